/** Changes single answers of a finished survey: to a pass, or from one. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { reviseAnswer } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { answerRefusals } from '../../../core/survey/refusals.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { currentLocale } from '../../platform/language.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordTakenBack, recurringName } from '../accounts/ledger/ledger.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { accessFor } from './attempt-row.ts';
import * as attempts from './attempt-store.ts';
import { movedOn, noProfile } from './survey-services.ts';

type Revision = Input<'reviseAnswer'>['body'];

/** Refuses with `not_found` without a profile. */
export async function saveRevision(
  deps: Pick<Services, 'db' | 'now' | 'loginCodeKey' | 'bankInUse' | 'limits' | 'followers'>,
  caller: Caller,
  revision: Revision,
): Promise<Reply<'reviseAnswer'>> {
  await deps.limits.spend('revision', caller.userId);
  await deps.db.write((tx) => revise(deps, tx, caller, revision));
  return revision;
}

/** Locks the attempt before the account, as the last answer of a survey does. */
async function revise(
  deps: Pick<Services, 'now' | 'loginCodeKey' | 'bankInUse' | 'followers'>,
  tx: Tx,
  caller: Caller,
  { itemId, value }: Revision,
): Promise<void> {
  const access = accessFor(deps.bankInUse(), caller);
  const finished = await attempts.findFinishedAttempt(tx, access);
  const attempt = finished && (await attempts.lockAttempt(tx, access, finished.id));
  if (!attempt) throw noProfile();
  const user = await lockCaller(tx, caller);
  const { layout } = findEdition(deps.bankInUse(), attempt.edition);
  const given = { itemId, value, now: deps.now(), language: currentLocale() };
  const outcome = reviseAnswer(layout, attempt, given);
  if ('refused' in outcome) throw refuse(answerRefusals[outcome.refused]);
  if ('repeated' in outcome) return;
  if (!(await attempts.updateAttempt(tx, access, outcome.attempt))) throw movedOn();
  // A restore must not name the answer again.
  if (value === null && user.share_code_hash)
    await recordTakenBack(tx, deps, [recurringName('shown', caller.userId)]);
  const revised = { attemptId: attempt.id, itemId, isPassed: value === null };
  await deps.followers.answerRevised(tx, caller, revised);
  await deps.followers.recordChanged(tx, caller);
}
