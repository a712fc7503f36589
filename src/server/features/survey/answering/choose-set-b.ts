/** Choosing Set B, the personalised questions, once Set A is complete (C3). */

import type { Reply } from '../../../../contract/endpoints.ts';
import { selectSetB, type SetBOptions } from '../../../../psychometrics/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { conflict, unavailable } from '../../../platform/refusal/refusal.ts';
import { type Attempt, listUnanswered, modelAnswers } from '../attempt/attempt.ts';
import { presentAttempt } from '../attempt/present-attempt.ts';
import { requireAttempt } from '../attempt/require-attempt.ts';
import { accessFor, type AttemptAccess } from '../attempt/store/attempt-row.ts';
import * as attempts from '../attempt/store/attempt-store.ts';
import type { SurveyDeps } from '../attempt/survey-deps.ts';
import { findEdition } from '../bank/bank.ts';
import type { Edition } from '../bank/edition.ts';
import { type ChoiceDeps, writeChoice } from '../bank/exposure.ts';

/**
 * Chooses Set B for an attempt in SELECT_B and moves it to B_ACTIVE. If the choice fails, the
 * attempt stays in SELECT_B, so that a later request can try again. Returns the attempt as stored.
 */
export async function chooseSetB(
  deps: SurveyDeps & ChoiceDeps,
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
): Promise<Attempt> {
  const { model } = findEdition(deps.bank, attempt.edition);
  const counts = await deps.exposure.find(tx);
  const options: SetBOptions = {
    targetCount: attempt.targetCount,
    adaptiveLength: attempt.adaptive,
    seed: attempt.id,
    exposure: model.items.map(({ id }) => counts.get(id) ?? 0),
  };
  const setB = tryToChoose(deps, model, attempt, options);
  if (!setB) return attempt;
  const moved = await attempts.updateAttempt(tx, access, attempt, { state: 'B_ACTIVE', setB });
  if (moved && !attempt.synthetic) deps.onChosen(setB);
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

/**
 * Chooses Set B if an earlier choice failed and left the attempt in SELECT_B (C3). Returns any
 * other attempt unchanged.
 */
export async function resumeAttempt(
  deps: SurveyDeps & ChoiceDeps,
  tx: Tx,
  access: AttemptAccess,
  attempt: Attempt,
): Promise<Attempt> {
  return attempt.state === 'SELECT_B' ? chooseSetB(deps, tx, access, attempt) : attempt;
}

/**
 * Chooses Set B if that has not happened yet; calling again changes nothing. If Set A is
 * incomplete, refuses with `conflict` and lists the unanswered questions. If the choice fails,
 * refuses with `unavailable`.
 */
export async function completeSetA(
  deps: SurveyDeps,
  caller: Caller,
  attemptId: string | undefined,
): Promise<Reply<'completeSetA'>> {
  const attempt = await writeChoice(deps, async (tx, deps) => {
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
