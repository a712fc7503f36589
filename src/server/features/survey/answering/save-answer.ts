/**
 * Saves answers (C4). Most are saved together with concurrent ones (answer-writer.ts). An answer
 * that completes a set or may be refused gets a transaction of its own.
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Layout } from '../../../../domain/edition.ts';
import { transitions } from '../../../../domain/survey.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/caller.ts';
import { badRequest, conflict, type Refusal } from '../../../platform/refusal/refusal.ts';
import { setSurveyCompleted } from '../../accounts/accounts.ts';
import {
  type AnswerRefusal,
  answerTo,
  type Attempt,
  isSetComplete,
  refuseAnswer,
  withAnswer,
} from '../attempt/attempt.ts';
import { requireAttempt } from '../attempt/require-attempt.ts';
import { accessFor } from '../attempt/store/attempt-row.ts';
import * as attempts from '../attempt/store/attempt-store.ts';
import type { Answer, SurveyDeps } from '../attempt/survey-deps.ts';
import { findEdition } from '../bank/bank.ts';
import { type ChoiceDeps, writeChoice } from '../bank/exposure.ts';
import { keepFormerAttempt } from '../earlier/keep-former.ts';
import { chooseSetB } from './choose-set-b.ts';

export async function saveAnswer(
  deps: SurveyDeps,
  caller: Caller,
  answer: Answer,
): Promise<Reply<'saveResponse'>> {
  const meter = await deps.limits.today();
  const shared = meter.spendLocally('answer', caller.userId);
  if (!shared && (await deps.writeAnswer(caller, answer))) return { surveyComplete: false };
  const finished = await writeChoice(deps, async (tx, deps) => {
    // If the allowance of this node is used up, the transaction that saves the answer also counts
    // it for all nodes (ADR 6).
    await shared?.spend(tx);
    return saveInTransaction(deps, tx, caller, answer);
  });
  if (finished) await deps.onFinished(caller, finished);
  return { surveyComplete: finished !== null };
}

/** Returns the attempt if this answer finished the survey, otherwise null. */
async function saveInTransaction(
  deps: SurveyDeps & ChoiceDeps,
  tx: Tx,
  caller: Caller,
  answer: Answer,
): Promise<Attempt | null> {
  const access = accessFor(deps, caller);
  const locked = await attempts.lockAttempt(tx, access, answer.attemptId);
  const attempt = requireAttempt(locked, answer.attemptId);
  const { layout } = findEdition(deps.bank, attempt.edition);
  const refusal = refuseAnswer(layout, attempt, answer.itemId);
  if (refusal) {
    if (isRepeat(layout, attempt, answer)) return null;
    throw refusals[refusal];
  }
  const answered = withAnswer(layout, attempt, { ...answer, now: deps.now() });
  const saved = await attempts.updateAttempt(tx, access, attempt, answered);
  if (!saved) throw conflict('The survey has moved on in another window. Please load it again.');
  return isSetComplete(layout, saved) ? completeSet(deps, tx, caller, saved) : null;
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

const refusals: Readonly<Record<AnswerRefusal, Refusal>> = {
  unknown_item: badRequest('There is no such question.'),
  not_in_set_b: badRequest('This question is not among your personalised questions.'),
  set_b_not_chosen: conflict(
    'Your personalised questions are still being chosen. Please try again in a moment.',
  ),
  survey_finished: conflict('The survey is finished; its answers can no longer be changed.'),
  set_a_open: conflict('Please answer the core questions first.'),
  set_a_complete: conflict(
    'The core questions are complete; their answers can no longer be changed.',
  ),
};

/**
 * Moves an attempt whose open set is complete to its next state. Returns the attempt if the survey
 * is finished, otherwise null.
 */
async function completeSet(
  deps: SurveyDeps & ChoiceDeps,
  tx: Tx,
  owner: Owner,
  attempt: Attempt,
): Promise<Attempt | null> {
  const access = accessFor(deps, owner);
  const { next } = transitions[attempt.state];
  const moved = next && (await attempts.updateAttempt(tx, access, attempt, { state: next }));
  if (moved?.state === 'SELECT_B') await chooseSetB(deps, tx, access, moved);
  if (moved?.state !== 'FINISHED') return null;
  // A finished retake replaces the attempt before it (C7), which is kept as an earlier one.
  await keepFormerAttempt(deps, tx, access, attempt.id);
  await attempts.deleteOtherFinishedAttempts(tx, attempt.userId, attempt.id);
  await setSurveyCompleted(tx, attempt.userId, true);
  await deps.onFinishing(tx, owner);
  return moved;
}
