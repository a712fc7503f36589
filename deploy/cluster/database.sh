#!/bin/bash
# One of three machines for etcd and PostgreSQL under Patroni, which run nothing else. As root, in a
# copy of this folder whose addresses, names and passwords are adapted (docs/operate.md). Not run.
set -euo pipefail

apt-get install --yes postgresql-15 patroni etcd-server nftables
pg_dropcluster --stop 15 main
systemctl disable --now postgresql
cat database.nft >> /etc/nftables.conf
nft -c -f /etc/nftables.conf
systemctl enable nftables
systemctl restart nftables
install -m 644 etcd.yml /etc/etcd.yml
echo ETCD_CONFIG_FILE=/etc/etcd.yml >> /etc/default/etcd
install -m 600 -o postgres patroni.yml /etc/patroni/config.yml
systemctl restart --no-block etcd # ready once two of the three run
