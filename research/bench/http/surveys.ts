/** Takes whole surveys, and measures the storage that each takes, on both engines. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { call } from '../../../test/support/server/survey-taker.ts';
import type { Measurement } from '../measurement.ts';
import { openFolder, openPostgres, openServer, runSql, type Settings } from '../places.ts';
import { createAccount } from './accounts.ts';

const concurrency = 16;
/** How many people are added to as many, to measure the storage that each takes. */
const storedPeople = 300;

/** Takes a survey with the calls of the screen: a save and a status for each answer. */
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

const storageRow = (engine: string, bytes: number, against: string, atMost: number) => ({
  name: `storage for a finished person, ${engine}`,
  value: bytes / storedPeople / 1000,
  unit: 'kB',
  against: `answer by answer; ${against}`,
  bar: { atMost },
});

/** Adds people to the database. A server writes its write-ahead log to the file when it stops. */
async function addPeople(settings: Settings, folder: string): Promise<void> {
  await using server = await openServer(settings, { folder });
  await takeSurveys(server.address, storedPeople);
}

async function onSqlite(): Promise<Measurement> {
  using folder = openFolder();
  const path = join(folder.path, 'spark.sqlite');
  await addPeople({}, folder.path);
  const before = usedBytes(path);
  await addPeople({}, folder.path);
  const size = `the file is ${Math.round(statSync(path).size / 1000)} kB`;
  return storageRow('embedded', usedBytes(path) - before, size, 2.4);
}

/** Returns the bytes of all tables with their indexes, after a vacuum. */
async function vacuumedSize(url: string): Promise<number> {
  await runSql(url, 'vacuum analyze');
  const [row] = await runSql(
    url,
    "select sum(pg_total_relation_size(c.oid))::text as n from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace",
  );
  return Number(row?.['n']);
}

async function onPostgres(): Promise<Measurement> {
  using folder = openFolder();
  await using postgres = await openPostgres();
  const url = postgres.url('postgres');
  await addPeople({ DATABASE_URL: url }, folder.path);
  const before = await vacuumedSize(url);
  await addPeople({ DATABASE_URL: url }, folder.path);
  const size = (await vacuumedSize(url)) - before;
  return storageRow('PostgreSQL', size, 'with indexes, after a vacuum', 3);
}

export const storage = async (): Promise<Measurement[]> => [await onSqlite(), await onPostgres()];
