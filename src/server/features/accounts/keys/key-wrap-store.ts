import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { KeyWrapsTable } from '../../../platform/db/tables.ts';

export type KeyWrap = Selectable<KeyWrapsTable>;
export type WrapKind = KeyWrap['kind'];

export async function findWrap(
  tx: Tx,
  userId: string,
  kind: WrapKind,
): Promise<KeyWrap | undefined> {
  return tx
    .selectFrom('key_wraps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Stores the wrap in place of an earlier one of the same kind. */
export async function upsertWrap(tx: Tx, wrap: KeyWrap): Promise<void> {
  const { salt, wrapped } = wrap;
  await tx
    .insertInto('key_wraps')
    .values(wrap)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ salt, wrapped }))
    .execute();
}

export async function deleteWrap(tx: Tx, userId: string, kind: WrapKind): Promise<void> {
  await tx.deleteFrom('key_wraps').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
