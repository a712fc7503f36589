/**
 * Rows that only the previous master key finds or opens (ADR 36). Address wraps move to the current
 * key once a server listens; the others when their owner's secret next appears.
 */

import { type KeyCounts, noRows } from '../../platform/crypto/keyring.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findKeyIds, KeyStillNeeded } from '../../platform/db/key-check.ts';
import { keyIdColumns } from '../../platform/db/tables.ts';

/** Selects the rows to count by the ids of their master keys. */
interface Selection {
  readonly operator: 'in' | 'not in';
  readonly keyIds: readonly number[];
}

/** The counts of one statement, and the last account that it read; null if it read none. */
type Counted = { readonly [K in keyof KeyCounts]?: number | string } & {
  readonly last: string | null;
};

/** Few enough that no statement comes near its time limit, however many accounts there are. */
const rowsPerStatement = 10_000;

const countUsersAfter = (tx: Tx, lastId: string, { operator, keyIds }: Selection) =>
  tx
    .selectFrom((db) =>
      db
        .selectFrom('users')
        .selectAll()
        .where('id', '>', lastId)
        .orderBy('id')
        .limit(rowsPerStatement)
        .as('some'),
    )
    .select(({ fn }) => {
      const count = (column: keyof typeof keyIdColumns.users) =>
        fn.count<number | string>(column).filterWhere(keyIdColumns.users[column], operator, keyIds);
      return [
        count('login_code_hash').as('login_code'),
        count('share_code_hash').as('share_code'),
        count('email_index').as('address'),
        fn.max('id').as('last'),
      ];
    })
    .executeTakeFirstOrThrow();

const countWrapsAfter = (tx: Tx, lastId: string, { operator, keyIds }: Selection) =>
  tx
    .selectFrom((db) =>
      db
        .selectFrom('key_wraps')
        .select(['user_id', 'key_id'])
        .where('kind', '=', 'address')
        .where('user_id', '>', lastId)
        .orderBy('user_id')
        .limit(rowsPerStatement)
        .as('some'),
    )
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('key_id', operator, keyIds).as('address_wrap'),
      fn.max('user_id').as('last'),
    ])
    .executeTakeFirstOrThrow();

/** Counts in steps, because it reads all accounts. */
async function countRows(tx: Tx, selection: Selection): Promise<KeyCounts> {
  const sums: Record<keyof KeyCounts, number> = { ...noRows };
  for (const countAfter of [countUsersAfter, countWrapsAfter])
    for (let lastId: string | null = ''; lastId !== null;) {
      const { last, ...counts }: Counted = await countAfter(tx, lastId, selection);
      // as: the keys of the counts
      for (const [kind, count] of Object.entries(counts) as [keyof KeyCounts, number | string][])
        sums[kind] += Number(count);
      lastId = last;
    }
  return sums;
}

/** Counts rows that the current master key neither finds nor opens. */
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

/** Tells the operator which rows stop working without the previous key. */
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
    `Without the previous master key these stop working: ${describeRows(counts)}. Name it in MASTER_KEY_PREVIOUS until their owners have come back, or give them up for good: bin/spark.mjs keys --drop`,
  );
}
