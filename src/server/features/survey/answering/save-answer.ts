/**
 * Saves answers (C4). Most answers that arrive at the same time are saved together in one SQL
 * statement. An answer that completes a set or may be refused gets a transaction of its own.
 */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import type { Layout } from '../../../../domain/edition.ts';
import { transitions } from '../../../../domain/survey.ts';
import { type BatchLimits, createBatcher } from '../../../platform/batching/batcher.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { badRequest, conflict, type Refusal } from '../../../platform/refusal/refusal.ts';
import { setSurveyCompleted } from '../../accounts/accounts.ts';
import { type OpenAnswer, updateOpenAnswers } from '../attempt/answer-store.ts';
import * as attempts from '../attempt/attempt-store.ts';
import {
  type AnswerRefusal,
  answerTo,
  type Attempt,
  isSetComplete,
  refuseAnswer,
} from '../attempt/attempt.ts';
import { requireAttempt } from '../attempt/require-attempt.ts';
import type { SurveyDeps } from '../attempt/survey-deps.ts';
import { findEdition } from '../bank/bank.ts';
import { chooseSetB } from './choose-set-b.ts';

type Answer = Input<'saveResponse'>['body'];

/**
 * Returns a function that saves an answer in one statement with concurrent answers. The function
 * resolves to false if it did not save the answer, which then needs a transaction of its own.
 */
export function createAnswerWriter(
  db: Database,
  limits: BatchLimits = {},
): SurveyDeps['writeAnswer'] {
  const batcher = createBatcher<OpenAnswer, boolean>({
    run: (answers) => db.writeStatement((tx) => updateOpenAnswers(tx, answers)),
    ...limits,
  });
  return (answer) => batcher.submit(answer);
}

/**
 * Returns the answer for the shared statement, or null if its question is not in the current
 * edition. The statement does not find an attempt of an earlier edition.
 */
function toOpenAnswer({ bank }: SurveyDeps, caller: Caller, answer: Answer): OpenAnswer | null {
  const { attemptId = null, itemId, value } = answer;
  const { number: edition, positions } = bank.current.layout;
  const position = positions.get(itemId);
  return position === undefined
    ? null
    : { userId: caller.userId, attemptId, edition, itemId, position, value };
}

export async function saveAnswer(
  deps: SurveyDeps,
  caller: Caller,
  answer: Answer,
): Promise<Reply<'saveResponse'>> {
  const meter = await deps.limits.today();
  const isFree = meter.trySpendLocally('answer', caller.userId);
  const openAnswer = isFree ? toOpenAnswer(deps, caller, answer) : null;
  if (openAnswer && (await deps.writeAnswer(openAnswer))) return { surveyComplete: false };
  const finished = await deps.db.write(async (tx) => {
    // If the allowance of this node is used up, the transaction that saves the answer also counts
    // it for all nodes (ADR 6).
    if (!isFree) await meter.spend(tx, 'answer', caller.userId);
    return saveInTransaction(deps, tx, caller, answer);
  });
  if (finished) deps.onFinished(caller.userId, finished.synthetic);
  return { surveyComplete: finished !== null };
}

/** Returns the attempt if this answer finished the survey, otherwise null. */
async function saveInTransaction(
  deps: SurveyDeps,
  tx: Tx,
  caller: Caller,
  answer: Answer,
): Promise<Attempt | null> {
  const locked = await attempts.lockAttempt(tx, caller.userId, answer.attemptId);
  const attempt = requireAttempt(locked, answer.attemptId);
  const { layout } = findEdition(deps.bank, attempt.edition);
  const refusal = refuseAnswer(layout, attempt, answer.itemId);
  if (refusal) {
    if (isRepeat(layout, attempt, answer)) return null;
    throw refusals[refusal](answer.itemId);
  }
  const position = layout.positions.get(answer.itemId)!; // refuseAnswer has checked the id
  const saved = await attempts.updateAnswer(tx, attempt, position, answer.value);
  if (!saved) throw conflict('The survey has moved on in another window. Please load it again.');
  return isSetComplete(layout, saved) && (await completeSet(deps, tx, saved)) ? saved : null;
}

/**
 * Whether the answer is already stored: a client repeats the answer that completed Set A if the
 * first reply was lost.
 */
function isRepeat(layout: Layout, { state, answers }: Attempt, { itemId, value }: Answer): boolean {
  return (
    state !== 'FINISHED' &&
    layout.setA.includes(itemId) &&
    answerTo(layout, answers, itemId) === value
  );
}

const refusals: Readonly<Record<AnswerRefusal, (itemId: string) => Refusal>> = {
  unknown_item: (itemId) => badRequest(`There is no item ${itemId}.`),
  not_in_set_b: (itemId) => badRequest(`Item ${itemId} is not among your personalised questions.`),
  set_b_not_chosen: () =>
    conflict('Your personalised questions are still being chosen. Please try again in a moment.'),
  survey_finished: () => conflict('The survey is finished; its answers can no longer be changed.'),
  set_a_open: () => conflict('Please answer the core questions first.'),
  set_a_complete: () =>
    conflict('The core questions are complete; their answers can no longer be changed.'),
};

/**
 * Moves an attempt whose open set is complete to its next state. Returns whether the survey is
 * finished.
 */
async function completeSet(deps: SurveyDeps, tx: Tx, attempt: Attempt): Promise<boolean> {
  const { next } = transitions[attempt.state];
  if (next === 'FINISHED') {
    await attempts.updateState(tx, attempt, next);
    // A finished retake replaces the attempt before it (C7).
    await attempts.deleteOtherFinishedAttempts(tx, attempt.userId, attempt.id);
    await setSurveyCompleted(tx, attempt.userId, true);
    return true;
  }
  if (next === 'SELECT_B' && (await attempts.updateState(tx, attempt, next)))
    await chooseSetB(deps, tx, { ...attempt, state: next });
  return false;
}
