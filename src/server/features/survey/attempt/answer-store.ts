/**
 * Saves many answers in one statement (ADR 15). Each answer names the edition of its attempt; the
 * statement skips attempts of another edition.
 */

import { sql } from 'kysely';
import { setACount } from '../../../../domain/survey.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';

/** An answer to save. A null `attemptId` stands for the attempt that is in progress. */
export interface OpenAnswer {
  readonly userId: string;
  readonly attemptId: string | null;
  /** The number of the edition that the question belongs to. */
  readonly edition: number;
  readonly itemId: string;
  /** The index of the question in the layout of that edition. */
  readonly position: number;
  readonly value: number;
}

/** The stored digits of Set A without the digit of the answered question. */
const otherDigitsOfSetA = sql`substr(answers, 1, asked.position)
  || substr(answers, asked.position + 2, ${sql.lit(setACount - 1)} - asked.position)`;

/** The stored digits of the pool without the digit of the answered question. */
const otherDigitsOfPool = sql`
  substr(answers, ${sql.lit(setACount + 1)}, asked.position - ${sql.lit(setACount)})
  || substr(answers, asked.position + 2)`;

/**
 * The number of questions in Set B. `set_b` is a list with commas, and each id has three
 * characters.
 */
const setBCount = sql`(length(set_b) + 1) / 4`;

/**
 * Whether the question belongs to the set that is open, and another question of that set is still
 * unanswered.
 */
const leavesSetOpen = sql<boolean>`case
  when attempts.edition <> asked.edition then false
  when state = 'A_ACTIVE' and asked.position < ${sql.lit(setACount)}
    then ${otherDigitsOfSetA} like '%0%'
  when state = 'B_ACTIVE' and asked.position >= ${sql.lit(setACount)}
      and ',' || set_b || ',' like '%,' || asked.item_id || ',%'
    then length(replace(${otherDigitsOfPool}, '0', '')) + 1 < ${setBCount}
  else false end`;

interface Asked {
  user_id: string;
  attempt_id: string | null;
  edition: number;
  item_id: string;
  position: number;
  digit: string;
}

const askedColumns = 'asked(user_id, attempt_id, edition, item_id, position, digit)';
const askedColumnCount = 6;

function askedRow(values: readonly unknown[]) {
  const [userId, attemptId, edition, itemId, position, digit] = values;
  return sql`(cast(${userId} as text), cast(${attemptId} as text), cast(${edition} as integer),
    cast(${itemId} as text), cast(${position} as integer), cast(${digit} as text))`;
}

const updateOpenAnswersQuery = precompileQuery((tx: Tx, values: readonly unknown[]) => {
  const rows = Array.from({ length: values.length / askedColumnCount }, (_, i) =>
    askedRow(values.slice(i * askedColumnCount, (i + 1) * askedColumnCount)),
  );
  return tx
    .with(askedColumns, () => sql<Asked>`(values ${sql.join(rows)})`)
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
      answers: sql<string>`substr(answers, 1, chosen.position) || chosen.digit
        || substr(answers, chosen.position + 2)`,
    })
    .whereRef('attempts.id', '=', 'chosen.id')
    .returning('attempts.user_id');
});

/**
 * Writes answers in one statement and returns for each, in the same order, whether it was written.
 * Writes an answer only if it is allowed now and its set is still incomplete afterwards. If a user
 * has several answers in the list, considers only the first. Skips attempts whose row is locked, so
 * that no request waits for another.
 */
export async function updateOpenAnswers(
  tx: Tx,
  answers: readonly OpenAnswer[],
): Promise<boolean[]> {
  const first = new Map<string, OpenAnswer>();
  for (const answer of answers) if (!first.has(answer.userId)) first.set(answer.userId, answer);
  const values = [...first.values()].flatMap((answer) => [
    answer.userId,
    answer.attemptId,
    answer.edition,
    answer.itemId,
    answer.position,
    String(answer.value),
  ]);
  const rows = await updateOpenAnswersQuery(tx, values);
  const written = new Set(rows.map((row) => row.user_id));
  return answers.map((answer) => first.get(answer.userId) === answer && written.has(answer.userId));
}
