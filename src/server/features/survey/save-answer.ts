/**
 * Saves answers. Most share a statement (answer-writer.ts); one that completes a set or may be
 * refused gets a transaction of its own.
 */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Layout } from '../../../domain/edition.ts';
import { transitions } from '../../../domain/survey.ts';
import { selectSetB, type SetBOptions } from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { currentLocale } from '../../platform/language.ts';
import { conflict, unavailable, badRequest, type Refusal } from '../../platform/refusal.ts';
import { setSurveyCompleted } from '../accounts/accounts.ts';
import { accessFor, type AttemptAccess } from './attempt/attempt-row.ts';
import * as attempts from './attempt/attempt-store.ts';
import {
  type Attempt,
  listUnanswered,
  modelAnswers,
  type AnswerRefusal,
  answerTo,
  isSetComplete,
  refuseAnswer,
  withAnswer,
} from './attempt/attempt.ts';
import { choiceSeed } from './attempt/choice-seed.ts';
import { presentAttempt } from './attempt/present-attempt.ts';
import { requireAttempt, type SurveyDeps, type Answer } from './attempt/survey-deps.ts';
import { findEdition } from './bank/bank.ts';
import type { Edition } from './bank/edition.ts';
import { keepFormerAttempt } from './history.ts';

/**
 * Chooses Set B and moves the attempt to B_ACTIVE. If the choice fails, the attempt stays in
 * SELECT_B, so that a later request can try again.
 */
async function chooseSetB(
  deps: SurveyDeps,
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
): Promise<Attempt> {
  const { model } = findEdition(deps.bank, attempt.edition);
  const options: SetBOptions = {
    targetCount: attempt.targetCount,
    adaptiveLength: attempt.adaptive,
    seed: choiceSeed(access, attempt, 'set-b'),
  };
  const setB = tryToChoose(deps, model, attempt, options);
  if (!setB) return attempt;
  const moved = await attempts.updateAttempt(tx, access, attempt, { state: 'B_ACTIVE', setB });
  return moved ?? (await attempts.findAttempt(tx, access, attempt.id)) ?? attempt;
}

function tryToChoose(
  deps: SurveyDeps,
  model: Edition['model'],
  attempt: Attempt,
  options: SetBOptions,
): string[] | null {
  const choose = deps.choose ?? selectSetB;
  try {
    return choose(model, modelAnswers(attempt), options);
  } catch (error) {
    deps.logError(error, 'choosing Set B failed');
    return null;
  }
}

/** Chooses Set B if an earlier choice failed. Returns any other attempt unchanged. */
export async function resumeAttempt(
  deps: SurveyDeps,
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
): Promise<Attempt> {
  return attempt.state === 'SELECT_B' ? chooseSetB(deps, tx, access, attempt) : attempt;
}

/**
 * Chooses Set B unless that has happened. Refuses with `conflict` and the unanswered questions if
 * Set A is incomplete, with `unavailable` if the choice fails.
 */
export async function completeSetA(
  deps: SurveyDeps,
  caller: Caller,
  attemptId: string | undefined,
): Promise<Reply<'completeSetA'>> {
  const attempt = await deps.db.write(async (tx) => {
    const access = accessFor(deps, caller);
    const locked = await attempts.lockAttempt(tx, access, attemptId);
    return resumeAttempt(deps, tx, access, requireAttempt(locked, attemptId));
  });
  const edition = findEdition(deps.bank, attempt.edition);
  const { layout } = edition;
  if (attempt.state === 'A_ACTIVE')
    throw conflict(
      'Some core questions have no answer yet.',
      listUnanswered(layout, attempt.answers, layout.setA),
    );
  if (attempt.state === 'SELECT_B')
    throw unavailable(
      'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.',
    );
  return presentAttempt(edition, attempt, deps.now());
}

export async function saveAnswer(
  deps: SurveyDeps,
  caller: Caller,
  answer: Answer,
): Promise<Reply<'saveResponse'>> {
  const meter = await deps.limits.today();
  const shared = meter.spendLocally('answer', caller.userId);
  if (!shared && (await deps.writeAnswer(caller, answer))) return { surveyComplete: false };
  const finished = await deps.db.write(async (tx) => {
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
  deps: SurveyDeps,
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
  const answered = withAnswer(layout, attempt, {
    ...answer,
    now: deps.now(),
    language: currentLocale(),
  });
  const saved = await attempts.updateAttempt(tx, access, attempt, answered);
  if (!saved) throw conflict('The survey has moved on in another window. Please load it again.');
  return isSetComplete(layout, saved) ? completeSet(deps, tx, caller, saved) : null;
}

/** A client repeats the answer that completed Set A if the first reply was lost. */
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
 * Moves an attempt whose open set is complete. Returns it if the survey is finished, otherwise
 * null.
 */
async function completeSet(
  deps: SurveyDeps,
  tx: Tx,
  owner: Owner,
  attempt: Attempt,
): Promise<Attempt | null> {
  const access = accessFor(deps, owner);
  const { next } = transitions[attempt.state];
  const moved = next && (await attempts.updateAttempt(tx, access, attempt, { state: next }));
  if (moved?.state === 'SELECT_B') await chooseSetB(deps, tx, access, moved);
  if (moved?.state !== 'FINISHED') return null;
  // A finished retake replaces the attempt before it, which is kept as an earlier one.
  await keepFormerAttempt(deps, tx, access, attempt.id);
  await attempts.deleteOtherFinishedAttempts(tx, attempt.userId, attempt.id);
  await setSurveyCompleted(tx, attempt.userId, true);
  await deps.onFinishing(tx, owner);
  return moved;
}
