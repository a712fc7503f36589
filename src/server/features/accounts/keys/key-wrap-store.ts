import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { KeyWrapsTable } from '../../../platform/db/tables.ts';

export type KeyWrap = Selectable<KeyWrapsTable>;
export type WrapKind = KeyWrap['kind'];

export const findWrap = (tx: Tx, userId: string, kind: WrapKind): Promise<KeyWrap | undefined> =>
  tx
    .selectFrom('key_wraps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Stores the wrap in place of an earlier one of the same kind. */
export function upsertWrap(tx: Tx, wrap: KeyWrap) {
  const { salt, wrapped, key_id } = wrap;
  return tx
    .insertInto('key_wraps')
    .values(wrap)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ salt, wrapped, key_id }),
    )
    .execute();
}

export const deleteWrap = (tx: Tx, userId: string, kind: WrapKind) =>
  tx.deleteFrom('key_wraps').where('user_id', '=', userId).where('kind', '=', kind).execute();

export interface AddressWrap extends KeyWrap {
  readonly email_index: Uint8Array | null;
}

/** Returns address wraps under other master keys than `keyId`, in the order of their accounts. */
export const selectAddressWraps = (
  tx: Tx,
  keyId: number,
  { afterUserId, limit }: { readonly afterUserId: string; readonly limit: number },
): Promise<AddressWrap[]> =>
  tx
    .selectFrom('key_wraps')
    .innerJoin('users', 'users.id', 'key_wraps.user_id')
    .selectAll('key_wraps')
    .select('users.email_index')
    .where('key_wraps.kind', '=', 'address')
    .where('key_wraps.key_id', '<>', keyId)
    .where('key_wraps.user_id', '>', afterUserId)
    .orderBy('key_wraps.user_id')
    .limit(limit)
    .execute();

/** Does nothing if the wrap is no longer `before`. */
export const replaceWrap = (tx: Tx, before: KeyWrap, { salt, wrapped, key_id }: KeyWrap) =>
  tx
    .updateTable('key_wraps')
    .set({ salt, wrapped, key_id })
    .where('user_id', '=', before.user_id)
    .where('kind', '=', before.kind)
    .where('wrapped', '=', before.wrapped)
    .execute();
