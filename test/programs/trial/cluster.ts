/**
 * `npm run trial -- cluster`: the cluster of `deploy/cluster/` on this machine, and its
 * failures, one after the other, while people answer. Prints a line for each.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endTraffic, openStage, requireAnswers, type Stage } from '../failures/driver.ts';
import { startTraffic, type Traffic, waitForSaves } from '../failures/traffic.ts';
import { type Cluster, findMissingPackages, startCluster } from './machines.ts';
import { watchSymptoms } from './symptoms.ts';

const rate = { clients: 20, savesPerSecond: 80 };
/** As in `deploy/cluster/patroni.yml`. */
const ttlSeconds = 15;
/** No caller waits longer, whatever PostgreSQL does. */
const maxCallSeconds = 7;
const savesBetween = 80;

interface Failure {
  readonly name: string;
  /** The longest time allowed without a successful save. */
  readonly maxSeconds: number;
  /** The symptom for an operator: a panel of the dashboard, or a result of the runbook's query. */
  readonly symptom: string;
  /** Breaks something. What it returns mends it, once saves go on. */
  run(cluster: Cluster, stage: Stage): Promise<() => unknown>;
}

const failures: readonly Failure[] = [
  {
    name: "primary's process killed",
    symptom: 'Errors by cause: unavailable',
    maxSeconds: 8,
    async run(cluster) {
      (await cluster.find('leader')).killPostgres();
      return () => {};
    },
  },
  {
    name: "primary's machine lost",
    symptom: 'Errors by cause: unavailable',
    maxSeconds: ttlSeconds + 3,
    async run(cluster) {
      const machine = await cluster.find('leader');
      machine.kill();
      return () => machine.restart();
    },
  },
  {
    // Patroni then asks it in vain for two seconds before it lets another one lead.
    name: "primary's machine hung",
    symptom: 'Can save',
    maxSeconds: ttlSeconds + 6,
    async run(cluster) {
      const machine = await cluster.find('leader');
      machine.freeze(); // nothing of it answers, and its connections stay open
      return () => machine.restart();
    },
  },
  {
    name: 'synchronous standby frozen',
    maxSeconds: maxCallSeconds,
    symptom: 'IPC SyncRep',
    async run(cluster) {
      const machine = await cluster.find('sync_standby');
      machine.freeze();
      return () => machine.thaw();
    },
  },
  {
    name: 'planned switchover',
    symptom: 'Errors by cause: unavailable',
    maxSeconds: 5,
    async run(cluster) {
      await cluster.switchOver();
      return () => {};
    },
  },
  {
    name: 'a node killed during a rolling restart',
    symptom: 'Answers of node 2',
    maxSeconds: 5,
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
    maxSeconds: 5,
    async run(cluster) {
      await cluster.restartPooler();
      return () => {};
    },
  },
];

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

interface Outcome {
  readonly traffic: Traffic;
  readonly missing: number;
  readonly seen: readonly string[];
}

function describe({ name }: Failure, { traffic, missing, seen }: Outcome): string {
  const { longestGap, longestCall, saved, refused, broken } = traffic;
  return [
    name.padEnd(40),
    `${seconds(longestGap).padStart(5)} s without a save`,
    `${saved} acknowledged`,
    `${refused + broken} refused`,
    `${missing} missing`,
    `the longest call ${seconds(longestCall)} s`,
    `seen in: ${seen.join(', ')}`,
  ].join(', ');
}

async function runFailure(failure: Failure, cluster: Cluster, stage: Stage): Promise<string> {
  const { requireWithin } = stage;
  const traffic = startTraffic(stage.address, rate);
  let seen: readonly string[] = [];
  try {
    await waitForSaves(traffic, savesBetween);
    await using symptoms = await watchSymptoms(stage.nodes, cluster.directUrl);
    const mend = await failure.run(cluster, stage);
    await pause(500); // what was on its way arrives
    await waitForSaves(traffic, savesBetween);
    await symptoms.look();
    seen = [...symptoms.seen];
    stage.require(
      seen.includes(failure.symptom),
      `${failure.name}: not seen in '${failure.symptom}', but in: ${seen.join(', ')}`,
    );
    await mend();
    await cluster.waitUntilHealthy();
    await waitForSaves(traffic, savesBetween);
  } finally {
    await endTraffic(stage, traffic, ['refused', 'broken']);
  }
  const missing = await requireAnswers({ ...stage, people: [...traffic.people] }, [stage.address]);
  const { longestGap, longestCall } = traffic;
  requireWithin(failure.maxSeconds * 1000, longestGap, `${failure.name}: the first save`);
  requireWithin(maxCallSeconds * 1000, longestCall, `${failure.name}: a call`);
  return describe(failure, { traffic, missing, seen });
}

export interface ClusterOptions {
  readonly report?: (line: string) => void;
  /** A part of the name of a failure, to run that alone. */
  readonly only?: string | undefined;
  readonly patience?: number;
}

/** Returns findings that an operator would not accept. Ends within ten minutes. */
export async function breakCluster({
  report = () => {},
  only = '',
  patience,
}: ClusterOptions): Promise<readonly string[]> {
  const absent = findMissingPackages();
  if (absent.length > 0)
    throw new Error(
      `*** The trial of the cluster needs: apt-get install ${absent.join(' ')}. NOTHING WAS TRIED.`,
    );
  const signal = AbortSignal.timeout(600_000);
  await using cleanup = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'spark-cluster-nodes-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startCluster(cleanup);
  const { url: DATABASE_URL, directUrl: MIGRATION_DATABASE_URL } = cluster;
  const stage = await openStage(cleanup, {
    folder,
    database: { settings: { DATABASE_URL, MIGRATION_DATABASE_URL } },
    nodes: 2,
    hasProxy: true,
    settings: { METRICS_PORT: '0' },
    patience,
  });
  for (const failure of failures.filter(({ name }) => name.includes(only))) {
    signal.throwIfAborted();
    report(await runFailure(failure, cluster, stage));
  }
  await requireAnswers(stage, new Set([stage.address, ...stage.nodes.map((node) => node.address)]));
  return stage.findings;
}
