/** The three machines of `deploy/cluster/` on this one, and what leads nodes to them. */

import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from '../../support/postgres/programs.ts';
import { findProgram } from '../../support/process/supervised.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import {
  choosePorts,
  createDatabase,
  localise,
  machineNumbers,
  makeFolder,
  password,
  type Place,
  portOf,
  type Program,
  replaceOnce,
  shipped,
  shippedPassword,
  startPooler,
  startProgram,
  startProxy,
} from './place.ts';

const debianPackages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx-light',
};

/** The Debian packages that are missing for the trial. */
export const findMissingPackages = (): string[] => [
  ...Object.entries(debianPackages).flatMap(([program, name]) =>
    findProgram(program) === null ? [name] : [],
  ),
  ...(findPrograms(['pg_basebackup']) ? [] : ['postgresql']),
];

/** A member as Patroni's REST interface names it. */
interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
}

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

export interface Machine {
  readonly name: string;
  /** Ends PostgreSQL alone, as the kernel does when memory is short. */
  killPostgres(): void;
  /** Ends all processes at once. */
  kill(): void;
  /** Stops and continues all processes. */
  freeze(): void;
  thaw(): void;
  /** Ends all remaining processes, and starts them again. */
  restart(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface Cluster {
  /** The address for nodes, and the one past the pooler. */
  readonly url: string;
  readonly directUrl: string;
  find(role: Member['role']): Promise<Machine>;
  /** Waits until there are a primary, a synchronous standby and another one, all streaming. */
  waitUntilHealthy(): Promise<void>;
  switchOver(): Promise<void>;
  restartPooler(): Promise<void>;
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

function makeMachine(place: Place, number: number): Machine {
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
  const listAll = (): number[] => {
    const postmaster = readPostmaster(data);
    const started = programs.flatMap(({ pid }) => listTree(pid).slice(1)); // without the shell
    return postmaster === null ? started : [...started, ...listTree(postmaster)];
  };
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
    kill: () => signal(listAll(), 'SIGKILL'),
    freeze: () => signal(listAll(), 'SIGSTOP'),
    thaw: () => signal(listAll(), 'SIGCONT'),
    async restart() {
      signal(listAll(), 'SIGKILL');
      await stopPrograms();
      start();
    },
    start,
    async stop() {
      signal(listAll(), 'SIGCONT');
      await stopPrograms();
    },
  };
}

const healthy = 'leader running, replica running, sync_standby running';
const healthyAttempts = 12_000;

/** Asks the first member that answers. */
function watchMembers(place: Place, machines: readonly Machine[]) {
  const askPatroni = (machine: string, path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${portOf(place, `10.0.0.${machine.slice(2)}:8008`)}${path}`, {
      signal: AbortSignal.timeout(2000),
      ...init,
    });

  async function listMembers(): Promise<readonly Member[]> {
    for (const { name } of machines)
      try {
        const answer = await askPatroni(name, '/cluster');
        // as: https://patroni.readthedocs.io/en/rest-api-guide/rest_api.html
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        continue; // the machine is lost or frozen
      }
    return [];
  }

  async function find(role: Member['role']): Promise<Machine> {
    const member = (await listMembers()).find((one) => one.role === role);
    const machine = machines.find(({ name }) => name === member?.name);
    if (!machine) throw new Error(`the cluster has no ${role}`);
    return machine;
  }

  async function isHealthy(): Promise<boolean> {
    const seen = (await listMembers()).map(
      ({ role, state }) => `${role} ${state.replace('streaming', 'running')}`,
    );
    return seen.toSorted().join(', ') === healthy;
  }

  return {
    find,
    waitUntilHealthy: () => waitFor('a primary with two standbys', isHealthy, healthyAttempts),
    async switchOver() {
      const { name: leader } = await find('leader');
      const answer = await askPatroni(leader, '/switchover', {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`patroni:${shippedPassword('patroni')}`)}` },
        body: JSON.stringify({ leader }),
        signal: AbortSignal.timeout(20_000),
      });
      if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`);
    },
  };
}

export async function startCluster(cleanup: AsyncDisposableStack): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-cluster-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  makeFolder(folder);
  const place: Place = { folder, ports: await choosePorts() };
  const machines = machineNumbers.map((number) => makeMachine(place, number));
  cleanup.defer(async () => void (await Promise.all(machines.map((machine) => machine.stop()))));
  for (const machine of machines) machine.start();
  const members = watchMembers(place, machines);
  await members.waitUntilHealthy();
  const proxy = startProxy(place);
  cleanup.defer(() => proxy.stop());
  const url = (port: string): string =>
    `postgres://survey:${password}@127.0.0.1:${portOf(place, port)}/survey`;
  const directUrl = url('127.0.0.1:5000');
  await createDatabase(directUrl);
  let pooler = startPooler(place);
  cleanup.defer(() => pooler.stop());
  return {
    ...members,
    url: url('127.0.0.1:6432'),
    directUrl,
    async restartPooler() {
      await pooler.stop();
      pooler = startPooler(place);
    },
  };
}
