/** The rows of an account as they were before, which an attacker may put back. */

import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/db/database.ts';
import type { Row, Target, Value } from './sealed-targets.ts';

const ownTables = [
  'attempts',
  'earlier_attempts',
  'profiles',
  'insights',
  'hard_limits',
  'links',
  'key_wraps',
] as const;
const tables = ['users', ...ownTables] as const;

/** Adds the present rows of the account to the earlier ones, by table. */
export async function snapshotRows(
  db: Database,
  userId: string,
  history: Map<string, Row[]>,
): Promise<void> {
  await db.read(async (tx) => {
    for (const table of tables) {
      const key = sql.ref(table === 'users' ? 'id' : 'user_id');
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${key} = ${userId}`.execute(tx);
      history.set(table, [...(history.get(table) ?? []), ...rows]);
    }
  });
}

const isEqual = (a: Value | undefined, b: Value | undefined): boolean =>
  a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) === 0 : a === b;

/** Returns the earlier sealed values of the target that differ from the present one. */
export const pruneHistory = (
  history: ReadonlyMap<string, readonly Row[]>,
  { table, sealed }: Target,
  present: Row,
): Uint8Array[] =>
  (history.get(table) ?? []).flatMap((row) => {
    const value = row[sealed];
    return value instanceof Uint8Array && !isEqual(value, present[sealed]) ? [value] : [];
  });
