/** Makes the schema with the tables of accounts partitioned by a hash of the account. */

import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { accountTables } from './statements/account-tables.ts';

/** Later steps make these anew under other names. */
const { email_challenges: _, kept_replies: __, ...partitioned } = accountTables;
const tables = Object.entries(partitioned);

/** Returns the statement as it must be for a table of accounts; any other as it is. */
function partition(statement: unknown): unknown {
  if (typeof statement !== 'string') return statement;
  const found = tables.find(([table]) => statement.startsWith(`create table ${table} (`));
  return found ? `${statement} partition by hash (${found[1]})` : statement;
}

async function rewriting(run: () => Promise<void>): Promise<void> {
  const { prototype } = pg.Client;
  const { query } = prototype;
  prototype.query = function rewritten(this: pg.Client, ...[first, ...rest]: unknown[]): unknown {
    return Reflect.apply(query, this, [partition(first), ...rest]);
  } as pg.Client['query']; // as: the overloads are passed through
  try {
    await run();
  } finally {
    prototype.query = query;
  }
}

export async function migrateToPartitions(db: Database, count: number): Promise<void> {
  await rewriting(() => db.migrate());
  await db.write(async (tx) => {
    for (const [table] of tables)
      for (let i = 0; i < count; i += 1)
        await sql
          .raw(
            `create table ${table}_part${i} partition of ${table}
              for values with (modulus ${count}, remainder ${i})`,
          )
          .execute(tx);
  });
}
