/** The rows of computed figures, sealed under their owner's key (ADR 22). */

import { packFigures, unpackFigures } from '../../../core/profile/figures.ts';
import { seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { keepAttempt } from '../survey/survey.ts';

interface StoredFigures {
  readonly modelVersion: string;
  readonly numbers: readonly number[];
}

const nameRow = (attemptId: string, modelVersion: string) => ({
  table: 'profiles',
  id: attemptId,
  version: modelVersion,
});

export async function findFigures(
  tx: Tx,
  { userId, dataKey }: Owner,
  attemptId: string,
): Promise<StoredFigures | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select(['model_version', 'sealed'])
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { model_version: modelVersion, sealed } = row;
  const numbers = unpackFigures(unseal(dataKey, nameRow(attemptId, modelVersion), sealed));
  return { modelVersion, numbers };
}

interface NewFigures {
  readonly attemptId: string;
  readonly modelVersion: string;
  readonly numbers: readonly number[];
}

export const figureColumns = (
  dataKey: Owner['dataKey'],
  { attemptId, modelVersion, numbers }: NewFigures,
): { model_version: string; sealed: Uint8Array } => ({
  model_version: modelVersion,
  sealed: seal(dataKey, nameRow(attemptId, modelVersion), packFigures(numbers)),
});

/**
 * Overwrites earlier figures, which is safe because the same model and answers give the same.
 * Stores nothing if the attempt has been deleted.
 */
export async function upsertFigures(
  tx: Tx,
  { userId, dataKey }: Owner,
  { attemptId, modelVersion, numbers }: NewFigures,
): Promise<void> {
  if (!(await keepAttempt(tx, userId, attemptId))) return;
  const columns = figureColumns(dataKey, { attemptId, modelVersion, numbers });
  await tx
    .insertInto('profiles')
    .values({ attempt_id: attemptId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt_id']).doUpdateSet(columns))
    .execute();
}
