/** A machine of `deploy/cluster/` on this one: its processes, which can be frozen and ended. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms } from '../../support/postgres/programs.ts';
import { findProgram } from '../../support/process/supervised.ts';
import {
  localise,
  makeFolder,
  type Place,
  type Program,
  replaceOnce,
  shipped,
  startProgram,
} from './place.ts';

type Signal = 'SIGKILL' | 'SIGSTOP' | 'SIGCONT';

/** Returns the ids of the process and of all that it has started, as `/proc` lists them. */
function listTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // the process has ended
    }
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function signal(pids: readonly number[], name: Signal): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // the process has ended
    }
}

type Part = 'etcd' | 'patroni';

export interface Machine {
  readonly name: string;
  /** Ends PostgreSQL alone, as the kernel does when memory is short. */
  killPostgres(): void;
  /** Ends all processes at once. */
  kill(): void;
  /** Stops and continues all processes, or one program. */
  freeze(part?: Part): void;
  thaw(part?: Part): void;
  /** Ends all remaining processes, and starts them again. */
  restart(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Changes the lines that are marked as different on each machine, and no others. */
const forMachine = (text: string, number: number): string =>
  text.replaceAll(/^.*# differs$/gm, (line) =>
    line.replace('10.0.0.1', `10.0.0.${number}`).replace('db1', `db${number}`),
  );

function readPostmaster(data: string): number | null {
  const path = join(data, 'postmaster.pid');
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n', 1)[0]) : null;
}

/** The processes of the started programs, etcd and Patroni, and of PostgreSQL. */
function listProcesses(programs: readonly Program[], data: string, part?: Part): number[] {
  const postmaster = readPostmaster(data);
  const postgres = postmaster === null ? [] : listTree(postmaster);
  // Without the shell that started the program.
  const [etcd = [], patroni = []] = programs.map(({ pid }) => listTree(pid).slice(1));
  if (part === 'etcd') return etcd;
  if (part === 'patroni') return patroni.filter((pid) => !postgres.includes(pid));
  return [...etcd, ...patroni, ...postgres];
}

export function makeMachine(place: Place, number: number): Machine {
  const name = `db${number}`;
  const own: Place = { ...place, folder: makeFolder(join(place.folder, name)) };
  const data = join(own.folder, 'data');
  const [etcdFile, patroniFile] = [join(own.folder, 'etcd.yml'), join(own.folder, 'patroni.yml')];
  const write = (path: string, text: string): void =>
    writeFileSync(path, localise(place, forMachine(text, number)), { mode: 0o644 });
  write(
    etcdFile,
    replaceOnce(shipped('etcd.yml'), '/var/lib/etcd/spark', join(own.folder, 'etcd')),
  );
  let patroni = replaceOnce(shipped('patroni.yml'), '/var/lib/postgresql/15/spark', data);
  patroni = replaceOnce(
    patroni,
    '/usr/lib/postgresql/15/bin',
    findPrograms(['pg_basebackup'])?.folder ?? '',
  );
  const sockets = `  parameters: { unix_socket_directories: '' }\n  pg_hba:`;
  patroni = replaceOnce(patroni, '  pg_hba:\n    - local all postgres peer', sockets);
  write(patroniFile, patroni);
  let programs: Program[] = [];
  const list = (part?: Part): number[] => listProcesses(programs, data, part);
  const stopPrograms = async (): Promise<void> => {
    for (const program of programs.toReversed()) await program.stop();
    programs = [];
  };
  const start = (): void => {
    programs = [
      startProgram(own, 'etcd', [findProgram('etcd') ?? '', '--config-file', etcdFile]),
      startProgram(own, 'patroni', [findProgram('patroni') ?? '', patroniFile]),
    ];
  };
  return {
    name,
    killPostgres: () => signal([readPostmaster(data) ?? 0].filter(Boolean), 'SIGKILL'),
    kill: () => signal(list(), 'SIGKILL'),
    freeze(part) {
      signal(list(part), 'SIGSTOP');
      signal(list(part), 'SIGSTOP'); // started meanwhile
    },
    thaw: (part) => signal(list(part), 'SIGCONT'),
    async restart() {
      signal(list(), 'SIGKILL');
      await stopPrograms();
      start();
    },
    start,
    async stop() {
      signal(list(), 'SIGCONT');
      await stopPrograms();
    },
  };
}
