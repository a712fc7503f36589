import { type Selectable, sql } from 'kysely';
import { type AttemptState, setACount } from '../../../domain/survey.ts';
import { compiledOnce } from '../../platform/db/compiled-once.ts';
import type { AttemptsTable, ItemsTable, Tx } from '../../platform/db/database.ts';
import type { Attempt } from './attempt.ts';

function toAttempt(row: Selectable<AttemptsTable>): Attempt {
  return {
    id: row.id,
    userId: row.user_id,
    state: row.state as AttemptState, // as: written by this store only
    targetCount: row.target_count,
    adaptive: row.adaptive === 1,
    synthetic: row.synthetic === 1,
    setB: row.set_b === '' ? [] : row.set_b.split(','),
    answers: row.answers,
  };
}

/** Does nothing where the user has an attempt in progress already (decisions C2). */
export async function insertAttempt(tx: Tx, attempt: Attempt, startedDay: string): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({
      id: attempt.id,
      user_id: attempt.userId,
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

const ofUser = (tx: Tx, userId: string) =>
  tx.selectFrom('attempts').selectAll().where('user_id', '=', userId);
const current = (tx: Tx, userId: string) =>
  ofUser(tx, userId)
    .orderBy(sql`case when state = 'FINISHED' then 1 else 0 end`)
    .limit(1);

const currentOf = compiledOnce((tx: Tx, [userId]: readonly [string]) => current(tx, userId));

/** The user's attempt in progress, else the finished one. */
export async function findCurrentAttempt(tx: Tx, userId: string): Promise<Attempt | undefined> {
  const [row] = await currentOf(tx, [userId]);
  return row && toAttempt(row);
}

/** The attempt, or the current one, as the last commit left it; until this unit's commit nobody else changes it. */
export async function lockAttempt(
  tx: Tx,
  userId: string,
  attemptId: string | undefined,
): Promise<Attempt | undefined> {
  const query =
    attemptId === undefined ? current(tx, userId) : ofUser(tx, userId).where('id', '=', attemptId);
  const row = await query.forNoKeyUpdate().executeTakeFirst();
  return row && toAttempt(row);
}

export async function selectAttempts(
  tx: Tx,
  userId: string,
): Promise<{ attempt: Attempt; startedDay: string }[]> {
  const rows = await ofUser(tx, userId).orderBy('started_day').execute();
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
  const row = await ofUser(tx, userId).where('state', '=', 'FINISHED').executeTakeFirst();
  return row && toAttempt(row);
}

/** Another user's attempt looks like none. */
export async function findAttempt(
  tx: Tx,
  userId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  const row = await ofUser(tx, userId).where('id', '=', attemptId).executeTakeFirst();
  return row && toAttempt(row);
}

/** An answer to an item of the set that is open, in the attempt in progress or in this one. */
export interface OpenAnswer {
  readonly userId: string;
  readonly attemptId: string | null;
  readonly itemId: string;
  readonly position: number;
  readonly value: number;
}

/** Whether some item of the set keeps no answer. An id has three letters, and its comma. */
const leavesSetOpen = sql<boolean>`case
  when state = 'A_ACTIVE' and asked.position < ${sql.lit(setACount)} then substr(answers, 1, asked.position) || substr(answers, asked.position + 2, ${sql.lit(setACount - 1)} - asked.position) like '%0%'
  when state = 'B_ACTIVE' and asked.position >= ${sql.lit(setACount)} and ',' || set_b || ',' like '%,' || asked.item_id || ',%'
    then length(replace(substr(answers, ${sql.lit(setACount + 1)}, asked.position - ${sql.lit(setACount)}) || substr(answers, asked.position + 2), '0', '')) + 1 < (length(set_b) + 1) / 4
  else false end`;

const columnsOfAnswer = 5;

const openAnswersUpdate = compiledOnce((tx: Tx, values: readonly unknown[]) => {
  const rows = Array.from({ length: values.length / columnsOfAnswer }, (_, i) => {
    const [userId, attemptId, itemId, position, digit] = values.slice(
      i * columnsOfAnswer,
      (i + 1) * columnsOfAnswer,
    );
    return sql`(cast(${userId} as text), cast(${attemptId} as text), cast(${itemId} as text), cast(${position} as integer), cast(${digit} as text))`;
  });
  return tx
    .with(
      'asked(user_id, attempt_id, item_id, position, digit)',
      () =>
        sql<{
          user_id: string;
          attempt_id: string | null;
          item_id: string;
          position: number;
          digit: string;
        }>`(values ${sql.join(rows)})`,
    )
    .with('chosen', (db) =>
      db
        .selectFrom('attempts')
        .innerJoin('asked', 'asked.user_id', 'attempts.user_id')
        .select(['attempts.id', 'asked.position', 'asked.digit'])
        .where((eb) =>
          eb.or([
            eb('asked.attempt_id', 'is', null),
            eb('asked.attempt_id', '=', eb.ref('attempts.id')),
          ]),
        )
        .where(leavesSetOpen)
        .forNoKeyUpdate('attempts')
        .skipLocked(),
    )
    .updateTable('attempts')
    .from('chosen')
    .set({
      answers: sql<string>`substr(answers, 1, chosen.position) || chosen.digit || substr(answers, chosen.position + 2)`,
    })
    .whereRef('attempts.id', '=', 'chosen.id')
    .returning('attempts.user_id');
});

/**
 * Writes the answers that may be given now and leave their set incomplete, in one statement; of several of one user the
 * first. Which were written, in the same order. A row that somebody else holds is left alone: nobody waits for another.
 */
export async function updateOpenAnswers(
  tx: Tx,
  answers: readonly OpenAnswer[],
): Promise<boolean[]> {
  const first = new Map<string, OpenAnswer>();
  for (const answer of answers) if (!first.has(answer.userId)) first.set(answer.userId, answer);
  const values = [...first.values()].flatMap(({ userId, attemptId, itemId, position, value }) => [
    userId,
    attemptId,
    itemId,
    position,
    String(value),
  ]);
  const written = new Set((await openAnswersUpdate(tx, values)).map((row) => row.user_id));
  return answers.map((answer) => first.get(answer.userId) === answer && written.has(answer.userId));
}

/** Writes one digit, provided the attempt is still in `state`; returns the attempt after it, or nothing. */
export async function updateAnswer(
  tx: Tx,
  attempt: Pick<Attempt, 'id' | 'state'>,
  position: number,
  value: number,
): Promise<Attempt | undefined> {
  const row = await tx
    .updateTable('attempts')
    .set({
      answers: sql<string>`substr(answers, 1, cast(${position} as integer)) || cast(${String(value)} as text) || substr(answers, cast(${position + 2} as integer))`,
    })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .returningAll()
    .executeTakeFirst();
  return row && toAttempt(row);
}

/** For good: some answers are a program's from now on. */
export async function markSynthetic(
  tx: Tx,
  { id, targetCount, adaptive }: Pick<Attempt, 'id' | 'targetCount' | 'adaptive'>,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ synthetic: 1, target_count: targetCount, adaptive: adaptive ? 1 : 0 })
    .where('id', '=', id)
    .where('state', '!=', 'FINISHED') // by an answer that came meanwhile
    .execute();
}

