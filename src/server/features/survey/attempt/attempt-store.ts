import { sql } from 'kysely';
import { findsAny } from '../../../platform/batch.ts';
import { randomVersion } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';
import { findEdition } from '../bank/bank.ts';
import { type AttemptAccess, type AttemptRow, changingColumns, openRow } from './attempt-row.ts';
import { type Attempt, beforeOpenRound } from './attempt.ts';

/** The states of an attempt that has a profile, in which an open round does not count yet. */
const finishedStates = ['FINISHED', 'ROUND_ACTIVE'] as const;

/** Inserts the attempt unless the user already has one in progress. */
export async function insertAttempt(
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
  startedDay: string,
): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({
      id: attempt.id,
      user_id: attempt.userId,
      edition: attempt.edition,
      started_day: startedDay,
      ...changingColumns(access, attempt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const selectOwn = (tx: Tx, userId: string) =>
  tx.selectFrom('attempts').selectAll().where('user_id', '=', userId);

const isFinished = sql`case when state = 'FINISHED' then 1 else 0 end`;

const selectCurrent = (tx: Tx, userId: string) =>
  selectOwn(tx, userId).orderBy(isFinished).limit(1);

const currentAttemptQuery = precompileQuery((tx: Tx, [userId]: readonly [string]) =>
  selectCurrent(tx, userId),
);

export async function findCurrentAttempt(
  tx: Tx,
  access: AttemptAccess,
): Promise<Attempt | undefined> {
  const [row] = await currentAttemptQuery(tx, [access.userId]);
  return row && openRow(access, row);
}

/** Locks the attempt, or the current one if there is no id, until the commit. */
export async function lockAttempt(
  tx: Tx,
  access: AttemptAccess,
  attemptId: string | undefined,
): Promise<Attempt | undefined> {
  const query =
    attemptId === undefined
      ? selectCurrent(tx, access.userId)
      : selectOwn(tx, access.userId).where('id', '=', attemptId);
  const row = await query.forNoKeyUpdate().executeTakeFirst();
  return row && openRow(access, row);
}

/** In the order in which they were begun. */
export async function selectAttempts(
  tx: Tx,
  access: AttemptAccess,
): Promise<{ attempt: Attempt; startedDay: string }[]> {
  const rows = await selectOwn(tx, access.userId)
    .orderBy('started_day')
    // Of two attempts from one day, the one in progress was begun last.
    .orderBy(isFinished, 'desc')
    .execute();
  return rows.map((row) => ({ attempt: openRow(access, row), startedDay: row.started_day }));
}

export async function deleteOtherFinishedAttempts(
  tx: Tx,
  userId: string,
  keptAttemptId: string,
): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('user_id', '=', userId)
    .where('state', '=', 'FINISHED')
    .where('id', '!=', keptAttemptId)
    .execute();
}

/**
 * Returns the attempt of the profile, without an open round. A retake that is just finished excepts
 * itself to find the one that it replaces.
 */
export async function findFinishedAttempt(
  tx: Tx,
  access: AttemptAccess,
  exceptId = '',
): Promise<(Attempt & { readonly startedDay: string }) | undefined> {
  const row = await selectOwn(tx, access.userId)
    .where('state', 'in', finishedStates)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row && { ...openFinishedRow(access, row), startedDay: row.started_day };
}

function openFinishedRow(access: AttemptAccess, row: AttemptRow): Attempt {
  const { layout } = findEdition(access.bank, row.edition);
  return beforeOpenRound(layout, openRow(access, row));
}

/** A finished retake replaces the attempt. */
export const isFinishedAttempt = (tx: Tx, attemptId: string): Promise<boolean> =>
  findsAny(
    tx
      .selectFrom('attempts')
      .select('id')
      .where('id', '=', attemptId)
      .where('state', 'in', finishedStates),
  );

export async function findAttempt(
  tx: Tx,
  access: AttemptAccess,
  attemptId: string,
): Promise<Attempt | undefined> {
  const row = await selectOwn(tx, access.userId).where('id', '=', attemptId).executeTakeFirst();
  return row && openRow(access, row);
}

type AttemptChanges = Partial<Omit<Attempt, 'id' | 'userId' | 'edition' | 'version'>>;

/**
 * Writes the changes under a new version. Returns undefined if the stored attempt has changed or is
 * gone.
 */
export async function updateAttempt(
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
  changes: AttemptChanges,
): Promise<Attempt | undefined> {
  const changed = { ...attempt, ...changes, version: randomVersion() };
  const result = await tx
    .updateTable('attempts')
    .set(changingColumns(access, changed))
    .where('user_id', '=', access.userId)
    .where('id', '=', attempt.id)
    .where('version', '=', attempt.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n ? changed : undefined;
}

export async function insertRetake(tx: Tx, userId: string, startedDay: string): Promise<void> {
  await tx.insertInto('retakes').values({ user_id: userId, started_day: startedDay }).execute();
}

export async function selectRetakes(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('retakes')
    .select('started_day')
    .where('user_id', '=', userId)
    .orderBy('started_day')
    .execute();
  return rows.map((row) => row.started_day);
}

/** Keeps the attempt from being deleted until the commit. Returns false if it is gone. */
export const keepAttempt = (tx: Tx, userId: string, attemptId: string): Promise<boolean> =>
  findsAny(
    tx
      .selectFrom('attempts')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', attemptId)
      .forKeyShare(),
  );
