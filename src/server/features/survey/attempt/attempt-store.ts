import { type Selectable, sql } from 'kysely';
import type { AttemptState } from '../../../../domain/survey.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';
import type { AttemptsTable } from '../../../platform/db/tables.ts';
import type { Attempt } from './attempt.ts';

function toAttempt(row: Selectable<AttemptsTable>): Attempt {
  return {
    id: row.id,
    userId: row.user_id,
    edition: row.edition,
    state: row.state as AttemptState, // as: only this store writes the column
    targetCount: row.target_count,
    adaptive: row.adaptive === 1,
    synthetic: row.synthetic === 1,
    setB: row.set_b === '' ? [] : row.set_b.split(','),
    answers: row.answers,
  };
}

/** Inserts the attempt unless the user already has one in progress (C2). */
export async function insertAttempt(tx: Tx, attempt: Attempt, startedDay: string): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({
      id: attempt.id,
      user_id: attempt.userId,
      edition: attempt.edition,
      state: attempt.state,
      target_count: attempt.targetCount,
      adaptive: attempt.adaptive ? 1 : 0,
      synthetic: attempt.synthetic ? 1 : 0,
      set_b: attempt.setB.join(','),
      answers: attempt.answers,
      started_day: startedDay,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const selectOwn = (tx: Tx, userId: string) =>
  tx.selectFrom('attempts').selectAll().where('user_id', '=', userId);

const selectCurrent = (tx: Tx, userId: string) =>
  selectOwn(tx, userId)
    .orderBy(sql`case when state = 'FINISHED' then 1 else 0 end`)
    .limit(1);

const currentAttemptQuery = precompileQuery((tx: Tx, [userId]: readonly [string]) =>
  selectCurrent(tx, userId),
);

/** Returns the user's attempt in progress, or else the finished one. */
export async function findCurrentAttempt(tx: Tx, userId: string): Promise<Attempt | undefined> {
  const [row] = await currentAttemptQuery(tx, [userId]);
  return row && toAttempt(row);
}

/**
 * Finds the attempt with this id, or the current attempt if the id is undefined. Locks it until the
 * commit.
 */
export async function lockAttempt(
  tx: Tx,
  userId: string,
  attemptId: string | undefined,
): Promise<Attempt | undefined> {
  const query =
    attemptId === undefined
      ? selectCurrent(tx, userId)
      : selectOwn(tx, userId).where('id', '=', attemptId);
  const row = await query.forNoKeyUpdate().executeTakeFirst();
  return row && toAttempt(row);
}

export async function selectAttempts(
  tx: Tx,
  userId: string,
): Promise<{ attempt: Attempt; startedDay: string }[]> {
  const rows = await selectOwn(tx, userId).orderBy('started_day').execute();
  return rows.map((row) => ({ attempt: toAttempt(row), startedDay: row.started_day }));
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

export async function findFinishedAttempt(tx: Tx, userId: string): Promise<Attempt | undefined> {
  const row = await selectOwn(tx, userId).where('state', '=', 'FINISHED').executeTakeFirst();
  return row && toAttempt(row);
}

/** Returns undefined if there is no such attempt or it belongs to another user. */
export async function findAttempt(
  tx: Tx,
  userId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  const row = await selectOwn(tx, userId).where('id', '=', attemptId).executeTakeFirst();
  return row && toAttempt(row);
}

/**
 * Writes one answer if the attempt is still in the given state. Returns the changed attempt, or
 * undefined if the state has changed.
 */
export async function updateAnswer(
  tx: Tx,
  attempt: Pick<Attempt, 'id' | 'state'>,
  position: number,
  value: number,
): Promise<Attempt | undefined> {
  const row = await tx
    .updateTable('attempts')
    .set({
      answers: sql<string>`substr(answers, 1, cast(${position} as integer))
        || cast(${String(value)} as text)
        || substr(answers, cast(${position + 2} as integer))`,
    })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .returningAll()
    .executeTakeFirst();
  return row && toAttempt(row);
}

/**
 * Marks an unfinished attempt as answered by a program and updates its options for Set B. The mark
 * is never removed.
 */
export async function markSynthetic(
  tx: Tx,
  { id, targetCount, adaptive }: Pick<Attempt, 'id' | 'targetCount' | 'adaptive'>,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ synthetic: 1, target_count: targetCount, adaptive: adaptive ? 1 : 0 })
    .where('id', '=', id)
    .where('state', '!=', 'FINISHED')
    .execute();
}

/**
 * Moves the attempt to the state `next` if it is still in the given state. Returns whether it
 * moved.
 */
export async function updateState(
  tx: Tx,
  attempt: Pick<Attempt, 'id' | 'state'>,
  next: AttemptState,
  setB?: readonly string[],
): Promise<boolean> {
  const result = await tx
    .updateTable('attempts')
    .set({ state: next, ...(setB && { set_b: setB.join(',') }) })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
