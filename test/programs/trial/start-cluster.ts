/** The three machines of `deploy/cluster/` on this one, and what leads nodes to them. */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from '../../support/postgres/programs.ts';
import { findProgram } from '../../support/process/supervised.ts';
import { makeMachine } from './machines.ts';
import { type Members, watchMembers } from './members.ts';
import {
  choosePorts,
  createDatabase,
  machineNumbers,
  makeFolder,
  password,
  type Place,
  portOf,
  startPooler,
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

export interface Cluster extends Members {
  /** The address for nodes, and the one past the pooler. */
  readonly url: string;
  readonly directUrl: string;
  freezeStore(): void;
  thawStore(): void;
  restartPooler(): Promise<void>;
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
    freezeStore: () => machines.forEach((machine) => machine.freeze('etcd')),
    thawStore: () => machines.forEach((machine) => machine.thaw('etcd')),
    async restartPooler() {
      await pooler.stop();
      pooler = startPooler(place);
    },
  };
}
