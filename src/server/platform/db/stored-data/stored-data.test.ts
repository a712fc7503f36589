/**
 * Compares src/contract/stored-data/stored-data.ts with the schema, and with the document made from
 * it.
 */

import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { storedTables } from '../../../../contract/stored-data/stored-data.ts';
import { storedDataPage } from './page.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const columnQueries = {
  postgres: sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()`,
  sqlite: sql<{ name: string }>`
    select m.name || '.' || c.name as name from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%'`,
};

async function schemaColumns(): Promise<string[]> {
  const { rows } = await spark.db.read((tx) => columnQueries[spark.db.engine].execute(tx));
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_') && !/_part\d+\./.test(name))
    .toSorted();
}

test('every column is described in src/contract/stored-data/stored-data.ts', async () => {
  const documented = storedTables
    .flatMap(({ table, columns }) => columns.map(({ column }) => `${table}.${column}`))
    .toSorted();
  expect(
    documented,
    'add what is missing to src/contract/stored-data/stored-data.ts in plain words, remove what is gone, then run: npm run stored-data',
  ).toEqual(await schemaColumns());
  for (const { purpose, until, columns } of storedTables)
    for (const text of [purpose, until, ...columns.map(({ holds }) => holds)])
      expect(text).toMatch(/\w.*\.$/);
});

test('docs/security/stored-data.md is up to date (npm run stored-data)', () => {
  const file = new URL('../../../../../docs/security/stored-data.md', import.meta.url);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(storedDataPage());
});
