/** The files of `deploy/cluster/` as they lie on this machine, and the programs that read them. */

import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryOnce } from '../../support/postgres/query.ts';
import { unprivileged } from '../../support/postgres/server.ts';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { findProgram, spawnSupervised } from '../../support/process/supervised.ts';
import { waitFor } from '../../support/process/wait-for.ts';

export const shipped = (name: string): string =>
  readFileSync(new URL(`../../../deploy/cluster/${name}`, import.meta.url), 'utf8');

/** The password of a user in the shipped `patroni.yml`. */
export const shippedPassword = (user: string): string =>
  new RegExp(`username: ${user}, password: (\\S+)`).exec(shipped('patroni.yml'))?.[1] ?? '';

export const machineNumbers = [1, 2, 3] as const;
/** The folder on this machine, and the local port for each address in the shipped files. */
export interface Place {
  readonly folder: string;
  readonly ports: ReadonlyMap<string, number>;
}

export const portOf = ({ ports }: Place, written: string): number => ports.get(written) ?? 0;

export function localise(place: Place, text: string): string {
  return text
    .replaceAll(
      /(server (db(\d)) \S+ check port) 8008/g,
      (_, rest: string, __, n: string) => `${rest} ${portOf(place, `10.0.0.${n}:8008`)}`,
    )
    .replaceAll(
      /(?:10\.0\.0\.\d|127\.0\.0\.1):\d+/g,
      (written) => `127.0.0.1:${portOf(place, written)}`,
    )
    .replaceAll(/10\.0\.0\.\d+\/\d+/g, '127.0.0.1/32'); // the machines, and the nodes' network
}

export function replaceOnce(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/cluster has no ${from}`);
  return text.replace(from, () => to);
}

export interface Program {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a program of its own user, whose messages go to a file. */
export function startProgram(place: Place, name: string, command: readonly string[]): Program {
  const log = join(place.folder, `${name}.log`);
  const shell = spawnSupervised(['sh', '-c', 'exec "$@" >>"$0" 2>&1', log, ...command], 'TERM', {
    ...unprivileged(),
    cwd: place.folder,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: place.folder },
  });
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  return {
    pid: shell.pid ?? 0,
    async stop() {
      shell.stdin?.end();
      await ended;
    },
  };
}

export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return path;
}

export async function choosePorts(): Promise<Place['ports']> {
  const written = [
    ...machineNumbers.flatMap((n) => [2379, 2380, 5432, 8008].map((port) => `10.0.0.${n}:${port}`)),
    '127.0.0.1:5000',
    '127.0.0.1:6432',
  ];
  const ports = await findFreePorts(written.length);
  return new Map(written.map((place, i) => [place, ports[i] ?? 0]));
}

export const password = 'only-for-the-trial';

export function startPooler(place: Place): Program {
  const users = join(place.folder, 'userlist.txt');
  writeFileSync(users, `"survey" "${password}"\n`, { mode: 0o644 });
  let text = replaceOnce(
    shipped('pgbouncer.ini'),
    '/etc/pgbouncer/userlist.txt\npool',
    `${users}\npool`,
  );
  text = replaceOnce(text, 'port=5000', `port=${portOf(place, '127.0.0.1:5000')}`);
  text = replaceOnce(
    text,
    'listen_port = 6432',
    `listen_port = ${portOf(place, '127.0.0.1:6432')}`,
  );
  text = replaceOnce(text, 'unix_socket_dir = /var/run/postgresql', 'unix_socket_dir =');
  const file = join(place.folder, 'pgbouncer.ini');
  writeFileSync(file, text, { mode: 0o644 });
  return startProgram(place, 'pgbouncer', [findProgram('pgbouncer') ?? '', file]);
}

export function startProxy(place: Place): Program {
  const file = join(place.folder, 'haproxy.cfg');
  // It runs as the user of the trial, without the rights to become another.
  const text = shipped('haproxy.cfg').replace(/^ +(?:user|group|chroot|log) .*\n/gm, '');
  writeFileSync(file, localise(place, text), { mode: 0o644 });
  return startProgram(place, 'haproxy', [findProgram('haproxy') ?? '', '-db', '-f', file]);
}

export async function createDatabase(directUrl: string): Promise<void> {
  const administrator = new URL(directUrl);
  Object.assign(administrator, { username: 'postgres', password: shippedPassword('postgres') });
  administrator.pathname = '/postgres';
  const statements = [
    `create role survey login password '${password}'`,
    'alter role survey set statement_timeout = 5000',
    'alter role survey set idle_in_transaction_session_timeout = 10000',
    'grant pg_monitor to survey',
    'create database survey owner survey',
  ];
  // HAProxy leads to any of the three until it has asked each.
  for (const statement of statements)
    await waitFor(statement, () =>
      queryOnce(administrator.href, statement).then(
        () => true,
        () => false,
      ),
    );
}
