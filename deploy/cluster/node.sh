#!/bin/bash
# A machine with a node, HAProxy and PgBouncer, once a node is set up on it (docs/operate.md). As
# root, in a copy of this folder whose addresses, names and passwords are adapted. Not run.
set -euo pipefail

apt-get install --yes haproxy pgbouncer postgresql-client-15 nftables
read -rsp 'Password of survey: ' PASSWORD
(
  umask 077
  printf '"survey" "%s"\n' "$PASSWORD" > userlist.txt
  printf 'postgres://survey:%s@127.0.0.1:6432/survey\n' "$PASSWORD" > /etc/spark/secrets/database_url
  printf 'postgres://survey:%s@127.0.0.1:5000/survey\n' "$PASSWORD" > /etc/spark/secrets/migration_database_url
)
install -m 644 haproxy.cfg /etc/haproxy/
install -m 600 -o postgres pgbouncer.ini userlist.txt /etc/pgbouncer/
rm userlist.txt
systemctl restart haproxy pgbouncer
for unit in spark@ spark-backup spark-deletions; do
  install -d /etc/systemd/system/$unit.service.d
  printf '[Service]\nLoadCredential=migration_database_url:/etc/spark/secrets/migration_database_url\nEnvironment=MIGRATION_DATABASE_URL_FILE=%%d/migration_database_url\n' \
    > /etc/systemd/system/$unit.service.d/cluster.conf
done
echo HOST=0.0.0.0 >> /etc/spark/spark.env # nginx is on another machine
cat node.nft >> /etc/nftables.conf
nft -c -f /etc/nftables.conf
systemctl enable nftables
systemctl restart nftables
systemctl daemon-reload
systemctl enable spark@3000
systemctl restart spark@3000
