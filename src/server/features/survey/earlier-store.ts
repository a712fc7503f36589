/** The attempts that retakes have replaced, sealed under their owner’s key. */

import type { Selectable } from 'kysely';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { findsAny } from '../../platform/batch.ts';
import { seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { EarlierAttemptsTable } from '../../platform/db/tables.ts';
import {
  type AttemptContent,
  decodeContent,
  encodeContent,
  type AttemptAccess,
} from './attempt-row.ts';

export interface EarlierAttempt extends AttemptContent, Pick<Attempt, 'id' | 'edition'> {
  readonly startedDay: string;
}

type Row = Selectable<EarlierAttemptsTable>;

/** With the present attempt there are up to six. */
const maxEarlier = 5;

const nameRow = (row: Pick<Row, 'id' | 'user_id' | 'number' | 'edition' | 'started_day'>) => ({
  table: 'earlier_attempts',
  id: row.id,
  version: row.number,
  columns: [row.user_id, row.edition, row.started_day],
});

function openRow({ bank, dataKey }: AttemptAccess, row: Row): EarlierAttempt {
  const { id, edition, sealed, started_day: startedDay } = row;
  const content = unseal(dataKey, nameRow(row), sealed);
  return { id, edition, startedDay, ...decodeContent(findEdition(bank, edition).layout, content) };
}

function toRow(access: AttemptAccess, attempt: EarlierAttempt, number: number): Row {
  const { bank, userId, dataKey } = access;
  const { id, edition, startedDay } = attempt;
  const columns = { id, user_id: userId, number, edition, started_day: startedDay };
  const content = { ...attempt, firstAnsweredAt: null }; // its day says enough
  const { layout } = findEdition(bank, edition);
  return { ...columns, sealed: seal(dataKey, nameRow(columns), encodeContent(layout, content)) };
}

const selectOwn = (tx: Tx, userId: string) =>
  tx.selectFrom('earlier_attempts').selectAll().where('user_id', '=', userId).orderBy('number');

/** Returns the earliest attempt first. */
export async function selectEarlier(tx: Tx, access: AttemptAccess): Promise<EarlierAttempt[]> {
  const rows = await selectOwn(tx, access.userId).execute();
  return rows.map((row) => openRow(access, row));
}

export const hasEarlier = (tx: Tx, userId: string): Promise<boolean> =>
  findsAny(selectOwn(tx, userId).select('id').limit(1));

/** Keeps the latest five. The transaction must have locked one of the account’s attempts. */
export async function insertEarlier(
  tx: Tx,
  access: AttemptAccess,
  attempt: EarlierAttempt,
): Promise<void> {
  const { userId } = access;
  const kept = await selectOwn(tx, userId).execute();
  const number = (kept.at(-1)?.number ?? 0) + 1;
  await tx
    .insertInto('earlier_attempts')
    .values(toRow(access, attempt, number))
    .execute();
  await tx
    .deleteFrom('earlier_attempts')
    .where('user_id', '=', userId)
    .where('number', '<=', kept.at(-maxEarlier)?.number ?? 0)
    .execute();
}

export async function deleteEarlier(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('earlier_attempts').where('user_id', '=', userId).execute();
}
