import type { Tx } from '../../platform/db/database.ts';
import type { StoredInsight } from '../profile/profile.ts';

export async function findInsight(tx: Tx, attemptId: string): Promise<StoredInsight | undefined> {
  return tx
    .selectFrom('insights')
    .select([
      'model_version as modelVersion',
      'text',
      'writer as model',
      'written_day as writtenDay',
    ])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
}

/**
 * Stores the text in place of an earlier one. Returns false if the attempt has been deleted while
 * the text was written (product decisions B10, C7).
 */
export async function upsertInsight(
  tx: Tx,
  attemptId: string,
  insight: StoredInsight,
): Promise<boolean> {
  const attempt = await tx
    .selectFrom('attempts')
    .select('user_id')
    .where('id', '=', attemptId)
    .forKeyShare()
    .executeTakeFirst();
  if (!attempt) return false;
  const row = {
    model_version: insight.modelVersion,
    text: insight.text,
    writer: insight.model,
    written_day: insight.writtenDay,
  };
  await tx
    .insertInto('insights')
    .values({ attempt_id: attemptId, user_id: attempt.user_id, ...row })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet(row))
    .execute();
  return true;
}

export async function deleteInsights(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('insights').where('user_id', '=', userId).execute();
}
