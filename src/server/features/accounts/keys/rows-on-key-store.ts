/**
 * Rows that only the previous master key finds or opens (ADR 36). Address wraps move to the current
 * key once a server listens; the others when their owner's secret next appears.
 */

import { type KeyCounts, noRows } from '../../../platform/crypto/keyring.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findKeyIds, KeyStillNeeded } from '../../../platform/db/key-check.ts';
import { keyIdColumns } from '../../../platform/db/tables.ts';

/** Which rows are counted, by the ids of their master keys. */
interface Selection {
  readonly operator: 'in' | 'not in';
  readonly keyIds: readonly number[];
}

async function countUsers(tx: Tx, { operator, keyIds }: Selection) {
  const counts = await tx
    .selectFrom('users')
    .select(({ fn }) => {
      const count = (column: keyof typeof keyIdColumns.users) =>
        fn.count<number | string>(column).filterWhere(keyIdColumns.users[column], operator, keyIds);
      return [
        count('login_code_hash').as('login_code'),
        count('share_code_hash').as('share_code'),
        count('email_index').as('address'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    login_code: Number(counts.login_code),
    share_code: Number(counts.share_code),
    address: Number(counts.address),
  };
}

async function countWraps(tx: Tx, { operator, keyIds }: Selection): Promise<number> {
  const { count } = await tx
    .selectFrom('key_wraps')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', '=', 'address')
    .where(keyIdColumns.key_wraps.wrapped, operator, keyIds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reads all accounts. */
const countRows = async (tx: Tx, selection: Selection): Promise<KeyCounts> => ({
  ...(await countUsers(tx, selection)),
  address_wrap: await countWraps(tx, selection),
});

/** Counts what the current master key neither finds nor opens. */
export async function countRowsOnPreviousKey(tx: Tx): Promise<KeyCounts> {
  const ids = await findKeyIds(tx);
  if (!ids) return noRows;
  return countRows(tx, { operator: 'not in', keyIds: [ids.current] });
}

/** Returns zeros unless a previous key is noted: counting reads all accounts, every hour. */
export async function countRowsDuringChange(tx: Tx): Promise<KeyCounts> {
  const ids = await findKeyIds(tx);
  return ids && ids.previous !== null ? countRowsOnPreviousKey(tx) : noRows;
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
  const counts = await countRows(tx, { operator: 'in', keyIds: [keyId] });
  if (!hasRows(counts)) return;
  throw new KeyStillNeeded(
    `Without the previous master key these stop working: ${describeRows(counts)}. Name it in MASTER_KEY_PREVIOUS until their owners have come back, or give them up for good: npx spark keys --drop`,
  );
}
