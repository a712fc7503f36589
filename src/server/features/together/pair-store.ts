/**
 * The rows of shared readings, sealed under the key of the invitation until the other person joins,
 * then under the key of the pair (ADR 23).
 */

import type { ExpressionBuilder, Selectable } from 'kysely';
import { batchSize } from '../../platform/batch.ts';
import { keyOfLinkToken } from '../../platform/crypto/link-token.ts';
import { newKey, type RowName, seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import * as lookups from '../../platform/db/lookups.ts';
import type { PairsTable, Tables } from '../../platform/db/tables.ts';
import {
  decodeIntroductions,
  encodeIntroductions,
  type Introductions,
  derivePairKey,
} from './pair-key.ts';
import type { Side } from './side-store.ts';
import {
  type Agreement,
  agreementNameBytes,
  decodeAgreement,
  encodeAgreement,
  newAgreement,
} from './stored-agreement.ts';

export type PairRow = Selectable<PairsTable>;

/** A row without its long columns: the time to read them would tell whether they are set. */
export type PairHead = Omit<PairRow, 'deposit' | 'result' | 'agreement'>;

/** A row with the columns of a shown reading. */
export type ShownRow = Omit<PairRow, 'deposit'>;

/** A row whose introductions are open. */
export interface OpenPair<Row extends PairHead = PairRow> {
  readonly row: Row;
  readonly key: Uint8Array;
  readonly introductions: Introductions;
}

type SealedColumn = 'introductions' | 'deposit' | 'result' | 'agreement';

const toText = (bytes: Uint8Array | null): string =>
  bytes === null ? '' : Buffer.from(bytes).toString('base64url');

/** Binds a sealed column to its row and to its part in clear. */
const nameColumn = (column: SealedColumn, row: PairHead, clear?: Uint8Array): RowName => ({
  table: `pairs.${column}`,
  id: row.id,
  version: row.version,
  columns: [
    row.state,
    toText(row.inviter_key),
    toText(row.joiner_key),
    row.expires_at,
    row.created_day,
    row.revealed_day ?? '',
    row.model_version ?? '',
    ...(clear ? [toText(clear)] : []),
  ],
});

/** The name of an agreement stays in clear, in front of the rest. */
function sealAgreement(key: Uint8Array, row: PairHead, content: Uint8Array): Uint8Array {
  const name = content.subarray(0, agreementNameBytes);
  const rowName = nameColumn('agreement', row, name);
  const sealed = seal(key, rowName, content.subarray(agreementNameBytes));
  return new Uint8Array(Buffer.concat([name, sealed]));
}

function unsealAgreement(key: Uint8Array, row: PairHead, stored: Uint8Array): Uint8Array {
  const name = stored.subarray(0, agreementNameBytes);
  const rowName = nameColumn('agreement', row, name);
  const rest = unseal(key, rowName, stored.subarray(agreementNameBytes));
  return new Uint8Array(Buffer.concat([name, rest]));
}

const selectPairs = (tx: Tx) => tx.selectFrom('pairs').selectAll();

const headColumns = [
  'id',
  'token_hash',
  'state',
  'inviter_key',
  'joiner_key',
  'introductions',
  'version',
  'expires_at',
  'created_day',
  'revealed_day',
  'model_version',
] as const satisfies readonly (keyof PairHead)[];

const selectShown = (tx: Tx, id: string) =>
  tx
    .selectFrom('pairs')
    .select([...headColumns, 'result', 'agreement'])
    .where('id', '=', id);

/** Returns the reading with its result and agreement. */
export const findPair = (tx: Tx, id: string): Promise<ShownRow | undefined> =>
  selectShown(tx, id).executeTakeFirst();

/** Returns a reading that both have seen, and locks it until the commit. */
export const lockShownPair = (tx: Tx, id: string): Promise<ShownRow | undefined> =>
  selectShown(tx, id).where('state', '=', 'REVEALED').forUpdate().executeTakeFirst();

const lockPair = (tx: Tx, id: string) => selectPairs(tx).where('id', '=', id).forUpdate();

/** Finds the invitation with this hash of a token, and locks it until the commit. */
export async function lockInvitation(tx: Tx, tokenHash: Uint8Array) {
  const id = await lookups.findByHash(tx, [tokenHash]);
  if (id === undefined) return undefined;
  return lockPair(tx, id).where('token_hash', '=', tokenHash).executeTakeFirst();
}

const byId = <Row extends PairHead>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const listIds = (sides: readonly Side[]): string[] => sides.map(({ pairId }) => pairId);

/** Returns the readings of the sides by id, without those that are gone. */
export async function findPairs(tx: Tx, sides: readonly Side[]) {
  const rows: PairHead[] = [];
  for (const id of listIds(sides))
    rows.push(...(await tx.selectFrom('pairs').select(headColumns).where('id', '=', id).execute()));
  return byId<PairHead>(rows);
}

/**
 * Returns the whole readings and locks them until the commit. The transaction must have locked the
 * account; rows are locked in one order, so that two people with several readings cannot deadlock.
 */
export async function lockPairs(tx: Tx, sides: readonly Side[]) {
  const rows: PairRow[] = [];
  for (const id of listIds(sides).toSorted()) rows.push(...(await lockPair(tx, id).execute()));
  return byId<PairRow>(rows);
}

/** Joins each side with its row, without the readings that are gone. */
export const joinSides = <Row extends PairHead>(
  sides: readonly Side[],
  rows: ReadonlyMap<string, Row>,
): { readonly side: Side; readonly row: Row }[] =>
  sides.flatMap((side) => {
    const row = rows.get(side.pairId);
    return row ? [{ side, row }] : [];
  });

/** Opens a row as the owner of `side`. Throws `DamagedRow` if the row was changed from outside. */
export function openPair<Row extends PairHead>(
  row: Row,
  { role, token, privateKey }: Side,
): OpenPair<Row> {
  const otherKey = role === 'inviter' ? row.joiner_key : row.inviter_key;
  const key =
    row.joiner_key === null || otherKey === null
      ? keyOfLinkToken(token, 'invitation')
      : derivePairKey({ privateKey, otherKey, token });
  return openWithKey(row, key);
}

/** Opens a row with the given key. Throws `DamagedRow` like openPair. */
export const openWithKey = <Row extends PairHead>(row: Row, key: Uint8Array): OpenPair<Row> => ({
  row,
  key,
  introductions: decodeIntroductions(
    unseal(key, nameColumn('introductions', row), row.introductions),
  ),
});

/** Returns the content of a column, or null if it is empty. Throws `DamagedRow` like openPair. */
export const openColumn = <Column extends 'deposit' | 'result'>(
  { row, key }: OpenPair<PairHead & Pick<PairRow, Column>>,
  column: Column,
): Uint8Array | null => row[column] && unseal(key, nameColumn(column, row), row[column]);

/** Replaces the agreement that readings of earlier versions lack. */
const standIn = ((key, name) => ({
  key,
  name,
  sealed: seal(key, name, encodeAgreement(newAgreement(() => new Uint8Array(agreementNameBytes)))),
}))(newKey(), { table: 'pairs.agreement', id: '', version: 0 });

/**
 * Returns the agreement of a shown reading. A reading without one gives an empty agreement after
 * the same work: a faster reply would tell that the other person has sent nothing.
 */
export function openAgreement(
  { row, key }: OpenPair<PairHead & Pick<PairRow, 'agreement'>>,
  random: (count: number) => Uint8Array,
): Agreement {
  const bytes = row.agreement
    ? unsealAgreement(key, row, row.agreement)
    : unseal(standIn.key, standIn.name, standIn.sealed);
  const agreement = decodeAgreement(bytes);
  return row.agreement ? agreement : { ...agreement, name: random(agreementNameBytes) };
}

export async function insertInvitation(
  tx: Tx,
  columns: Pick<PairRow, 'id' | 'token_hash' | 'inviter_key' | 'expires_at' | 'created_day'>,
  key: Uint8Array,
  introductions: Introductions,
): Promise<void> {
  const row: PairRow = {
    ...columns,
    state: 'INVITED',
    joiner_key: null,
    introductions: new Uint8Array(),
    deposit: null,
    result: null,
    agreement: null,
    version: 0,
    revealed_day: null,
    model_version: null,
  };
  const name = nameColumn('introductions', row);
  const sealed = seal(key, name, encodeIntroductions(introductions));
  await tx
    .insertInto('pairs')
    .values({ ...row, introductions: sealed })
    .execute();
  await lookups.insertLookup(tx, row.token_hash, row.id);
}

interface PairChanges {
  readonly columns?: Partial<
    Pick<
      PairRow,
      'state' | 'token_hash' | 'joiner_key' | 'expires_at' | 'revealed_day' | 'model_version'
    >
  >;
  /** The contents in clear. A reading that has ended keeps none. */
  readonly deposit: Uint8Array | null;
  readonly result: Uint8Array | null;
  readonly agreement: Agreement | null;
}

/**
 * Seals the next version of a locked row under the key of `pair`, in one statement. An invitation
 * that is used or has ended can no longer be found.
 */
export async function updatePair(
  tx: Tx,
  { row, key, introductions }: OpenPair<PairHead>,
  { columns, deposit, result, agreement }: PairChanges,
): Promise<void> {
  const next: PairHead = { ...row, ...columns, version: row.version + 1 };
  const sealColumn = (column: SealedColumn, content: Uint8Array | null): Uint8Array | null =>
    content && seal(key, nameColumn(column, next), content);
  // Sealed before the state is looked at, so that a reading that has ended takes the same time.
  const contents = {
    deposit: sealColumn('deposit', deposit),
    result: sealColumn('result', result),
    agreement: agreement && sealAgreement(key, next, encodeAgreement(agreement)),
  };
  const hasEnded = next.state === 'ENDED';
  await tx
    .updateTable('pairs')
    .set({
      ...columns,
      version: next.version,
      introductions: sealColumn('introductions', encodeIntroductions(introductions))!,
      deposit: hasEnded ? null : contents.deposit,
      result: hasEnded ? null : contents.result,
      agreement: hasEnded ? null : contents.agreement,
    })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .execute();
  if (next.token_hash === null) await lookups.deleteLookup(tx, row.token_hash, row.id);
}

export async function deletePair(tx: Tx, { id, token_hash }: PairHead): Promise<void> {
  await tx.deleteFrom('pairs').where('id', '=', id).execute();
  await lookups.deleteLookup(tx, token_hash, id);
}

/** A withdrawn reading stays, empty, until `revealedBefore` (a UTC day): limits count it. */
export async function deleteExpiredPairs(
  tx: Tx,
  now: number,
  revealedBefore: string,
): Promise<number> {
  const isDue = ({ eb, or, and }: ExpressionBuilder<Tables, 'pairs'>) =>
    or([
      eb('expires_at', '<=', now),
      and([eb('state', '=', 'ENDED'), eb('revealed_day', '<=', revealedBefore)]),
    ]);
  const due = tx.selectFrom('pairs').select('id').where(isDue).limit(batchSize);
  // Due is said twice, because a visitor may have prolonged the reading meanwhile.
  const deleting = tx.deleteFrom('pairs').where('id', 'in', due).where(isDue);
  const deleted = await deleting.returning('token_hash').execute();
  const hashes = deleted.map(({ token_hash }) => token_hash);
  await lookups.deleteLookups(tx, hashes);
  return deleted.length;
}
