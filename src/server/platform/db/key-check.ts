/**
 * Ties a database to its master key, because with a different key nobody could sign in. The first
 * start stores a value derived from the key. Every later start checks that its key gives the same
 * value.
 */

import type { Database, Tx } from './database.ts';

export class KeyMismatch extends Error {}

async function findKeyCheck(tx: Tx): Promise<Uint8Array | undefined> {
  return (await tx.selectFrom('instance').select('key_check').executeTakeFirst())?.key_check;
}

/** Throws `KeyMismatch` if the database has another check value than this one. */
export async function requireSameKey(tx: Tx, check: Uint8Array): Promise<void> {
  const stored = await findKeyCheck(tx);
  if (!stored || Buffer.compare(stored, check) === 0) return;
  throw new KeyMismatch(
    'This database was made with another master key; with this one nobody could sign in. Set MASTER_KEY to the same value on every node, or copy DATA_DIR/master.key of the first.',
  );
}

/** Stores the check value, or throws `KeyMismatch` if the database has a different one. */
export async function checkKeys(db: Database, check: Uint8Array): Promise<void> {
  await db.write(async (tx) => {
    await tx
      .insertInto('instance')
      .values({ id: 1, key_check: check })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await requireSameKey(tx, check);
  });
}
