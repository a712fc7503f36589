/**
 * Saving an answer (C4): most go to the disk in a statement shared with others, the rest in a
 * transaction of their own.
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
 * Saves concurrent answers in one statement; resolves to false for an answer that needs a
 * transaction of its own.
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
 * The answer for the shared statement; null if its question is not in the current edition. An
 * attempt of an earlier edition is not found by that statement.
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
    // An answer that is not free is counted in the same commit, across all nodes (ADR 6).
    if (!isFree) await meter.spend(tx, 'answer', caller.userId);
    return saveInTransaction(deps, tx, caller, answer);
  });
  if (finished) deps.onFinished(caller.userId, finished.synthetic);
  return { surveyComplete: finished !== null };
}

/** Returns the attempt if this answer finished the survey. */
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
  const position = layout.positions.get(answer.itemId)!; // refuseAnswer has found it
  const saved = await attempts.updateAnswer(tx, attempt, position, answer.value);
  if (!saved) throw conflict('The survey has moved on in another window. Please load it again.');
  return isSetComplete(layout, saved) && (await completeSet(deps, tx, saved)) ? saved : null;
}

/** The retry of an answer that completed Set A and whose first reply was lost. */
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

/** Moves the attempt on in the same transaction; returns whether the survey is finished. */
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
