import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openAppForTest } from '../support/server/use-test-app.ts';
import { sealedTargets } from './sealed-targets.ts';

const binaryColumns = {
  postgres: sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type = 'bytea'`,
  sqlite: sql<{ name: string }>`
    select m.name || '.' || c.name as name from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and lower(c.type) = 'blob'`,
};

const other: readonly RegExp[] = [
  /_part\w*\./, // a partition has the columns of its table
  /(?:hash|index|check|salt|tag)$/, // hashes and salts
  /^(?:rate_limits\.key|compared_sets\.(?:pair|answer_set)|pairs\.(?:inviter|joiner)_key|(?:passkeys|studies)\.public_key)$/,
  /^pair(?:s|_sides)\./, // readings.test.ts
  /^kept_replies\.sealed$/, // a reply that is kept for a minute
];

test('every sealed column is among the targets of the mutations', async () => {
  const spark = await openAppForTest();
  const { rows } = await spark.db.read((tx) => binaryColumns[spark.db.engine].execute(tx));
  const targets = new Set<string>(sealedTargets.map(({ table, sealed }) => `${table}.${sealed}`));
  const missing = rows
    .map(({ name }) => name)
    .filter((name) => !targets.has(name) && !other.some((pattern) => pattern.test(name)));
  expect(missing).toEqual([]);
});
