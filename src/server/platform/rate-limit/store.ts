import { sql } from 'kysely';
import { countDeleted, takeBatch } from '../batch.ts';
import type { Tx } from '../db/database.ts';
import { precompileQuery } from '../db/precompiled-query.ts';

interface Addition {
  readonly key: Uint8Array;
  readonly cost: number;
  readonly expiresAt: number;
}

const columnCount = 3;

const addQuery = precompileQuery((tx: Tx, values: readonly unknown[]) =>
  tx
    .insertInto('rate_limits')
    .values(
      Array.from({ length: values.length / columnCount }, (_, i) => {
        const [key, n, expires_at] = values.slice(i * columnCount);
        // as: placeholders, which nothing reads
        return { key, n, expires_at } as { key: Uint8Array; n: number; expires_at: number };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ n: sql<number>`rate_limits.n + excluded.n` }),
    )
    .returning(['key', 'n']),
);

/**
 * Returns the new totals in the same order, in one statement, so that concurrent requests get
 * different ones. Each key may occur once. Locks the rows in the order of their keys, so that two
 * statements cannot deadlock; units with several can, and are retried (ADR 35).
 */
export async function addToCounts(tx: Tx, additions: readonly Addition[]): Promise<number[]> {
  if (additions.length === 0) return [];
  const inOrder = additions.toSorted((a, b) => Buffer.compare(a.key, b.key));
  const rows = await addQuery(
    tx,
    inOrder.flatMap(({ key, cost, expiresAt }) => [key, cost, expiresAt]),
  );
  return additions.map(({ key }) => {
    const row = rows.find((each) => Buffer.compare(each.key, key) === 0);
    if (!row) throw new Error('A count was added, but not returned.');
    return row.n;
  });
}

export async function findCount(tx: Tx, key: Uint8Array): Promise<number> {
  const row = await tx
    .selectFrom('rate_limits')
    .select('n')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.n ?? 0;
}

export function deleteExpiredCounts(tx: Tx, now: number): Promise<number> {
  const due = takeBatch(tx.selectFrom('rate_limits').select('key').where('expires_at', '<=', now));
  return countDeleted(tx.deleteFrom('rate_limits').where('key', 'in', due));
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

export const deleteSaltsBefore = (tx: Tx, day: string): Promise<number> =>
  countDeleted(tx.deleteFrom('rate_salts').where('day', '<', day));
