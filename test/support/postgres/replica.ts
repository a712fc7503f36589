import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePorts } from '../process/free-ports.ts';
import { waitFor } from '../process/wait-for.ts';
import { findPrograms } from './programs.ts';
import { queryOnce } from './query.ts';
import { makeOwnedFolder, type PostgresServer, prepareCluster, runCluster } from './server.ts';

export const canReplicate = (): boolean => findPrograms(['pg_basebackup']) !== null;

const query = (server: PostgresServer, text: string) => queryOnce(server.url('postgres'), text);

export async function startReplicated() {
  const cluster = await prepareCluster(true, true, ['pg_basebackup']);
  const [standbyPort = 0] = await findFreePorts(1);
  const primary = await runCluster(cluster, { durable: true });
  const [folder = ''] = cluster.folders;
  const data = makeOwnedFolder(join(folder, 'standby'), cluster.identity);
  const { username, password, port } = new URL(primary.url('postgres'));
  await promisify(execFile)(
    join(cluster.bin, 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', port, '-U', username, '-D', data, '-R', '-c', 'fast'],
    { ...cluster.identity, cwd: '/', env: { PGPASSWORD: password } },
  );
  const standby = await runCluster(
    { ...cluster, data, port: standbyPort },
    // A standby answers nothing at serializable (`ISOLATION=serializable`).
    { durable: true, options: ['default_transaction_isolation=read committed'] },
  );
  await query(primary, `alter system set synchronous_standby_names = '*'`);
  await query(primary, 'select pg_reload_conf()');
  await waitFor('the standby', async () => {
    const rows = await query(
      primary,
      `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    );
    return rows.length === 1;
  });
  return {
    primary,
    standby,
    primaryPort: Number(port),
    standbyPort,
    /** Makes the standby the primary. The old one stays alive and takes only reads. */
    async promote() {
      await query(primary, 'alter system set default_transaction_read_only = on');
      await query(primary, 'select pg_reload_conf()');
      // A write that began before waits for the standby, or ends.
      await waitFor('the last write', async () => {
        const rows = await query(
          primary,
          `select 1 from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()`,
        );
        return rows.length === 0;
      });
      await query(standby, 'select pg_promote()');
    },
    async remove() {
      await standby.stop();
      await primary.remove();
    },
  };
}
