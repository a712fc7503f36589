/** Starting, resuming and retaking the survey. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import {
  type AttemptOptions,
  continueAsProgram,
  startAttempt,
} from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { noConsent } from '../../../core/survey/refusals.ts';
import { deriveStatus } from '../../../core/survey/status.ts';
import { dayMilliseconds, utcDay } from '../../platform/clock.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { badRequest, conflict, forbidden, unauthorized } from '../../platform/refusal.ts';
import { lockUserAgainstDeletion, setConsent, setSurveyCompleted } from '../accounts/accounts.ts';
import { resumeAttempt } from './answers.ts';
import { accessFor, type AttemptAccess, type StoredAttempt } from './attempt-row.ts';
import * as attempts from './attempt-store.ts';
import { movedOn, requireAttempt, type SurveyServices } from './survey-services.ts';

const retakeLimit = { count: 3, days: 30 } as const;

/** If a concurrent request was first, returns its attempt with `isNew: false`. */
async function insertNewAttempt(
  deps: SurveyServices,
  tx: Tx,
  access: AttemptAccess,
  options: AttemptOptions,
): Promise<{ attempt: StoredAttempt; isNew: boolean }> {
  const started = startAttempt(deps.bankInUse().current.layout, newId(deps.random), options);
  const fresh: StoredAttempt = { ...started, version: 0 };
  await attempts.insertAttempt(tx, access, fresh, utcDay(deps.now()));
  const attempt = (await attempts.findCurrentAttempt(tx, access)) ?? fresh;
  return { attempt, isNew: attempt.id === fresh.id };
}

/**
 * Starts or resumes an attempt, or returns the finished one. Repeated and concurrent calls are
 * safe. A program needs no consent, because its answers belong to no person.
 */
export async function startSurvey(
  deps: SurveyServices,
  caller: Caller,
  { consent, synthetic, setBTargetCount, setBAdaptive }: Input<'startSurvey'>['body'],
): Promise<Reply<'startSurvey'>> {
  if (synthetic && !deps.demo) throw forbidden('This site makes no random profiles.');
  if (deps.requireConsent && !consent && !synthetic)
    throw badRequest(noConsent.detail, { consent: noConsent.detail });
  const options = { targetCount: setBTargetCount, adaptive: setBAdaptive, synthetic };
  const access = accessFor(deps.bankInUse(), caller);
  const { attempt, isNew } = await deps.db.write(async (tx) => {
    if (!(await lockUserAgainstDeletion(tx, caller.userId))) throw unauthorized();
    if (consent)
      await setConsent(tx, caller.userId, { version: consent.version, day: utcDay(deps.now()) });
    const current = await attempts.findCurrentAttempt(tx, access);
    if (!current) return insertNewAttempt(deps, tx, access, options);
    const continued = synthetic ? await markSynthetic(tx, access, current, options) : current;
    return { attempt: await resumeAttempt(deps, tx, access, continued), isNew: false };
  });
  if (isNew) deps.followers.surveyStarted(synthetic);
  return deriveStatus(findEdition(deps.bankInUse(), attempt.edition), attempt, deps.now());
}

async function markSynthetic(
  tx: Tx,
  access: AttemptAccess,
  attempt: StoredAttempt,
  options: AttemptOptions,
): Promise<StoredAttempt> {
  const marked = continueAsProgram(attempt, options);
  if (!marked) return attempt;
  const stored = await attempts.updateAttempt(tx, access, marked);
  if (!stored) throw movedOn();
  return stored;
}

/**
 * Starts a new attempt; the old answers stay until the new ones are complete. Retakes are limited,
 * because comparing with changed answers could reveal the answers of another person. Refuses during
 * an open round, whose answers the retake would replace unseen.
 */
export async function retakeSurvey(
  deps: SurveyServices,
  caller: Caller,
): Promise<Reply<'retakeSurvey'>> {
  const access = accessFor(deps.bankInUse(), caller);
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
  if (isNew) deps.followers.surveyStarted(false);
  return deriveStatus(findEdition(deps.bankInUse(), attempt.edition), attempt, deps.now());
}

const roundIsOpen = () =>
  conflict(
    'You have begun ten more questions. Please answer them first; then you can take the survey again.',
  );

async function assertRetakeAllowed(deps: SurveyServices, tx: Tx, userId: string): Promise<void> {
  const { count, days } = retakeLimit;
  const since = utcDay(deps.now() - days * dayMilliseconds);
  const recent = (await attempts.selectRetakes(tx, userId)).filter((day) => day > since);
  if (recent.length >= count)
    throw conflict(
      `You can retake the survey ${count} times in ${days} days. Please come back later; your profile stays as it is.`,
    );
}
