import type { Tx } from '../../platform/db/database.ts';
import type { Insight } from './present.ts';

export async function findFigures(
  tx: Tx,
  attemptId: string,
  modelVersion: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select('figures')
    .where('attempt_id', '=', attemptId)
    .where('model_version', '=', modelVersion)
    .executeTakeFirst();
  return row?.figures;
}

/** Computing twice gives the same figures, so the last one may win. Where the attempt is gone meanwhile, nothing comes back (decisions B10). */
export async function upsertFigures(
  tx: Tx,
  row: { attempt_id: string; model_version: string; figures: string },
): Promise<void> {
  const { attempt_id, model_version, figures } = row;
  const ofAttempt = tx
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
    .expression(ofAttempt)
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ model_version, figures }))
    .execute();
}

/** None where the figures are of another version of the model than the text was written from. */
export async function findInsight(
  tx: Tx,
  attemptId: string,
  modelVersion: string,
): Promise<Insight | undefined> {
  return tx
    .selectFrom('insights')
    .select(['text', 'writer as model', 'written_day as writtenDay'])
    .where('attempt_id', '=', attemptId)
    .where('model_version', '=', modelVersion)
    .executeTakeFirst();
}

/** What is stored of an attempt's profile, of whatever version of the model. */
export async function findStored(tx: Tx, attemptId: string) {
  return {
    figures: await tx
      .selectFrom('profiles')
      .select(['model_version as modelVersion', 'figures'])
      .where('attempt_id', '=', attemptId)
      .executeTakeFirst(),
    insight: await tx
      .selectFrom('insights')
      .select([
        'model_version as modelVersion',
        'text',
        'writer as model',
        'written_day as writtenDay',
      ])
      .where('attempt_id', '=', attemptId)
      .executeTakeFirst(),
  };
}

/** The last one wins. False where the attempt is gone meanwhile (decisions B10, C7). */
export async function upsertInsight(
  tx: Tx,
  {
    attemptId,
    modelVersion,
    insight,
  }: { attemptId: string; modelVersion: string; insight: Insight },
): Promise<boolean> {
  const attempt = await tx
    .selectFrom('attempts')
    .select('user_id')
    .where('id', '=', attemptId)
    .forKeyShare()
    .executeTakeFirst();
  if (!attempt) return false;
  const row = {
    model_version: modelVersion,
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
