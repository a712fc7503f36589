import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/**
 * Adds `cost` and returns the new total, in one statement so that concurrent requests get different
 * totals.
 */
export async function addToCount(
  tx: Tx,
  key: Uint8Array,
  cost: number,
  expiresAt: number,
): Promise<number> {
  const row = await tx
    .insertInto('rate_limits')
    .values({ key, n: cost, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ n: sql<number>`rate_limits.n + excluded.n` }),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Returns the total, which is 0 if nothing was counted. */
export async function findCount(tx: Tx, key: Uint8Array): Promise<number> {
  const row = await tx
    .selectFrom('rate_limits')
    .select('n')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.n ?? 0;
}

export async function deleteExpiredCounts(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
}

/** Returns the salt of the day, which all nodes share. Inserts `fresh` if the day has none yet. */
export async function findOrInsertSalt(
  tx: Tx,
  day: string,
  fresh: Uint8Array,
): Promise<Uint8Array> {
  await tx
    .insertInto('rate_salts')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (
    await tx
      .selectFrom('rate_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).salt;
}

export async function deleteSaltsBefore(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom('rate_salts').where('day', '<', day).execute();
}
