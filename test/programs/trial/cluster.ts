/**
 * `npm run trial -- cluster`: the cluster of `deploy/cluster/` on this machine, and its
 * failures, one after the other, while people answer. Prints a line for each.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededUniform } from 'spark-psychometrics';
import { spawnSupervised } from '../../support/process/supervised.ts';
import { endTraffic, openStage, requireAnswers, type Stage } from '../failures/driver.ts';
import { startTraffic, type Traffic, waitForSaves } from '../failures/traffic.ts';
import {
  type Chance,
  type ClusterFailure,
  clusterFailures,
  maxCallSeconds,
  maxStandbySeconds,
} from './cluster-failures.ts';
import type { StandbyWatch } from './members.ts';
import { type Cluster, findMissingPackages, startCluster } from './start-cluster.ts';
import { watchSymptoms } from './symptoms.ts';

const rate = { clients: 20, savesPerSecond: 80 };
const savesBetween = 80;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

interface Outcome {
  readonly traffic: Traffic;
  readonly missing: number;
  readonly seen: readonly string[];
  readonly standby: StandbyWatch;
  /** 0 if the machines did not agree on one. */
  readonly timeline: number;
}

function describe(name: string, outcome: Outcome): string {
  const { longestGap, longestCall, saved, refused, broken } = outcome.traffic;
  return [
    name.padEnd(40),
    `${seconds(longestGap).padStart(5)} s without a save`,
    `${saved} acknowledged`,
    `${refused + broken} refused`,
    `${outcome.missing} missing`,
    `the longest call ${seconds(longestCall)} s`,
    `${seconds(outcome.standby.longestGap)} s without a standby`,
    `timeline ${outcome.timeline}`,
    `seen in: ${outcome.seen.join(', ')}`,
  ].join(', ');
}

async function runFailure(
  { name, symptom, maxSeconds, run }: ClusterFailure,
  cluster: Cluster,
  stage: Stage & Chance & { readonly load: 'quiet' | 'busy' },
): Promise<string> {
  const { requireWithin, load } = stage;
  const traffic = startTraffic(stage.address, rate);
  await using standby = cluster.watchStandby();
  let seen: readonly string[] = [];
  let timeline = 0;
  try {
    await waitForSaves(traffic, savesBetween);
    await using symptoms = await watchSymptoms(stage.nodes, cluster.directUrl);
    const mend = await run(cluster, stage);
    await pause(500); // what was on its way arrives
    await waitForSaves(traffic, savesBetween);
    await symptoms.look();
    seen = [...symptoms.seen];
    stage.require(
      symptom === null || seen.includes(symptom),
      `${name}: not seen in '${symptom}', but in: ${seen.join(', ')}`,
    );
    await mend();
    timeline = await cluster.waitUntilHealthy().catch(() => 0);
    await waitForSaves(traffic, savesBetween);
  } finally {
    await endTraffic(stage, traffic, ['refused', 'broken']);
  }
  const missing = await requireAnswers({ ...stage, people: [...traffic.people] }, [stage.address]);
  const { longestGap, longestCall } = traffic;
  requireWithin(maxSeconds[load] * 1000, longestGap, `${name}: the first save`);
  requireWithin(maxCallSeconds[load] * 1000, longestCall, `${name}: a call`);
  requireWithin(maxStandbySeconds[load] * 1000, standby.longestGap, `${name}: the next standby`);
  stage.require(timeline > 0, `${name}: the machines are on several timelines`);
  return describe(name, { traffic, missing, seen, standby, timeline });
}

export interface ClusterOptions {
  readonly report?: (line: string) => void;
  /** A part of the name of a failure, to run that alone. */
  readonly only?: string | undefined;
  /** How often each failure is repeated, and what its moments are drawn from. */
  readonly rounds?: number | undefined;
  readonly seed?: string | undefined;
  /** How many loops keep the processors busy. */
  readonly busyLoops?: number | undefined;
  readonly patience?: number;
}

/** Returns findings that an operator would not accept. */
export async function breakCluster({
  report = () => {},
  only = '',
  rounds = 1,
  seed = 'cluster',
  busyLoops = 0,
  patience,
}: ClusterOptions): Promise<readonly string[]> {
  const absent = findMissingPackages();
  if (absent.length > 0)
    throw new Error(
      `*** The trial of the cluster needs: apt-get install ${absent.join(' ')}. NOTHING WAS TRIED.`,
    );
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
  const uniform = seededUniform(seed);
  const load = busyLoops > 0 ? 'busy' : 'quiet';
  for (let loop = 0; loop < busyLoops; loop += 1) {
    const busy = spawnSupervised(['sh', '-c', 'while :; do :; done'], 'TERM');
    cleanup.defer(() => void busy.stdin?.end());
  }
  for (let round = 1; round <= rounds; round += 1)
    for (const failure of clusterFailures.filter(({ name }) => name.includes(only)))
      report(await runFailure(failure, cluster, { ...stage, uniform, load }));
  await requireAnswers(stage, new Set([stage.address, ...stage.nodes.map((node) => node.address)]));
  return stage.findings;
}
