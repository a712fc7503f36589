/** Starting, resuming and retaking the survey. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { noAnswers } from '../../../domain/edition.ts';
import { dayMilliseconds, utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { badRequest, conflict, forbidden, unauthorized } from '../../platform/refusal.ts';
import {
  lockUserAgainstDeletion,
  newId,
  setConsent,
  setSurveyCompleted,
} from '../accounts/accounts.ts';
import { accessFor, type AttemptAccess } from './attempt/attempt-row.ts';
import * as attempts from './attempt/attempt-store.ts';
import { type Attempt, hasProfile } from './attempt/attempt.ts';
import { presentAttempt } from './attempt/present-attempt.ts';
import { requireAttempt, type SurveyDeps } from './attempt/survey-deps.ts';
import { findEdition } from './bank/bank.ts';
import { resumeAttempt } from './save-answer.ts';

type AttemptOptions = Pick<Attempt, 'targetCount' | 'adaptive' | 'synthetic'>;

const retakeLimit = { count: 3, days: 30 } as const;

/** Returns the attempt of a concurrent request with `isNew: false` if that was first. */
async function insertNewAttempt(
  deps: SurveyDeps,
  tx: Tx,
  access: AttemptAccess,
  options: AttemptOptions,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const { layout } = deps.bank.current;
  const fresh: Attempt = {
    id: newId(deps.random),
    userId: access.userId,
    edition: layout.number,
    state: 'A_ACTIVE',
    version: 0,
    setB: [],
    rounds: [],
    answers: noAnswers(layout),
    firstAnsweredAt: null,
    languages: [],
    ...options,
  };
  await attempts.insertAttempt(tx, access, fresh, utcDay(deps.now()));
  const attempt = (await attempts.findCurrentAttempt(tx, access)) ?? fresh;
  return { attempt, isNew: attempt.id === fresh.id };
}

/**
 * Starts or resumes an attempt, or returns the finished one; also if called repeatedly or at once.
 * A program needs no consent: its answers belong to no person.
 */
export async function startSurvey(
  deps: SurveyDeps,
  caller: Caller,
  { consent, synthetic, setBTargetCount, setBAdaptive }: Input<'startSurvey'>['body'],
): Promise<Reply<'startSurvey'>> {
  if (synthetic && !deps.demo) throw forbidden('This site makes no random profiles.');
  if (deps.requireConsent && !consent && !synthetic)
    throw badRequest('Please confirm that you are 18 or older.', {
      consent: 'Please confirm that you are 18 or older.',
    });
  const options = { targetCount: setBTargetCount, adaptive: setBAdaptive, synthetic };
  const access = accessFor(deps, caller);
  const { attempt, isNew } = await deps.db.write(async (tx) => {
    if (!(await lockUserAgainstDeletion(tx, caller.userId))) throw unauthorized();
    if (consent)
      await setConsent(tx, caller.userId, { version: consent.version, day: utcDay(deps.now()) });
    const current = await attempts.findCurrentAttempt(tx, access);
    if (!current) return insertNewAttempt(deps, tx, access, options);
    const resumed = synthetic ? await continueAsProgram(tx, access, current, options) : current;
    return { attempt: await resumeAttempt(deps, tx, access, resumed), isNew: false };
  });
  if (isNew) deps.onStarted?.(synthetic);
  return presentAttempt(findEdition(deps.bank, attempt.edition), attempt, deps.now());
}

/**
 * Marks an unfinished attempt as answered by a program, whose options apply if Set B is not chosen
 * yet.
 */
async function continueAsProgram(
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
  options: AttemptOptions,
): Promise<Attempt> {
  if (hasProfile(attempt) || attempt.synthetic) return attempt;
  const { targetCount, adaptive } = attempt.setB.length === 0 ? options : attempt;
  const changes = { synthetic: true, targetCount, adaptive };
  const marked = await attempts.updateAttempt(tx, access, attempt, changes);
  if (!marked) throw conflict('The survey has moved on in another window. Please load it again.');
  return marked;
}

/**
 * Starts a new attempt; the old answers stay until the new ones are complete. Retakes are limited,
 * because comparing with changed answers could reveal those of another person (C7). An open round
 * is refused: its answers would be replaced unseen.
 */
export async function retakeSurvey(
  deps: SurveyDeps,
  caller: Caller,
): Promise<Reply<'retakeSurvey'>> {
  const access = accessFor(deps, caller);
  const { attempt, isNew } = await deps.db.write(async (tx) => {
    const locked = await attempts.lockAttempt(tx, access, undefined);
    const current = requireAttempt(locked, undefined);
    if (current.state === 'ROUND_ACTIVE') throw roundIsOpen();
    if (current.state !== 'FINISHED') return { attempt: current, isNew: false };
    await assertRetakeAllowed(deps, tx, caller.userId);
    const { targetCount, adaptive } = current;
    const inserted = await insertNewAttempt(deps, tx, access, {
      targetCount,
      adaptive,
      synthetic: false,
    });
    await attempts.insertRetake(tx, caller.userId, utcDay(deps.now()));
    await setSurveyCompleted(tx, caller.userId, false);
    return inserted;
  });
  if (isNew) deps.onStarted?.(false);
  return presentAttempt(findEdition(deps.bank, attempt.edition), attempt, deps.now());
}

const roundIsOpen = () =>
  conflict(
    'You have begun ten more questions. Please answer them first; then you can take the survey again.',
  );

async function assertRetakeAllowed(deps: SurveyDeps, tx: Tx, userId: string): Promise<void> {
  const { count, days } = retakeLimit;
  const since = utcDay(deps.now() - days * dayMilliseconds);
  const recent = (await attempts.selectRetakes(tx, userId)).filter((day) => day > since);
  if (recent.length >= count)
    throw conflict(
      `You can retake the survey ${count} times in ${days} days. Please come back later; your profile stays as it is.`,
    );
}
