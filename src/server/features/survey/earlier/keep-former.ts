import { DamagedRow } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AttemptAccess } from '../attempt/store/attempt-row.ts';
import { findFinishedAttempt } from '../attempt/store/attempt-store.ts';
import type { SurveyDeps } from '../attempt/survey-deps.ts';
import { insertEarlier } from './earlier-store.ts';

/**
 * Copies the finished attempt that `attemptId` replaces to the earlier ones, before it is deleted.
 * One that somebody damaged is lost: its owner could no longer finish a retake otherwise.
 */
export async function keepFormerAttempt(
  { logError }: Pick<SurveyDeps, 'logError'>,
  tx: Tx,
  access: AttemptAccess,
  attemptId: string,
): Promise<void> {
  try {
    const former = await findFinishedAttempt(tx, access, attemptId);
    if (former) await insertEarlier(tx, access, former);
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    logError(error, 'keeping a replaced attempt failed');
  }
}
