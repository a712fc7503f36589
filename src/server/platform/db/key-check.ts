/**
 * A database and the keys it was made with belong together: under other keys nobody could sign in, and two nodes with
 * different ones would each refuse the other's users. So the first start leaves a value derived from the master key.
 */

import type { Database, Tx } from './database.ts';

export class OtherKeys extends Error {}

async function findKeyCheck(tx: Tx): Promise<Uint8Array | undefined> {
  return (await tx.selectFrom('instance').select('key_check').executeTakeFirst())?.key_check;
}

/** Throws `OtherKeys` where the database was made with another master key. */
export async function checkKeys(db: Database, check: Uint8Array): Promise<void> {
  const kept = await db.write(async (tx) => {
    await tx
      .insertInto('instance')
      .values({ id: 1, key_check: check })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return findKeyCheck(tx);
  });
  if (kept && Buffer.compare(kept, check) === 0) return;
  throw new OtherKeys(
    'This database was made with another master key; with this one nobody could sign in. Set MASTER_KEY to the same value on every node, or copy DATA_DIR/master.key of the first.',
  );
}
