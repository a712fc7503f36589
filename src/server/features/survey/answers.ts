/**
 * Saves answers. Most share a statement (answer-writer.ts); one that completes a set or may be
 * refused gets a transaction of its own.
 */

import type { Reply } from '../../../contract/endpoints.ts';
import { type Attempt, listUnanswered } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { chooseSetB } from '../../../core/survey/choices.ts';
import { deriveStatus } from '../../../core/survey/status.ts';
import { acceptAnswer, type AnswerRefusal, completeSet } from '../../../core/survey/steps.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { currentLocale } from '../../platform/language.ts';
import { badRequest, conflict, type Refusal, unavailable } from '../../platform/refusal.ts';
import { setSurveyCompleted } from '../accounts/accounts.ts';
import { accessFor, type AttemptAccess, choiceSeed, type StoredAttempt } from './attempt-row.ts';
import * as attempts from './attempt-store.ts';
import { keepFormerAttempt } from './history.ts';
import { type Answer, movedOn, requireAttempt, type SurveyDeps } from './survey-deps.ts';

/**
 * Chooses Set B if that is due. If the choice fails, the attempt stays in SELECT_B, so that a later
 * request can try again.
 */
function tryToChooseSetB(
  deps: SurveyDeps,
  access: AttemptAccess,
  attempt: StoredAttempt,
): StoredAttempt {
  if (attempt.state !== 'SELECT_B') return attempt;
  const edition = findEdition(deps.bank, attempt.edition);
  try {
    return chooseSetB(edition, attempt, choiceSeed(access, attempt, 'set-b'), deps.choose);
  } catch (error) {
    deps.logError(error, 'choosing Set B failed');
    return attempt;
  }
}

/** Chooses Set B if an earlier choice failed. Returns any other attempt unchanged. */
export async function resumeAttempt(
  deps: SurveyDeps,
  tx: Tx,
  access: AttemptAccess,
  attempt: StoredAttempt,
): Promise<StoredAttempt> {
  const resumed = tryToChooseSetB(deps, access, attempt);
  if (resumed === attempt) return attempt;
  const stored = await attempts.updateAttempt(tx, access, resumed);
  return stored ?? (await attempts.findAttempt(tx, access, attempt.id)) ?? attempt;
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
  return deriveStatus(edition, attempt, deps.now());
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

/** Returns the attempt if this answer finished the survey or a round, otherwise null. */
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
  const given = { ...answer, now: deps.now(), language: currentLocale() };
  const outcome = acceptAnswer(layout, attempt, given);
  if ('refused' in outcome) throw refusals[outcome.refused];
  if ('repeated' in outcome) return null;
  const next = outcome.completes
    ? tryToChooseSetB(deps, access, completeSet(outcome.attempt))
    : outcome.attempt;
  const saved = await attempts.updateAttempt(tx, access, next);
  if (!saved) throw movedOn();
  if (saved.state !== 'FINISHED') return null;
  await finishSurvey(deps, tx, caller, saved);
  return saved;
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

/** A finished retake replaces the attempt before it, which is kept as an earlier one. */
async function finishSurvey(
  deps: SurveyDeps,
  tx: Tx,
  owner: Owner,
  attempt: Attempt,
): Promise<void> {
  await keepFormerAttempt(deps, tx, accessFor(deps, owner), attempt.id);
  await attempts.deleteOtherFinishedAttempts(tx, owner.userId, attempt.id);
  await setSurveyCompleted(tx, owner.userId, true);
  await deps.onFinishing(tx, owner);
}
