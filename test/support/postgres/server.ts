/**
 * A real PostgreSQL in a temporary folder, run by an unprivileged user, which ends with the process that started it:
 * a shell waits at the other end of a pipe, and stops the server when the pipe closes, however that comes.
 */

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
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
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPrograms, type Programs } from './programs.ts';

const superuser = 'spark';
const password = 'only-for-tests';

interface Settings {
  /** Whether a commit reaches the disk; for tests that end the server by force. */
  readonly durable?: boolean;
  /** On a port of 127.0.0.1 with a password, as in earnest; else on a socket in the folder. */
  readonly loopback?: boolean;
}

export interface PostgresServer {
  url(database: string): string;
  /** `SIGINT` ends it cleanly, `SIGQUIT` as a crash does. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

type Identity = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root. */
function unprivileged(): Identity {
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

/** Another user may not reach the repository's folder: then the programs are copied to where it can. */
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

const supervise = '"$@" & server=$!; cat; kill -INT "$server" 2>&-; wait "$server"';

export async function startPostgres({
  durable = false,
  loopback = false,
}: Settings = {}): Promise<PostgresServer> {
  const programs = findPrograms();
  if (!programs)
    throw new Error(
      'There is no PostgreSQL here. Install it, or set PG_BIN to the folder of its programs.',
    );
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'spark-pg-'));
  chmodSync(folder, 0o755);
  const [bin, data, passwordFile] = [
    reachable(programs, folder, identity),
    join(folder, 'data'),
    join(folder, 'password'),
  ];
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(data, identity.uid, identity.gid);
  const access = loopback ? ['-A', 'scram-sha-256', '--pwfile', passwordFile] : ['-A', 'trust'];
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', superuser, ...access, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = loopback ? await freePort() : 5432;
  const place = loopback
    ? ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
    : ['listen_addresses=', `unix_socket_directories=${data}`];
  const speed = durable
    ? []
    : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];
  const options = [
    ...place,
    ...speed,
    'max_connections=250',
    'max_wal_size=256MB',
    'log_min_messages=panic',
  ].flatMap((option) => ['-c', option]);
  const url = (database: string): string =>
    loopback
      ? `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
      : `postgres://${superuser}@localhost/${database}?host=${encodeURIComponent(data)}`;

  let shell: ChildProcess | null = null;
  const server: PostgresServer = {
    url,
    async start() {
      shell = spawn('sh', ['-c', supervise, 'sh', join(bin, 'postgres'), '-D', data, ...options], {
        ...identity,
        cwd: '/',
        stdio: ['pipe', 'ignore', 'inherit'],
      });
      await answers(url('postgres'));
    },
    async stop(signal = 'SIGINT') {
      if (!shell) return;
      const ended = new Promise((resolve) => shell?.once('exit', resolve));
      const holder = join(data, 'postmaster.pid');
      if (existsSync(holder))
        process.kill(Number(readFileSync(holder, 'utf8').split('\n', 1)[0]), signal);
      shell.stdin?.end();
      await ended;
      shell = null;
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function answers(url: string): Promise<void> {
  for (let tries = 600; ; tries--) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {}); // the failure is in what connect() throws
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await pause(50);
    }
  }
}
