/** What `npm run trial -- cluster` breaks, and what an operator would see of it. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from '../failures/driver.ts';
import type { Cluster } from './start-cluster.ts';

/** As in `deploy/cluster/patroni.yml`. */
const ttlSeconds = 15;
/** On a quiet machine, and on one whose processors are busy. */
interface Limit {
  readonly quiet: number;
  readonly busy: number;
}

/** No caller waits longer, whatever PostgreSQL does. */
export const maxCallSeconds: Limit = { quiet: 10, busy: 30 };
/** That a primary may be without a standby which could be promoted, from the failure on. */
export const maxStandbySeconds: Limit = { quiet: 30, busy: 45 };
/** A hung machine is woken until then, once another one leads. */
const lastWakingSeconds = 12;
const frozenStoreSeconds = 30;

export interface Chance {
  /** Random numbers in [0, 1), the same for the same seed. */
  readonly uniform: () => number;
}

export interface ClusterFailure {
  readonly name: string;
  /** The longest time allowed without a successful save. */
  readonly maxSeconds: Limit;
  /** The symptom for an operator: a panel of the dashboard, or a result of the runbook's query. */
  readonly symptom: string | null;
  /** Breaks something. What it returns mends the rest, once saves go on. */
  run(cluster: Cluster, stage: Stage & Chance): Promise<() => unknown>;
}

/** Nothing of what hangs answers, and its connections stay open. */
async function hangAndWake(
  cluster: Cluster,
  uniform: () => number,
  part?: 'patroni',
): Promise<() => unknown> {
  const machine = await cluster.findPrimary();
  await pause(2000 * uniform()); // at any point of Patroni's loop
  machine.freeze(part);
  await cluster.waitForPrimaryBeside(machine);
  await pause(1000 * lastWakingSeconds * uniform());
  machine.thaw(part);
  return () => {};
}

export const clusterFailures: readonly ClusterFailure[] = [
  {
    name: "primary's process killed",
    symptom: 'Errors by cause: unavailable',
    maxSeconds: { quiet: 15, busy: 30 },
    async run(cluster) {
      (await cluster.findPrimary()).killPostgres();
      return () => {};
    },
  },
  {
    name: "primary's machine lost",
    symptom: 'Errors by cause: unavailable',
    maxSeconds: { quiet: ttlSeconds + 5, busy: ttlSeconds + 25 },
    async run(cluster) {
      const machine = await cluster.findPrimary();
      machine.kill();
      return () => machine.restart();
    },
  },
  {
    // Patroni then asks it in vain for two seconds before it lets another one lead.
    name: "primary's machine hung, then woken",
    symptom: 'Can save',
    maxSeconds: { quiet: ttlSeconds + 8, busy: ttlSeconds + 25 },
    run: (cluster, { uniform }) => hangAndWake(cluster, uniform),
  },
  {
    // What a watchdog would reset.
    name: "primary's Patroni hung, then woken",
    symptom: 'Can save',
    maxSeconds: { quiet: ttlSeconds + 8, busy: ttlSeconds + 25 },
    run: (cluster, { uniform }) => hangAndWake(cluster, uniform, 'patroni'),
  },
  {
    name: 'store of leases frozen',
    symptom: null,
    maxSeconds: { quiet: 5, busy: 15 },
    async run(cluster) {
      cluster.freezeStore();
      await pause(1000 * frozenStoreSeconds);
      cluster.thawStore();
      return () => {};
    },
  },
  {
    name: 'synchronous standby frozen',
    maxSeconds: { quiet: 7, busy: 15 },
    symptom: 'IPC SyncRep',
    async run(cluster) {
      const machine = await cluster.findSynchronousStandby();
      machine.freeze();
      return () => machine.thaw();
    },
  },
  {
    // On a quiet machine calls wait until the new primary has its standby, and nobody is refused.
    name: 'planned switchover',
    symptom: null,
    maxSeconds: { quiet: 7, busy: 15 },
    async run(cluster) {
      await cluster.switchOver();
      return () => {};
    },
  },
  {
    name: 'a node killed during a rolling restart',
    symptom: 'Answers of node 2',
    maxSeconds: { quiet: 5, busy: 15 },
    async run(_, { nodes, restart }) {
      await nodes[0]?.stop();
      await restart(0);
      await nodes[1]?.kill();
      return () => restart(1);
    },
  },
  {
    name: 'PgBouncer restarted',
    symptom: 'Errors by cause: unavailable',
    maxSeconds: { quiet: 5, busy: 15 },
    async run(cluster) {
      await cluster.restartPooler();
      return () => {};
    },
  },
];
