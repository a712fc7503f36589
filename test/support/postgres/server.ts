/** A real PostgreSQL in temporary folders. It ends with this process. */

import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '../process/free-ports.ts';
import { spawnSupervised } from '../process/supervised.ts';
import { memoryFolder } from './memory-folder.ts';
import { findPrograms, type Programs } from './programs.ts';
import { queryOnce } from './query.ts';

const superuser = 'spark';
const password = 'only-for-tests';

interface Settings {
  /** Is on the disk and writes every commit to it, for tests that end the server by force. */
  readonly durable?: boolean;
  /** Listens on a port with a password, as in production, instead of a socket in the folder. */
  readonly loopback?: boolean;
  readonly options?: readonly string[];
  /** Programs of PostgreSQL that the test needs besides the server, such as `pg_dump`. */
  readonly others?: readonly string[];
}

export interface PostgresServer {
  /** The folder of the cluster, with `base` and `pg_wal`. */
  readonly data: string;
  url(database: string): string;
  /** `SIGINT` shuts PostgreSQL down cleanly. `SIGQUIT` stops it at once, as in a crash. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

type Identity = { uid: number; gid: number } | Record<string, never>;

/**
 * Returns a user to run PostgreSQL as, because it refuses to run as root. Returns an empty object
 * if this process does not run as root.
 */
export function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || 'none'),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither a user postgres nor nobody to run it as.',
  );
}

/**
 * Returns a folder of PostgreSQL's programs that the user can run. If the user cannot run the
 * programs inside the repository, copies them to `folder`.
 */
function reachable(programs: Programs, folder: string, identity: Identity): string {
  const runs =
    spawnSync(join(programs.folder, 'postgres'), ['--version'], { ...identity }).status === 0;
  if (runs || !programs.bundled) return programs.folder;
  cpSync(join(programs.folder, '../..'), join(folder, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return join(folder, 'native', 'bin');
}

/** Creates a database cluster in `data`, which must not exist. */
function createCluster(
  { bin, data, identity }: { bin: string; data: string; identity: Identity },
  passwordFile: string | null,
): void {
  makeOwnedFolder(data, identity);
  const access =
    passwordFile === null ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', passwordFile];
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', superuser, ...access, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** `ISOLATION=serializable` sets the level at which all tests on PostgreSQL run. */
function isolationOption(): string[] {
  const { ISOLATION: level } = process.env;
  return level ? [`default_transaction_isolation=${level}`] : [];
}

/** Returns the options of `postgres`. If the port is null, it listens on a socket in `data`. */
function serverOptions(data: string, port: number | null, durable: boolean): string[] {
  const place =
    port === null
      ? ['listen_addresses=', `unix_socket_directories=${data}`]
      : ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const speed = durable
    ? []
    : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];
  return [
    ...place,
    ...speed,
    'max_connections=250',
    'max_wal_size=256MB',
    'log_min_messages=panic',
    ...isolationOption(),
  ].flatMap((option) => ['-c', option]);
}

export interface Cluster {
  readonly folders: readonly string[];
  readonly bin: string;
  readonly data: string;
  readonly identity: Identity;
  /** The port that PostgreSQL listens on; null if it listens on a socket in `data`. */
  readonly port: number | null;
}

/** Room for the databases of all tests that run at the same time, and for the write-ahead log. */
const clusterBytes = 2 ** 30;

function makeFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'spark-pg-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function makeOwnedFolder(path: string, { uid, gid }: Cluster['identity']): string {
  mkdirSync(path, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return path;
}

export async function prepareCluster(
  durable: boolean,
  loopback: boolean,
  others: readonly string[] = [],
): Promise<Cluster> {
  const programs = findPrograms(others);
  if (!programs)
    throw new Error(
      'There is no PostgreSQL here. Install it, or set PG_BIN to the folder of its programs.',
    );
  const identity = unprivileged();
  const folder = makeFolder(tmpdir());
  const place = durable ? folder : makeFolder(memoryFolder(clusterBytes));
  const [data, passwordFile] = [join(place, 'data'), join(folder, 'password')];
  const bin = reachable(programs, folder, identity);
  writeFileSync(passwordFile, password);
  createCluster({ bin, data, identity }, loopback ? passwordFile : null);
  const port = loopback ? ((await findFreePorts(1))[0] ?? null) : null;
  return { folders: [folder, place], bin, data, identity, port };
}

export const startPostgres = async ({
  durable = false,
  loopback = false,
  others = [],
  ...settings
}: Settings = {}): Promise<PostgresServer> =>
  runCluster(await prepareCluster(durable, loopback, others), { durable, ...settings });

export async function runCluster(
  { folders, bin, data, identity, port }: Cluster,
  { durable = false, options = [] }: Omit<Settings, 'loopback' | 'others'>,
): Promise<PostgresServer> {
  const url = (database: string): string =>
    port === null
      ? `postgres://${superuser}@localhost/${database}?host=${encodeURIComponent(data)}`
      : `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  const command = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...serverOptions(data, port, durable),
    ...options.flatMap((option) => ['-c', option]),
  ];

  let shell: ChildProcess | null = null;
  const server: PostgresServer = {
    data,
    url,
    async start() {
      shell = spawnSupervised(command, 'INT', { ...identity, cwd: '/' });
      await waitUntilReady(url('postgres'));
    },
    async stop(signal = 'SIGINT') {
      if (!shell) return;
      const ended = new Promise((resolve) => shell?.once('exit', resolve));
      const pidFile = join(data, 'postmaster.pid');
      if (existsSync(pidFile))
        process.kill(Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]), signal);
      shell.stdin?.end();
      await ended;
      shell = null;
    },
    async remove() {
      await server.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 600; ; tries--)
    try {
      await queryOnce(url, 'select 1');
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await pause(50);
    }
}
