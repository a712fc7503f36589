/**
 * Compares saves, status calls and whole surveys with those of another checkout of this repository,
 * given as `AGAINST=FOLDER`. `git worktree add FOLDER COMMIT` makes one; link `node_modules` into
 * it. Both servers run at once, each on a database of its own, and are measured in alternating
 * short rounds.
 */

import { join, resolve } from 'node:path';
import type { ServerProcess } from '../../../test/support/process/server-process.ts';
import { median, type Measurement } from '../measurement.ts';
import { openPostgres, openServer, type Settings } from '../places.ts';
import { createStartedAccounts, saveRequests } from './accounts.ts';
import { generateLoad, type LoadResult, type PlannedRequest } from './load.ts';
import { medianRatio, type Round, runInterleaved, throughput, throughputRatio } from './rounds.ts';
import { takeSurveys } from './surveys.ts';

const connections = 64;
const seconds = 2;
const rounds = 15;
const surveyRounds = 7;
const surveysPerRound = 60;

/** Creates an account for each connection, and returns a round of saves and one of status calls. */
async function createRounds({ address }: ServerProcess): Promise<Record<Kind, Round>> {
  const accounts = await createStartedAccounts(address, connections);
  const statusRequests = accounts.map(({ token }): PlannedRequest[] => [
    { name: 'surveyStatus', token },
  ]);
  return {
    saves: () => generateLoad(address, accounts.map(saveRequests), seconds),
    status: () => generateLoad(address, statusRequests, seconds),
  };
}

type Kind = 'saves' | 'status';
const bars = { saves: 0.85, status: 0.8 } as const;

function throughputRow(
  engine: string,
  kind: Kind,
  results: readonly LoadResult[],
  earlier: readonly LoadResult[],
): Measurement {
  const [own, other] = [results, earlier].map((side) => Math.round(throughput(side)));
  return {
    name: `${kind} against an earlier commit, ${engine}`,
    value: throughputRatio(results, earlier),
    unit: '×',
    against: `${own}/s, earlier ${other}/s`,
    bar: { atLeast: bars[kind] },
  };
}

const surveyRound =
  ({ address }: ServerProcess): Round<number> =>
  async () => {
    const started = performance.now();
    await takeSurveys(address, surveysPerRound);
    return (surveysPerRound * 1000) / (performance.now() - started);
  };

/** Measures whole surveys a second on both, after a warm-up. */
async function compareSurveys(
  engine: string,
  server: ServerProcess,
  earlier: ServerProcess,
): Promise<Measurement> {
  const sides = { own: surveyRound(server), earlier: surveyRound(earlier) };
  const results = await runInterleaved(sides, surveyRounds);
  const [own, others] = [median(results.own), median(results.earlier)];
  return {
    name: `whole surveys against an earlier commit, ${engine}`,
    value: medianRatio(results.own, results.earlier, (rate) => rate),
    unit: '×',
    against: `${own.toFixed(1)}/s, earlier ${others.toFixed(1)}/s`,
    bar: { atLeast: 1.5 },
  };
}

/** Starts both servers with the settings of their index, compares them, and stops them. */
async function compareEngine(
  engine: string,
  checkout: string,
  settings: readonly Settings[],
): Promise<Measurement[]> {
  await using server = await openServer(settings[0]);
  const program = join(resolve(checkout), 'src/server/main.ts');
  await using earlier = await openServer(settings[1], { program });
  const [own, others] = [await createRounds(server), await createRounds(earlier)];
  const results = await runInterleaved(
    {
      saves: own.saves,
      earlierSaves: others.saves,
      status: own.status,
      earlierStatus: others.status,
    },
    rounds,
  );
  return [
    throughputRow(engine, 'saves', results.saves, results.earlierSaves),
    throughputRow(engine, 'status', results.status, results.earlierStatus),
    await compareSurveys(engine, server, earlier),
  ];
}

export async function earlierCommit(): Promise<Measurement[]> {
  const checkout = process.env['AGAINST'];
  if (checkout === undefined) {
    process.stderr.write('SKIPPED: earlier: AGAINST names no checkout to compare with.\n');
    return [];
  }
  const embedded = await compareEngine('embedded', checkout, []);
  await using postgres = await openPostgres('earlier');
  const settings = ['postgres', 'earlier'].map((name) => ({ DATABASE_URL: postgres.url(name) }));
  return [...embedded, ...(await compareEngine('PostgreSQL', checkout, settings))];
}
