import { sql } from 'kysely';
import type { Tx } from '../../../src/server/platform/db/database.ts';

/** Returns the tables of the database, without the partitions of some (`PARTITIONS=4`). */
export const listTables = async (tx: Tx) =>
  (await tx.introspection.getTables()).filter(({ name }) => !/_part\d+$/.test(name));

/** Returns the number of the user's rows in every table that refers to users. */
export async function countOwnRows(tx: Tx, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name: table, columns } of await listTables(tx)) {
    const column = table === 'users' ? 'id' : 'user_id';
    if (!columns.some(({ name }) => name === column)) continue;
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${userId}
    `.execute(tx);
    counts[table] = Number(rows[0]?.n);
  }
  return counts;
}
