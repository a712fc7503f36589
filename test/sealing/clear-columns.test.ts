/** The unencrypted columns of a survey do not depend on its answers (ADR 22). */

import { sql } from 'kysely';
import { selectSetB } from 'spark-psychometrics';
import { expect, test } from 'vitest';
import { storedTables } from '../../src/contract/stored-data.ts';
import { changeHardLimits } from '../../src/server/features/survey/hard-limits.ts';
import { makeChosenLink, makeLink } from '../support/people/make-links.ts';
import {
  answerAll,
  type AnswerFunction,
  callerOf,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  markLimit,
  retake,
  seededAnswers,
  takeRound,
} from '../support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../support/server/test-app.ts';
import { useFreshTestApp } from '../support/server/use-test-app.ts';

const spark = useFreshTestApp();

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, readonly Row[]>;

async function readTables({ db }: TestApp): Promise<Rows> {
  const tables = storedTables.map(({ table }) => table);
  return db.read(async (tx) => {
    const rows = tables.map(async (table) => {
      const result = await sql<Row>`select * from ${sql.table(table)}`.execute(tx);
      return [table, result.rows] as const;
    });
    return new Map(await Promise.all(rows));
  });
}

/** Columns with fresh random values, which depend on nothing. */
const drawn =
  /^(?:users\.(?:id|record_version)|lookups\.id|(?:earlier_)?attempts\.(?:id|version))$|\.(?:user|attempt)_id$/;

/** A version is 0 at first; one that counted the answers would be small. */
const showDrawn = (value: unknown): unknown => {
  if (typeof value !== 'number' || value === 0) return value === 0 ? 0 : typeof value;
  expect(value).toBeGreaterThan(1000);
  return 'number';
};

/** A value in clear, or the length of one that is encrypted or drawn. */
const showClear = (table: string, row: Row): string =>
  JSON.stringify(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array
        ? value.length
        : drawn.test(`${table}.${column}`)
          ? showDrawn(value)
          : value,
    ]),
  );

const countRows = (table: string, rows: readonly Row[] = []): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows.map((each) => showClear(table, each)))
    counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
};

/** How many rows of each kind there are more, or less, than before. */
function findDifferences(before: Rows, after: Rows): string[] {
  return [...after].flatMap(([table, rows]) => {
    const [earlier, later] = [countRows(table, before.get(table)), countRows(table, rows)];
    return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((row) => {
      const more = (later.get(row) ?? 0) - (earlier.get(row) ?? 0);
      return more === 0 ? [] : [`${table} ${more} ${row}`];
    });
  });
}

async function takeEverything(answer: AnswerFunction): Promise<string[]> {
  const node = await openTestApp({ db: spark.db, model: { selectSetB } });
  const user = await makeUser(node);
  const before = await readTables(spark);
  await finishSurvey(node, user, answer);
  await takeRound(node, user, answer);
  await node.call('computeProfile', { token: user.token, body: { userId: user.id } });
  await retake(node, user, answer);
  await node.app.close(); // stores what a node keeps in memory
  return findDifferences(before, await readTables(spark)).toSorted();
}

test('clear columns do not depend on the answers', async () => {
  const first = await takeEverything(seededAnswers(1));
  expect(first.length).toBeGreaterThan(1);
  const others: AnswerFunction[] = [seededAnswers(2), () => 1, () => 7, () => 4];
  for (const answer of others) expect(await takeEverything(answer)).toEqual(first);
});

test('no version tells how many answers were saved', async () => {
  const user = await makeUser(spark);
  const { setAItems } = await spark.call('startSurvey', { token: user.token });
  const versions: number[] = [];
  for (const itemId of setAItems.slice(0, 5)) {
    await answerAll(spark, user, [itemId], () => 4);
    const { version } = await spark.db.read((tx) =>
      tx.selectFrom('attempts').select('version').executeTakeFirstOrThrow(),
    );
    versions.push(version);
  }
  const steps = versions.slice(1).map((version, i) => Math.abs(version - versions[i]!));
  expect(Math.min(...steps)).toBeGreaterThan(1000);
});

const readLengths = async (table: 'links' | 'hard_limits'): Promise<number[][]> => {
  const rows = (await readTables(spark)).get(table) ?? [];
  return rows.map((row) =>
    Object.values(row).flatMap((value) => (value instanceof Uint8Array ? [value.length] : [])),
  );
};

test('a link has one length for every level, label and choice', async () => {
  const user = await makeFinishedUser(spark, () => 7);
  await makeLink(spark, user, { level: 'words' });
  await makeLink(spark, user, { days: 1, label: '\u0001'.repeat(40) });
  for (const count of [1, 20]) await makeChosenLink(spark, user, count);
  const lengths = await readLengths('links');
  expect(lengths).toEqual(Array(4).fill(lengths[0]));
});

test('limits have one length, for one question and for all', async () => {
  const [few, many] = [await makeUser(spark), await makeUser(spark)];
  await markLimit(spark, few, 'A01');
  const caller = await callerOf(spark, many);
  const all = [...bank.editions.values()].flatMap(({ model }) => model.items.map(({ id }) => id));
  await spark.db.write((tx) => changeHardLimits(tx, caller, () => [...new Set(all)]));
  const lengths = await readLengths('hard_limits');
  expect(lengths).toEqual(Array(2).fill(lengths[0]));
});
