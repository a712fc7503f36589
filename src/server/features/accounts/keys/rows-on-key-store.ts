/**
 * Rows that only the previous master key finds or opens (ADR 36). Address wraps move to the current
 * key when a server starts; the others when their owner's secret next appears.
 */

import { type KeyCounts, noRows } from '../../../platform/crypto/keyring.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findPreviousKeyId, KeyStillNeeded } from '../../../platform/db/key-check.ts';
import { keyIdColumns } from '../../../platform/db/tables.ts';

/** The id in rows that are older than the first check of the master key. */
const unknownKeyId = 0;

async function countUsers(
  tx: Tx,
  value: keyof typeof keyIdColumns.users,
  keyIds: readonly number[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(value, 'is not', null)
    .where(keyIdColumns.users[value], 'in', keyIds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countWraps(tx: Tx, keyIds: readonly number[]): Promise<number> {
  const { count } = await tx
    .selectFrom('key_wraps')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', '=', 'address')
    .where(keyIdColumns.key_wraps.wrapped, 'in', keyIds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts what only the master key with this id finds or opens. It reads all accounts. */
async function countRowsOnKey(tx: Tx, keyId: number): Promise<KeyCounts> {
  const keyIds = [keyId, unknownKeyId];
  return {
    login_code: await countUsers(tx, 'login_code_hash', keyIds),
    share_code: await countUsers(tx, 'share_code_hash', keyIds),
    address: await countUsers(tx, 'email_index', keyIds),
    address_wrap: await countWraps(tx, keyIds),
  };
}

/** The same for the key before the current one; zeros if the key was never changed. */
export async function countRowsOnPreviousKey(tx: Tx): Promise<KeyCounts> {
  const keyId = await findPreviousKeyId(tx);
  return keyId === null ? noRows : countRowsOnKey(tx, keyId);
}

export const hasRows = (counts: KeyCounts): boolean =>
  Object.values(counts).some((count) => count > 0);

const list = new Intl.ListFormat('en-GB');

/** Names what stops working without the previous key, for the operator. */
export function describeRows(counts: KeyCounts): string {
  const nouns: Readonly<Record<keyof KeyCounts, readonly [one: string, many: string]>> = {
    login_code: ['login code', 'login codes'],
    share_code: ['share link', 'share links'],
    address: ['e-mail address', 'e-mail addresses'],
    address_wrap: ['key that an address opens', 'keys that an address opens'],
  };
  const parts = Object.entries(nouns).map(([kind, [one, many]]) => {
    // as: the keys of the record above
    const count = counts[kind as keyof KeyCounts];
    return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
  });
  return list.format(parts.filter((part) => part !== ''));
}

/** Throws `KeyStillNeeded` if something would stop working without the key. */
export async function requireNoRows(tx: Tx, keyId: number): Promise<void> {
  const counts = await countRowsOnKey(tx, keyId);
  if (!hasRows(counts)) return;
  throw new KeyStillNeeded(
    `Without the previous master key these stop working: ${describeRows(counts)}. Name it in MASTER_KEY_PREVIOUS until their owners have come back, or give them up for good: npm run keys -- --drop`,
  );
}