/** Moves the attempt on, provided nobody did before; returns whether it did. */
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

export type ItemTexts = Pick<
  Selectable<ItemsTable>,
  'id' | 'form' | 'category' | 'compare_to' | 'text' | 'short_description'
>;

/** Loads the bank's texts; an administrator's edits and the exposure counts stay (decisions C1). */
export async function upsertItems(tx: Tx, items: readonly ItemTexts[]): Promise<void> {
  await tx
    .insertInto('items')
    .values(
      items.map((item) => ({
        ...item,
        edited_text: null,
        edited_short_description: null,
        exposure: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        form: ref('excluded.form'),
        category: ref('excluded.category'),
        compare_to: ref('excluded.compare_to'),
        text: ref('excluded.text'),
        short_description: ref('excluded.short_description'),
      })),
    )
    .execute();
}

/** Every item's text by id, as edited. */
export async function selectItemTexts(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('items').select(['id', 'text', 'edited_text']).execute();
  return new Map(rows.map((row) => [row.id, row.edited_text ?? row.text]));
}

/** How often each item was presented in Set B, by id. */
export async function selectExposure(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('items').select(['id', 'exposure']).execute();
  return new Map(rows.map((row) => [row.id, row.exposure]));
}

/** Locks in one order, so that two choices that share items do not wait for each other. */
export async function incrementExposure(tx: Tx, itemIds: readonly string[]): Promise<void> {
  const inOrder = tx
    .selectFrom('items')
    .select('id')
    .where('id', 'in', itemIds)
    .orderBy('id')
    .forNoKeyUpdate();
  await tx
    .updateTable('items')
    .set({ exposure: sql<number>`exposure + 1` })
    .where('id', 'in', inOrder)
    .execute();
}

export async function selectScaleLabels(tx: Tx): Promise<{ value: number; label: string }[]> {
  return tx.selectFrom('scale_labels').select(['value', 'label']).orderBy('value').execute();
}

/** Labels that are missing get their default; edited ones stay. */
export async function insertMissingScaleLabels(
  tx: Tx,
  labels: readonly { value: number; label: string }[],
): Promise<void> {
  await tx
    .insertInto('scale_labels')
    .values([...labels])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
