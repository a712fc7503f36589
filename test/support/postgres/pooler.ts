/** PgBouncer in transaction mode in front of a PostgreSQL server. It ends with this process. */

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../process/free-ports.ts';
import { findProgram, spawnSupervised } from '../process/supervised.ts';
import { waitFor } from '../process/wait-for.ts';
import { queryOnce } from './query.ts';
import { unprivileged } from './server.ts';

export interface Pooler {
  url(database: string): string;
  /** Leads to another server; open connections to the old one end with their transaction. */
  pointTo(server: string): Promise<void>;
  stop(): Promise<void>;
}

/** Few, so that programs have to share them. */
const serverConnections = 4;

export const findPgBouncer = (): string | null => findProgram('pgbouncer');

/** Returns the part of the configuration that leads to the server of an address. */
function formatTarget(server: string): string {
  const { hostname, port, username, password, searchParams } = new URL(server);
  const parts = {
    host: searchParams.get('host') ?? hostname,
    port: port || '5432',
    user: username,
    password,
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

const formatConfig = (server: string, port: number): string => `
[databases]
* = ${formatTarget(server)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = spark
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 2000
server_idle_timeout = 5
server_login_retry = 1
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
`;

export async function startPooler(server: string): Promise<Pooler> {
  const program = findPgBouncer();
  if (program === null)
    throw new Error('There is no PgBouncer here. Install it (Debian: apt-get install pgbouncer).');
  const folder = mkdtempSync(join(tmpdir(), 'spark-pooler-'));
  chmodSync(folder, 0o755);
  const [port = 0] = await findFreePorts(1);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, formatConfig(server, port));
  const shell = spawnSupervised([program, '--quiet', config], 'INT', {
    ...unprivileged(),
    cwd: '/',
  });
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  const url = (database: string): string => `postgres://spark@127.0.0.1:${port}/${database}`;

  /** Sends a command to PgBouncer itself, which understands only simple queries. */
  const command = (text: string) => queryOnce(url('pgbouncer'), text);
  await waitFor('PgBouncer', () =>
    command('show version').then(
      () => true,
      () => false,
    ),
  );
  return {
    url,
    async pointTo(next) {
      writeFileSync(config, formatConfig(next, port));
      await command('reload');
      await command('reconnect');
    },
    async stop() {
      shell.stdin?.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
