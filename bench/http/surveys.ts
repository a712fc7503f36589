/** Whole surveys a second, as browsers take them, and what one finished person weighs on the disk afterwards, on both engines. */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { startServer } from '../../test/support/process/server-process.ts';
import { call } from '../../test/support/server/survey-taker.ts';
import { median, type Measurement } from '../measurement.ts';
import { newAccount } from './people.ts';

const rounds = 5;
const peopleInARound = 60;
const atOnce = 16;

/** Create, start, every answer with the status after it as the screen asks for it, the profile. */
async function takeSurvey(address: string, seed: number): Promise<void> {
  const { token, id } = await newAccount(address);
  let status = await call(address, 'startSurvey', token, {});
  while (status.state !== 'FINISHED') {
    const answered = new Set(status.responses.map(({ itemId }) => itemId));
    const itemId = (status.state === 'B_ACTIVE' ? (status.setBItems ?? []) : status.setAItems).find(
      (one) => !answered.has(one),
    );
    if (itemId === undefined) throw new Error(`nothing to answer in ${status.state}`);
    await call(address, 'saveResponse', token, {
      itemId,
      value: ((answered.size * 5 + seed * 3) % 7) + 1,
    });
    status = await call(address, 'surveyStatus', token);
  }
  await call(address, 'computeProfile', token, { userId: id });
}

async function many(address: string, count: number): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let mine = next++; mine < count; mine = next++) await takeSurvey(address, mine);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function rateOf(address: string): Promise<number> {
  await many(address, atOnce);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await many(address, peopleInARound);
    rates.push((peopleInARound * 1000) / (performance.now() - begun));
  }
  return median(rates);
}

/** Those whose room is measured: after as many others, so that what is there at first and grows in steps does not count. */
const measured = 300;

/** What a stopped server leaves: its log is in the file. */
async function onSqlite(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const path = join(folder, 'spark.sqlite');
  const used = (): number => {
    const db = new DatabaseSync(path, { readOnly: true });
    const pages = Number(
      db
        .prepare(
          'select (select page_count from pragma_page_count) - (select freelist_count from pragma_freelist_count) as n',
        )
        .get()?.['n'],
    );
    db.close();
    return pages * 4096;
  };
  try {
    const first = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
    const rate = await rateOf(first.address);
    await first.stop();
    const before = used();
    const second = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
    await many(second.address, measured);
    await second.stop();
    return [
      {
        name: 'whole surveys a second, embedded',
        value: rate,
        unit: '/s',
        against: `about 63 answers, each with its status call; ${atOnce} people at once`,
        bar: null,
      },
      {
        name: 'storage for a finished person, embedded',
        value: (used() - before) / measured / 1000,
        unit: 'kB',
        against: `answer by answer; the file is ${Math.round(statSync(path).size / 1000)} kB`,
        bar: { atMost: 2 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const postgres = await startPostgres({ durable: true, loopback: true });
  const url = postgres.url('postgres');
  const client = new pg.Client({ connectionString: url });
  const size = async (): Promise<number> => {
    const { rows } = await client.query<{ n: string }>(
      "select sum(pg_total_relation_size(c.oid))::text as n from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace",
    );
    return Number(rows[0]?.n);
  };
  try {
    await client.connect();
    const server = await startServer(folder, { DATABASE_URL: url, RATE_LIMIT_SCALE: '1000000' });
    const rate = await rateOf(server.address);
    await client.query('vacuum analyze'); // what autovacuum comes to do
    const before = await size();
    await many(server.address, measured);
    await server.stop();
    await client.query('vacuum analyze');
    return [
      {
        name: 'whole surveys a second, PostgreSQL',
        value: rate,
        unit: '/s',
        against: 'the same',
        bar: null,
      },
      {
        name: 'storage for a finished person, PostgreSQL',
        value: ((await size()) - before) / measured / 1000,
        unit: 'kB',
        against: 'answer by answer, with indexes, after a vacuum',
        bar: { atMost: 2.5 },
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
