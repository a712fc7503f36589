/**
 * Ties a database to its master key, which every sign-in needs. The first start stores a value
 * derived from the key. At every later start, the current or the previous key must give the stored
 * value (ADR 36).
 */

import { deriveKeyId, type Keyring } from '../crypto/keyring.ts';
import { TemporaryFailure } from '../refusal.ts';
import type { Database, Tx } from './database.ts';

export class KeyMismatch extends Error {}

export class KeyStillNeeded extends Error {}

/** Another node has changed the master key since this one started. */
class KeyReplaced extends TemporaryFailure {}

type Check = Uint8Array;
export type CheckedKeys = Keyring<'check'>;

const isSame = (one: Check | null, other: Check | null): boolean =>
  one !== null && other !== null && Buffer.compare(one, other) === 0;

interface StoredChecks {
  readonly key_check: Check;
  readonly previous_check: Check | null;
}

const selectChecks = (tx: Tx) => tx.selectFrom('instance').select(['key_check', 'previous_check']);

const findChecks = (tx: Tx): Promise<StoredChecks | undefined> =>
  selectChecks(tx).forUpdate().executeTakeFirst();

const isKnown = ({ key_check }: StoredChecks, { current, previous }: CheckedKeys): boolean =>
  isSame(key_check, current.check) || isSame(key_check, previous?.check ?? null);

export async function requireKnownKey(tx: Tx, keyring: CheckedKeys): Promise<void> {
  const stored = await findChecks(tx);
  if (!stored || isKnown(stored, keyring)) return;
  throw new KeyMismatch(
    'This database was made with another master key; with this one nobody could sign in. Set MASTER_KEY to the same value on every node, or copy DATA_DIR/master.key of the first. To change the key, name the one before in MASTER_KEY_PREVIOUS.',
  );
}

export async function isKeyInUse(tx: Tx, keyId: number): Promise<boolean> {
  const stored = await tx.selectFrom('instance').select('key_check').executeTakeFirst();
  return stored === undefined || deriveKeyId(stored.key_check) === keyId;
}

/**
 * Throws `KeyReplaced` if the database belongs to another key. Call it before you write a row that
 * only this key finds, and before you report that no row has a keyed hash: another node may have
 * moved the row.
 */
export async function requireKeyInUse(tx: Tx, keyId: number): Promise<void> {
  if (!(await isKeyInUse(tx, keyId)))
    throw new KeyReplaced('The master key was changed on another node. Restart this one with it.');
}

export type RequireNoRows = (tx: Tx, keyId: number) => Promise<void>;

async function adopt(tx: Tx, keyring: CheckedKeys, requireNoRows: RequireNoRows): Promise<void> {
  const { current, previous } = keyring;
  const wanted = { key_check: current.check, previous_check: previous?.check ?? null };
  await tx
    .insertInto('instance')
    .values({ id: 1, ...wanted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await requireKnownKey(tx, keyring);
  const stored = await findChecks(tx);
  const left = stored?.previous_check ?? null;
  const isReachable = isSame(left, current.check) || isSame(left, wanted.previous_check);
  if (left && !isReachable) await requireNoRows(tx, deriveKeyId(left));
  const isUnchanged =
    isSame(stored?.key_check ?? null, current.check) &&
    (isSame(left, wanted.previous_check) || left === wanted.previous_check);
  if (!isUnchanged) await tx.updateTable('instance').set(wanted).execute();
}

/** Throws `KeyMismatch`, or `KeyStillNeeded` if rows are left under a third key. */
export const adoptKeys = (
  db: Database,
  keyring: CheckedKeys,
  requireNoRows: RequireNoRows,
): Promise<void> => db.write((tx) => adopt(tx, keyring, requireNoRows));

interface KeyIds {
  readonly current: number;
  /** The id of the previous master key, if rows may be left under it; otherwise null. */
  readonly previous: number | null;
}

/** Returns null if no server was ever started on the database. */
export async function findKeyIds(tx: Tx): Promise<KeyIds | null> {
  const stored = await selectChecks(tx).executeTakeFirst();
  if (!stored) return null;
  const { key_check, previous_check } = stored;
  return {
    current: deriveKeyId(key_check),
    previous: previous_check && deriveKeyId(previous_check),
  };
}

/** Gives up the rows left under the previous master key. */
export async function clearPreviousCheck(tx: Tx): Promise<void> {
  await tx.updateTable('instance').set({ previous_check: null }).execute();
}

/** Notes the previous master key, under which restored rows may be; null if there are none. */
export async function notePreviousCheck(
  tx: Tx,
  currentCheck: Check,
  previous_check: Check | null,
): Promise<void> {
  await tx
    .insertInto('instance')
    .values({ id: 1, key_check: currentCheck, previous_check })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ previous_check }))
    .execute();
}
