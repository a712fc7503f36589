import type { Tx } from '../../platform/db/database.ts';

interface StoredFigures {
  /** The version of the model that computed the figures. */
  readonly modelVersion: string;
  readonly figures: string;
}

export async function findFigures(tx: Tx, attemptId: string): Promise<StoredFigures | undefined> {
  return tx
    .selectFrom('profiles')
    .select(['model_version as modelVersion', 'figures'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
}

/**
 * Stores the figures of an attempt and overwrites earlier ones, which is safe because the same
 * model and answers give the same figures. Stores nothing if the attempt has been deleted in the
 * meantime (product decisions B10).
 */
export async function upsertFigures(
  tx: Tx,
  row: { attempt_id: string; model_version: string; figures: string },
): Promise<void> {
  const { attempt_id, model_version, figures } = row;
  const rowOfAttempt = tx
    .selectFrom('attempts')
    .select(({ cast, val }) => [
      'id',
      'user_id',
      cast<string>(val(model_version), 'text').as('model_version'),
      cast<string>(val(figures), 'text').as('figures'),
    ])
    .where('id', '=', attempt_id)
    .forKeyShare();
  await tx
    .insertInto('profiles')
    .columns(['attempt_id', 'user_id', 'model_version', 'figures'])
    .expression(rowOfAttempt)
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ model_version, figures }))
    .execute();
}
