import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { KeptRepliesTable } from '../../platform/db/tables.ts';

export async function findSealedReply(
  tx: Tx,
  keyHash: Uint8Array,
  now: number,
): Promise<Uint8Array | undefined> {
  return (
    await tx
      .selectFrom('kept_replies')
      .select('sealed')
      .where('key_hash', '=', keyHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.sealed;
}

export async function deleteExpiredReplies(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('kept_replies').where('expires_at', '<=', now).execute();
}

/** Returns false, and stores nothing, when the key already has a reply. */
export async function insertSealedReply(
  tx: Tx,
  reply: Selectable<KeptRepliesTable>,
): Promise<boolean> {
  const result = await tx
    .insertInto('kept_replies')
    .values(reply)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
