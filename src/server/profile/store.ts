import type { Tx } from '../db/database.ts';

export async function findFigures(tx: Tx, attemptId: string, modelVersion: string): Promise<string | undefined> {
  const row = await tx.selectFrom('profiles').select('figures').where('attempt_id', '=', attemptId).where('model_version', '=', modelVersion).executeTakeFirst();
  return row?.figures;
}

/** Computing twice gives the same figures, so the last one may win. Where the attempt is gone meanwhile, nothing comes back (decisions B10). */
export async function upsertFigures(tx: Tx, row: { attempt_id: string; model_version: string; figures: string }): Promise<void> {
  const { attempt_id, model_version, figures } = row;
  const ofAttempt = tx
    .selectFrom('attempts')
    .select(({ cast, val }) => ['id', 'user_id', cast<string>(val(model_version), 'text').as('model_version'), cast<string>(val(figures), 'text').as('figures')])
    .where('id', '=', attempt_id)
    .forKeyShare();
  await tx
    .insertInto('profiles')
    .columns(['attempt_id', 'user_id', 'model_version', 'figures'])
    .expression(ofAttempt)
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ model_version, figures }))
    .execute();
}
