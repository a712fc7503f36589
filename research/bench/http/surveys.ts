/**
 * Measures, on both engines, how many whole surveys per second the server handles, and the storage
 * that a person with a finished survey takes.
 */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startPostgres } from '../../../test/support/postgres/server.ts';
import { startServer } from '../../../test/support/process/server-process.ts';
import { call } from '../../../test/support/server/survey-taker.ts';
import { median, type Measurement } from '../measurement.ts';
import { createAccount } from './accounts.ts';

const rounds = 5;
const surveysPerRound = 60;
const concurrency = 16;
/**
 * How many people are added to measure the storage per person. The database already contains about
 * as many people, and its growth is divided by the number of people added.
 */
const storedPeople = 300;

/**
 * Takes a survey with the same calls as the screen: creates an account, starts, sends each answer
 * and asks for the status after it, and computes the profile.
 */
async function takeSurvey(address: string, seed: number): Promise<void> {
  const { token, id } = await createAccount(address);
  let status = await call(address, 'startSurvey', token, {});
  while (status.state !== 'FINISHED') {
    const answered = new Set(status.responses.map(({ itemId }) => itemId));
    const items = status.state === 'B_ACTIVE' ? (status.setBItems ?? []) : status.setAItems;
    const itemId = items.find((item) => !answered.has(item));
    if (itemId === undefined) throw new Error(`nothing to answer in ${status.state}`);
    const value = ((answered.size * 5 + seed * 3) % 7) + 1;
    await call(address, 'saveResponse', token, { itemId, value });
    status = await call(address, 'surveyStatus', token);
  }
  await call(address, 'computeProfile', token, { userId: id });
}

/** Takes whole surveys, sixteen at once. */
export async function takeSurveys(address: string, count: number): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let seed = next++; seed < count; seed = next++) await takeSurvey(address, seed);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Returns the median of surveys per second over all rounds, after a warm-up. */
async function measureThroughput(address: string): Promise<number> {
  await takeSurveys(address, concurrency);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await takeSurveys(address, surveysPerRound);
    rates.push((surveysPerRound * 1000) / (performance.now() - started));
  }
  return median(rates);
}

/** Returns the used bytes of a SQLite file, without its free pages. */
function usedBytes(path: string): number {
  const db = new DatabaseSync(path, { readOnly: true });
  const row = db
    .prepare(
      'select (select page_count from pragma_page_count) - (select freelist_count from pragma_freelist_count) as n',
    )
    .get();
  db.close();
  return Number(row?.['n']) * 4096;
}

/**
 * Measures on SQLite. The storage is measured while no server runs, because a server writes its
 * write-ahead log back to the database file when it stops.
 */
async function onSqlite(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const path = join(folder, 'spark.sqlite');
  try {
    const first = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
    const throughput = await measureThroughput(first.address);
    await first.stop();
    const before = usedBytes(path);
    const second = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
    await takeSurveys(second.address, storedPeople);
    await second.stop();
    return [
      {
        name: 'whole surveys a second, embedded',
        value: throughput,
        unit: '/s',
        against: `about 63 answers, each with its status call; ${concurrency} people at once`,
        bar: null,
      },
      {
        name: 'storage for a finished person, embedded',
        value: (usedBytes(path) - before) / storedPeople / 1000,
        unit: 'kB',
        against: `answer by answer; the file is ${Math.round(statSync(path).size / 1000)} kB`,
        bar: { atMost: 2.4 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the bytes of all tables with their indexes, after a vacuum. */
async function vacuumedSize(client: pg.Client): Promise<number> {
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ n: string }>(
    "select sum(pg_total_relation_size(c.oid))::text as n from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace",
  );
  return Number(rows[0]?.n);
}

async function onPostgres(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const postgres = await startPostgres({ durable: true, loopback: true });
  const url = postgres.url('postgres');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const server = await startServer(folder, { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000' });
    const throughput = await measureThroughput(server.address);
    const before = await vacuumedSize(client);
    await takeSurveys(server.address, storedPeople);
    await server.stop();
    const after = await vacuumedSize(client);
    return [
      {
        name: 'whole surveys a second, PostgreSQL',
        value: throughput,
        unit: '/s',
        against: 'the same',
        bar: null,
      },
      {
        name: 'storage for a finished person, PostgreSQL',
        value: (after - before) / storedPeople / 1000,
        unit: 'kB',
        against: 'answer by answer, with indexes, after a vacuum',
        bar: { atMost: 3 },
      },
    ];
  } finally {
    await client.end();
    await postgres.remove();
    rmSync(folder, { recursive: true });
  }
}

export const surveys = async (): Promise<Measurement[]> => [
  ...(await onSqlite()),
  ...(await onPostgres()),
];
