/**
 * Compares saves, status calls and whole surveys with those of another checkout of this repository,
 * given as `AGAINST=FOLDER`. `git worktree add FOLDER COMMIT` makes one; link `node_modules` into
 * it. Both servers run at once, each on a database of its own, and are measured in alternating
 * short rounds.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../../test/support/postgres/server.ts';
import {
  type ServerProcess,
  startServer,
} from '../../../../test/support/process/server-process.ts';
import { median, type Measurement } from '../../measurement.ts';
import { createStartedAccounts, saveRequests } from '../accounts.ts';
import { generateLoad, type LoadResult, type PlannedRequest } from '../load.ts';
import { takeSurveys } from '../surveys.ts';
import { medianRatio, type Round, runInterleaved, throughput, throughputRatio } from './rounds.ts';

const connections = 64;
const seconds = 2;
const rounds = 15;
const surveyRounds = 7;
const surveysPerRound = 60;

interface Result extends LoadResult {
  /** Processor time of the server for a request, in microseconds. */
  readonly processorTime: number;
}

const ticksPerSecond = 100;

/** Returns the processor time of a process so far, in microseconds. Works only on Linux. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

const measuredRound =
  ({ pid, address }: ServerProcess, requests: readonly PlannedRequest[][]): Round<Result> =>
  async () => {
    const before = processorTime(pid);
    const result = await generateLoad(address, requests, seconds);
    const requestCount = result.requestsPerSecond * seconds;
    return { ...result, processorTime: (processorTime(pid) - before) / requestCount };
  };

/** Creates an account for each connection, and returns a round of saves and one of status calls. */
async function createRounds(server: ServerProcess): Promise<Record<Kind, Round<Result>>> {
  const accounts = await createStartedAccounts(server.address, connections);
  const statusRequests = accounts.map(({ token }): PlannedRequest[] => [
    { name: 'surveyStatus', token },
  ]);
  return {
    saves: measuredRound(server, accounts.map(saveRequests)),
    status: measuredRound(server, statusRequests),
  };
}

type Kind = 'saves' | 'status';

const bars = { saves: 0.85, status: 0.8 } as const;

function rows(
  engine: string,
  kind: Kind,
  results: readonly Result[],
  earlier: readonly Result[],
): Measurement[] {
  const perSecond = (side: readonly Result[]): number => Math.round(throughput(side));
  const microseconds = (side: readonly Result[]): number =>
    Math.round(median(side.map((result) => result.processorTime)));
  return [
    {
      name: `${kind} against an earlier commit, ${engine}`,
      value: throughputRatio(results, earlier),
      unit: '×',
      against: `${perSecond(results)}/s, earlier ${perSecond(earlier)}/s`,
      bar: { atLeast: bars[kind] },
    },
    {
      name: `${kind}, processor time of the server, ${engine}`,
      value: medianRatio(results, earlier, (result) => result.processorTime),
      unit: '×',
      against: `${microseconds(results)} µs, earlier ${microseconds(earlier)} µs`,
      bar: null,
    },
  ];
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

async function compareServers(
  engine: string,
  server: ServerProcess,
  earlier: ServerProcess,
): Promise<Measurement[]> {
  const own = await createRounds(server);
  const others = await createRounds(earlier);
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
    ...rows(engine, 'saves', results.saves, results.earlierSaves),
    ...rows(engine, 'status', results.status, results.earlierStatus),
    await compareSurveys(engine, server, earlier),
  ];
}

/** Starts both servers with the settings of their index, compares them, and stops them. */
async function compareEngine(
  engine: string,
  checkout: string,
  settings: readonly Readonly<Record<string, string>>[],
): Promise<Measurement[]> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'spark-bench-')));
  const servers: ServerProcess[] = [];
  const start = async (index: number, program?: string): Promise<ServerProcess> => {
    const environment = { RATE_LIMIT_SCALE: '1000000', ...settings[index] };
    const server = await startServer(folders[index] ?? '', environment, program);
    servers.push(server);
    return server;
  };
  try {
    const server = await start(0);
    const earlier = await start(1, join(resolve(checkout), 'src/server/main.ts'));
    return await compareServers(engine, server, earlier);
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

/** Compares the servers on two databases of one PostgreSQL. */
async function onPostgres(checkout: string): Promise<Measurement[]> {
  const postgres = await startPostgres({ durable: true, loopback: true });
  const databases = ['postgres', 'earlier'];
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  try {
    await client.connect();
    await client.query('create database earlier');
    const settings = databases.map((name) => ({ DATABASE_URL: postgres.url(name) }));
    return await compareEngine('PostgreSQL', checkout, settings);
  } finally {
    await client.end();
    await postgres.remove();
  }
}

export async function earlierCommit(): Promise<Measurement[]> {
  const checkout = process.env['AGAINST'];
  if (checkout === undefined) {
    process.stderr.write('SKIPPED: earlier: AGAINST names no checkout to compare with.\n');
    return [];
  }
  return [...(await compareEngine('embedded', checkout, [])), ...(await onPostgres(checkout))];
}
