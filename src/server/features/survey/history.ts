/** Results over time, computed in the request of their owner and stored nowhere. */

import type { Reply } from '../../../contract/endpoints.ts';
import {
  type Bank,
  computeChange,
  type Respondent,
  traitScores,
} from '../../../psychometrics/index.ts';
import { DamagedRow } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { requireRecentProof } from '../accounts/accounts.ts';
import { accessFor, type AttemptAccess } from './attempt/attempt-row.ts';
import { findFinishedAttempt } from './attempt/attempt-store.ts';
import { type Attempt, modelAnswers } from './attempt/attempt.ts';
import type { SurveyDeps } from './attempt/survey-deps.ts';
import { findEdition } from './bank/bank.ts';
import * as store from './earlier-store.ts';

type History = Reply<'profileHistory'>;
type Result = History['results'][number];
type Deps = Pick<SurveyDeps, 'db' | 'bank'>;

/** Returns the replaced attempts for the export. */
export async function listEarlier(deps: Deps, owner: Owner): Promise<store.EarlierAttempt[]> {
  return deps.db.read((tx) => store.selectEarlier(tx, accessFor(deps, owner)));
}

/** Returns the present result last; none before the first is finished. */
export async function getHistory(deps: Deps, caller: Caller): Promise<History> {
  const access = accessFor(deps, caller);
  const { present, earlier } = await deps.db.read(async (tx) => ({
    present: await findFinishedAttempt(tx, access),
    earlier: await store.selectEarlier(tx, access),
  }));
  if (!present) return { results: [] };
  const last = respondentOf(deps, present);
  const scale = last.bank;
  return {
    results: [
      ...earlier.map((attempt): Result => {
        const respondent = respondentOf(deps, attempt);
        const change = computeChange(respondent, last, scale);
        return presentResult(attempt.startedDay, respondent, scale, change);
      }),
      presentResult(present.startedDay, last, scale, null),
    ],
  };
}

const respondentOf = (
  { bank }: Deps,
  attempt: Pick<Attempt, 'edition' | 'answers'>,
): Respondent => ({
  bank: findEdition(bank, attempt.edition).model,
  answers: modelAnswers(attempt),
});

const presentResult = (
  startedDay: string,
  respondent: Respondent,
  scale: Bank,
  change: Result['change'],
): Result => ({
  startedDay,
  traits: traitScores(respondent, scale).map(({ value, ...trait }) => ({ ...trait, score: value })),
  change,
});

export async function forgetEarlier(
  deps: Pick<SurveyDeps, 'db' | 'now'>,
  caller: Caller,
): Promise<Reply<'forgetHistory'>> {
  await requireRecentProof(deps, caller);
  await deps.db.write((tx) => store.deleteEarlier(tx, caller.userId));
  return {};
}

/**
 * Copies the finished attempt that `attemptId` replaces, before it is deleted. A damaged one is
 * skipped: its owner could never finish a retake otherwise.
 */
export async function keepFormerAttempt(
  { logError }: Pick<SurveyDeps, 'logError'>,
  tx: Tx,
  access: AttemptAccess,
  attemptId: string,
): Promise<void> {
  try {
    const former = await findFinishedAttempt(tx, access, attemptId);
    if (former) await store.insertEarlier(tx, access, former);
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    logError(error, 'keeping a replaced attempt failed');
  }
}
