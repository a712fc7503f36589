/** Rounds of ten questions that sharpen a finished profile. */

import type { Reply } from '../../../contract/endpoints.ts';
import { deriveRounds } from '../../../core/profile/rounds.ts';
import { hasProfile } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { openNextRound } from '../../../core/survey/choices.ts';
import { noMoreQuestions, unfinishedSurvey } from '../../../core/survey/refusals.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { refuse } from '../../platform/refusal.ts';
import { accessFor, type AttemptAccess, choiceSeed, type StoredAttempt } from './attempt-row.ts';
import * as attempts from './attempt-store.ts';
import { movedOn, noProfile } from './survey-services.ts';

/**
 * Opens the next ten questions, or returns the open round. Refuses with `not_found` without a
 * profile, and with `conflict` during a retake or if no question is left.
 */
export async function beginRound(
  deps: Pick<Services, 'db' | 'bankInUse'>,
  caller: Caller,
): Promise<Reply<'beginRound'>> {
  const access = accessFor(deps.bankInUse(), caller);
  const attempt = await deps.db.write(async (tx) => {
    const current = await attempts.lockAttempt(tx, access, undefined);
    if (current && hasProfile(current)) return openRoundOf(deps, tx, access, current);
    if (!(await attempts.findFinishedAttempt(tx, access))) throw noProfile();
    throw refuse(unfinishedSurvey);
  });
  return deriveRounds(findEdition(deps.bankInUse(), attempt.edition), attempt);
}

async function openRoundOf(
  { bankInUse }: Pick<Services, 'bankInUse'>,
  tx: Tx,
  access: AttemptAccess,
  attempt: StoredAttempt,
): Promise<StoredAttempt> {
  if (attempt.state === 'ROUND_ACTIVE') return attempt;
  const edition = findEdition(bankInUse(), attempt.edition);
  const opened = openNextRound(edition, attempt, choiceSeed(access, attempt, 'round'));
  if (!opened) throw refuse(noMoreQuestions);
  const stored = await attempts.updateAttempt(tx, access, opened);
  if (!stored) throw movedOn();
  return stored;
}

/** Refuses with `not_found` without a profile. */
export async function roundStatus(
  deps: Pick<Services, 'db' | 'bankInUse'>,
  caller: Caller,
): Promise<Reply<'roundStatus'>> {
  const access = accessFor(deps.bankInUse(), caller);
  const attempt = await deps.db.read(async (tx) => {
    const current = await attempts.findCurrentAttempt(tx, access);
    return current && hasProfile(current) ? current : attempts.findFinishedAttempt(tx, access);
  });
  if (!attempt) throw noProfile();
  return deriveRounds(findEdition(deps.bankInUse(), attempt.edition), attempt);
}
