/**
 * Compares the latency of calls in two databases: one with a million finished surveys, and one with
 * a thousand. It takes up to a quarter of an hour to create the large database. With
 * `SEEDED=FOLDER` in the environment, the large database is kept for the next run: its data in
 * `FOLDER/database`, and the login and share codes in `FOLDER/codes`.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { calls } from '../../src/contract/endpoints.ts';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { type ServerProcess, startServer } from '../../test/support/process/server-process.ts';
import { call } from '../../test/support/server/survey-taker.ts';
import { median, type Measurement } from '../measurement.ts';
import { createStartedAccounts, saveBody } from './accounts.ts';
import {
  moveToPostgres,
  sampleCodes,
  seedDatabase,
  type SeededDatabase,
} from './seeded-database.ts';

const smallSize = 1000;
const largeSize = 1_000_000;
const rounds = 20;
const callsPerRound = 100;
const people = 300;
const concurrency = 4;

type Pair<T> = readonly [small: T, large: T];

const kinds = ['save', 'status', 'public profile', 'compare'] as const;
type Kind = (typeof kinds)[number];
type Caller = (kind: Kind, n: number) => Promise<unknown>;

async function readPublicProfile(address: string, shareCode: string): Promise<string> {
  const reply = await fetch(address + calls.publicProfile.path.replace('{shareCode}', shareCode));
  if (!reply.ok) throw new Error(`publicProfile was answered with ${reply.status}`);
  return reply.text();
}

/** Prepares accounts, and returns a function that makes the n-th call of a given kind. */
async function createCaller({ address }: ServerProcess, database: SeededDatabase): Promise<Caller> {
  const sample = sampleCodes(database, people);
  const started = await createStartedAccounts(address, 50);
  const [first] = sample;
  const session = await call(address, 'login', undefined, { loginCode: first?.loginCode });
  if (!('accessToken' in session)) throw new Error('no session');
  const mine = first?.shareCode ?? '';
  const theirs = (n: number): string => sample[(n % (sample.length - 1)) + 1]?.shareCode ?? '';
  return async (kind, n) => {
    const token = started[n % started.length]?.token ?? '';
    switch (kind) {
      case 'save':
        return call(
          address,
          'saveResponse',
          token,
          saveBody(Math.floor(n / started.length), (n % 7) + 1),
        );
      case 'status':
        return call(address, 'surveyStatus', token);
      case 'public profile':
        return readPublicProfile(address, theirs(n));
      case 'compare':
        return call(address, 'compareProfiles', session.accessToken, {
          shareCode1: mine,
          shareCode2: theirs(n),
        });
    }
  };
}

/**
 * Makes a round of calls, four at a time, and returns the median of their latencies in
 * milliseconds.
 */
async function measureRound(make: (n: number) => Promise<unknown>, from: number): Promise<number> {
  const latencies: number[] = [];
  let next = from;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < from + callsPerRound; n = next++) {
      const started = performance.now();
      await make(n);
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return median(latencies);
}

/**
 * Compares the two databases in short rounds, in alternating order, so that other work on the
 * machine affects both alike. The first calls are not measured, because a profile is computed when
 * it is first read.
 */
async function compareKind(
  engine: string,
  kind: Kind,
  [small, large]: Pair<Caller>,
): Promise<Measurement> {
  for (const caller of [small, large]) for (let n = 0; n < people; n++) await caller(kind, n);
  const latencies: { small: number; large: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = round * callsPerRound;
    const measureSmall = () => measureRound((n) => small(kind, n), from);
    const measureLarge = () => measureRound((n) => large(kind, n), from);
    latencies.push(
      round % 2 === 0
        ? { small: await measureSmall(), large: await measureLarge() }
        : { large: await measureLarge(), small: await measureSmall() },
    );
  }
  return {
    name: `${kind} among a million accounts, ${engine}`,
    value: median(latencies.map((latency) => latency.large / latency.small)),
    unit: '×',
    against: `among a thousand (${median(latencies.map((latency) => latency.small)).toFixed(2)} ms)`,
    bar: { atMost: 1.2 },
  };
}

async function compareSizes(
  engine: string,
  servers: Pair<ServerProcess>,
  databases: Pair<SeededDatabase>,
): Promise<Measurement[]> {
  const callers = [
    await createCaller(servers[0], databases[0]),
    await createCaller(servers[1], databases[1]),
  ] as const;
  const rows: Measurement[] = [];
  for (const kind of kinds) rows.push(await compareKind(engine, kind, callers));
  return rows;
}

const settings = { RATE_LIMIT_SCALE: '1000000', MASTER_KEY: '' };

async function onSqlite(databases: Pair<SeededDatabase>): Promise<Measurement[]> {
  const servers = [
    await startServer(databases[0].folder, settings),
    await startServer(databases[1].folder, settings),
  ] as const;
  try {
    return await compareSizes('embedded', servers, databases);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Copies both databases to PostgreSQL with `npm run move`, and compares the copies. */
async function onPostgres(databases: Pair<SeededDatabase>): Promise<Measurement[]> {
  const postgres = await startPostgres({ durable: true, loopback: true });
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  const servers: ServerProcess[] = [];
  try {
    await client.connect();
    for (const [n, database] of databases.entries()) {
      await client.query(`create database place_${n}`);
      const url = postgres.url(`place_${n}`);
      await moveToPostgres(database, url);
      servers.push(await startServer(database.folder, { ...settings, DATABASE_URL: url }));
    }
    const pair = servers as unknown as Pair<ServerProcess>; // as: one server for each database
    return await compareSizes('PostgreSQL', pair, databases);
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await postgres.remove();
  }
}

export async function scale(): Promise<Measurement[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  try {
    const databases = [
      seedDatabase(join(scratch, 'small'), smallSize),
      seedDatabase(process.env['SEEDED'] ?? join(scratch, 'large'), largeSize),
    ] as const;
    return [...(await onSqlite(databases)), ...(await onPostgres(databases))];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
