/**
 * The attempts that retakes have replaced, sealed under their owner’s key, and the results
 * over time, which are computed in the request of their owner and stored nowhere.
 */

import type { Selectable } from 'kysely';
import type { Reply } from '../../../contract/endpoints.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { deriveHistory } from '../../../core/survey/history.ts';
import type { Services } from '../../platform/app-services.ts';
import { findsAny } from '../../platform/batch.ts';
import { DamagedRow, seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { EarlierAttemptsTable } from '../../platform/db/tables.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { recordTakenBack, recurringName } from '../accounts/ledger/ledger.ts';
import { requireRecentProof } from '../accounts/sessions/sessions.ts';
import {
  accessFor,
  type AttemptAccess,
  type AttemptContent,
  decodeContent,
  encodeContent,
} from './attempt-row.ts';
import { findFinishedAttempt } from './attempt-store.ts';

type Deps = Pick<Services, 'db' | 'bankInUse'>;

/** Returns the replaced attempts for the export. */
export async function listEarlier(deps: Deps, owner: Owner): Promise<EarlierAttempt[]> {
  return deps.db.read((tx) => selectEarlier(tx, accessFor(deps.bankInUse(), owner)));
}

export async function getHistory(deps: Deps, caller: Caller): Promise<Reply<'profileHistory'>> {
  const access = accessFor(deps.bankInUse(), caller);
  const { present, earlier } = await deps.db.read(async (tx) => ({
    present: await findFinishedAttempt(tx, access),
    earlier: await selectEarlier(tx, access),
  }));
  return deriveHistory(deps.bankInUse(), present, earlier);
}

export async function forgetEarlier(
  deps: Pick<Services, 'db' | 'now' | 'loginCodeKey'>,
  caller: Caller,
): Promise<Reply<'forgetHistory'>> {
  await requireRecentProof(deps, caller);
  await deps.db.write(async (tx) => {
    if (!(await hasEarlier(tx, caller.userId))) return;
    await deleteEarlier(tx, caller.userId);
    await recordTakenBack(tx, deps, [recurringName('earlier', caller.userId)]);
  });
  return {};
}

/**
 * Copies the finished attempt that `attemptId` replaces, before it is deleted. Skips one that a
 * program gave, and a damaged one: its owner could never finish a retake otherwise.
 */
export async function keepFormerAttempt(
  { logError }: Pick<Services, 'logError'>,
  tx: Tx,
  access: AttemptAccess,
  attemptId: string,
): Promise<void> {
  try {
    const former = await findFinishedAttempt(tx, access, attemptId);
    if (former && !former.synthetic) await insertEarlier(tx, access, former);
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    logError(error, 'keeping a replaced attempt failed');
  }
}

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

async function deleteEarlier(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('earlier_attempts').where('user_id', '=', userId).execute();
}
