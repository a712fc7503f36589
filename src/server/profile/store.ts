import type { Tx } from '../db/database.ts';

export async function findFigures(tx: Tx, attemptId: string, modelVersion: string): Promise<string | undefined> {
  const row = await tx.selectFrom('profiles').select('figures').where('attempt_id', '=', attemptId).where('model_version', '=', modelVersion).executeTakeFirst();
  return row?.figures;
}

/** Computing twice gives the same figures, so the last one may win. */
export async function upsertFigures(tx: Tx, row: { attempt_id: string; user_id: string; model_version: string; figures: string }): Promise<void> {
  const { model_version, figures } = row;
  await tx
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ model_version, figures }))
    .execute();
}
