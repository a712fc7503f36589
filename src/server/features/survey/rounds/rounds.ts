/** Rounds of ten questions that sharpen a finished profile (C11). */

import type { Reply } from '../../../../contract/endpoints.ts';
import { selectRound } from '../../../../psychometrics/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { conflict } from '../../../platform/refusal/refusal.ts';
import { type Attempt, hasProfile, modelAnswers } from '../attempt/attempt.ts';
import { noProfile } from '../attempt/require-attempt.ts';
import { accessFor, type AttemptAccess } from '../attempt/store/attempt-row.ts';
import * as attempts from '../attempt/store/attempt-store.ts';
import type { SurveyDeps } from '../attempt/survey-deps.ts';
import { findEdition } from '../bank/bank.ts';
import { type ChoiceDeps, writeChoice } from '../bank/exposure.ts';
import { presentRounds } from './present-rounds.ts';

type RoundDeps = Pick<SurveyDeps, 'db' | 'bank' | 'exposure'>;

const noMoreQuestions = () =>
  conflict('You have answered every question that can make your profile surer.');

/**
 * Chooses the next ten questions and opens them. If a round is open already, changes nothing.
 * Refuses with `not_found` without a profile, and with `conflict` during a retake or if no question
 * is left.
 */
export async function beginRound(deps: RoundDeps, caller: Caller): Promise<Reply<'beginRound'>> {
  const access = accessFor(deps, caller);
  const attempt = await writeChoice(deps, async (tx, deps) => {
    const current = await attempts.lockAttempt(tx, access, undefined);
    if (current && hasProfile(current)) return openRoundOf(deps, tx, access, current);
    if (!(await attempts.findFinishedAttempt(tx, access))) throw noProfile();
    throw conflict('Please finish the survey that you have begun first.');
  });
  return presentRounds(findEdition(deps.bank, attempt.edition), attempt);
}

async function openRoundOf(
  { bank, exposure, onChosen }: RoundDeps & ChoiceDeps,
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
): Promise<Attempt> {
  if (attempt.state === 'ROUND_ACTIVE') return attempt;
  const { model } = findEdition(bank, attempt.edition);
  const counts = await exposure.find(tx);
  const chosen = selectRound(model, modelAnswers(attempt), {
    seed: `${attempt.id}/${attempt.rounds.length}`,
    exposure: model.items.map(({ id }) => counts.get(id) ?? 0),
  });
  if (chosen.length === 0) throw noMoreQuestions();
  const rounds = [...attempt.rounds, ...chosen];
  const opened = await attempts.updateAttempt(tx, access, attempt, {
    state: 'ROUND_ACTIVE',
    rounds,
  });
  if (!opened) throw conflict('The survey has moved on in another window. Please load it again.');
  if (!attempt.synthetic) onChosen(chosen);
  return opened;
}

/**
 * Returns how many questions are left, how far an open round is, and how the margins have become
 * narrower. Refuses with `not_found` without a profile.
 */
export async function roundStatus(
  deps: Pick<RoundDeps, 'db' | 'bank'>,
  caller: Caller,
): Promise<Reply<'roundStatus'>> {
  const access = accessFor(deps, caller);
  const attempt = await deps.db.read(async (tx) => {
    const current = await attempts.findCurrentAttempt(tx, access);
    return current && hasProfile(current) ? current : attempts.findFinishedAttempt(tx, access);
  });
  if (!attempt) throw noProfile();
  return presentRounds(findEdition(deps.bank, attempt.edition), attempt);
}
