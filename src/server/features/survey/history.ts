/** Results over time, computed in the request of their owner and stored nowhere. */

import type { Reply } from '../../../contract/endpoints.ts';
import { deriveHistory } from '../../../core/survey/history.ts';
import { DamagedRow } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { requireRecentProof } from '../accounts/accounts.ts';
import { accessFor, type AttemptAccess } from './attempt-row.ts';
import { findFinishedAttempt } from './attempt-store.ts';
import * as store from './earlier-store.ts';
import type { SurveyDeps } from './survey-deps.ts';

type Deps = Pick<SurveyDeps, 'db' | 'bank'>;

/** Returns the replaced attempts for the export. */
export async function listEarlier(deps: Deps, owner: Owner): Promise<store.EarlierAttempt[]> {
  return deps.db.read((tx) => store.selectEarlier(tx, accessFor(deps, owner)));
}

export async function getHistory(deps: Deps, caller: Caller): Promise<Reply<'profileHistory'>> {
  const access = accessFor(deps, caller);
  const { present, earlier } = await deps.db.read(async (tx) => ({
    present: await findFinishedAttempt(tx, access),
    earlier: await store.selectEarlier(tx, access),
  }));
  return deriveHistory(deps.bank, present, earlier);
}

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
