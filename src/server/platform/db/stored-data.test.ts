/** Compares the stored data described on /privacy with the schema of both engines. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { storedTables } from '../../../contract/stored-data.ts';
import { storedKinds } from '../../../contract/stored-tables.ts';

const spark = useTestApp();

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

test('every column is described, and belongs to one row of /privacy', async () => {
  const documented = storedTables
    .flatMap(({ table, columns }) => columns.map(({ column }) => `${table}.${column}`))
    .toSorted();
  expect(
    documented,
    'add what is missing to src/contract/stored-data.ts in plain words, and remove what is gone',
  ).toEqual(await schemaColumns());
  const kinds = storedTables.flatMap(({ kind, columns }) =>
    columns.map((column) => column.kind ?? kind),
  );
  expect([...new Set(kinds)].toSorted()).toEqual([...storedKinds].toSorted());
  for (const { purpose, until, columns } of storedTables)
    for (const text of [purpose, until, ...columns.map(({ holds }) => holds)])
      expect(text).toMatch(/\w.*\.$/);
});
