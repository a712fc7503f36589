import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { findsAny } from '../../../platform/batch.ts';
import { randomVersion, sealText, unsealText } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PasskeysTable } from '../../../platform/db/tables.ts';
import type { Owner } from '../../../platform/http/handlers.ts';
import { type LedgerServices, passkeyLedgerName, recordDeletions } from '../ledger/ledger.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

export interface Passkey {
  readonly credentialId: string;
  readonly name: string;
  /** The UTC day on which it was made. */
  readonly day: string;
  /** The authenticator's count of signatures at the last use; 0 if it does not count. */
  readonly signCount: number;
  /** The time of issue of the last answered challenge, in milliseconds. */
  readonly challengedAt: number;
}

/** Enough for the longest name and credential id. */
const sealedBytes = 640;

/** A hash without a key suffices, because a credential id has at least 100 random bits. */
export const passkeyId = (credentialId: string): string =>
  hash('sha256', Buffer.from(credentialId, 'base64url'), 'base64url');

const nameRow = (userId: string, id: string, version: number) => ({
  table: 'passkeys',
  id: `${userId}:${id}`,
  version,
});

function sealedColumns({ userId, dataKey }: Owner, passkey: Passkey) {
  const id = passkeyId(passkey.credentialId);
  const { credentialId, name, day, signCount, challengedAt } = passkey;
  const text = JSON.stringify([credentialId, name, day, signCount, challengedAt]);
  const version = randomVersion();
  const sealed = sealText(dataKey, nameRow(userId, id, version), text, sealedBytes);
  return { user_id: userId, id, sealed, version };
}

/** Throws `DamagedRow` if the row was changed from outside. */
export function openPasskey(row: PasskeyRow, dataKey: Owner['dataKey']): Passkey {
  const { user_id, id, sealed, version } = row;
  const text = unsealText(dataKey, nameRow(user_id, id, version), sealed);
  const [credentialId, name, day, signCount, challengedAt] = JSON.parse(text);
  return { credentialId, name, day, signCount, challengedAt };
}

export const insertPasskey = (
  tx: Tx,
  owner: Owner,
  passkey: Passkey,
  columns: Pick<PasskeyRow, 'public_key' | 'wrapped'>,
) =>
  tx
    .insertInto('passkeys')
    .values({ ...sealedColumns(owner, passkey), ...columns })
    .execute();

export function updatePasskey(tx: Tx, owner: Owner, passkey: Passkey) {
  const { user_id, id, sealed, version } = sealedColumns(owner, passkey);
  return tx
    .updateTable('passkeys')
    .set({ sealed, version })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export const findPasskey = (tx: Tx, userId: string, id: string): Promise<PasskeyRow | undefined> =>
  tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export const hasPasskeys = (tx: Tx, userId: string): Promise<boolean> =>
  findsAny(tx.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1));

/** Returns the passkeys of an account, the earliest first. */
export async function selectPasskeys(tx: Tx, { userId, dataKey }: Owner): Promise<Passkey[]> {
  const rows = await tx.selectFrom('passkeys').selectAll().where('user_id', '=', userId).execute();
  const order = ({ day, name }: Passkey): string => `${day} ${name}`;
  return rows
    .map((row) => openPasskey(row, dataKey))
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

const selectIds = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
};

/** Removes passkeys, by default all of the account. */
export async function removePasskeys(
  tx: Tx,
  deps: LedgerServices,
  userId: string,
  passkeyIds?: readonly string[],
): Promise<void> {
  const ids = passkeyIds ?? (await selectIds(tx, userId));
  if (ids.length === 0) return;
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', 'in', ids).execute();
  await recordDeletions(
    tx,
    deps,
    ids.map((id) => passkeyLedgerName(userId, id)),
  );
}
