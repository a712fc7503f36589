/** The rows of AI summaries, whose text is sealed under its owner's key (ADR 22). */

import type { Selectable } from 'kysely';
import type { StoredInsight } from '../../platform/app-services.ts';
import { countDeleted } from '../../platform/batch.ts';
import { randomVersion, sealText, stepsFor, unsealText } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { InsightsTable } from '../../platform/db/tables.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { keepAttempt, type StoredAttempt } from '../survey/survey.ts';

/** Texts are stored in steps of this many bytes, and nearly all of them need one. */
const sealedBytesStep = 4096;

type Row = Selectable<InsightsTable>;
type Described = Pick<Row, 'attempt_id' | 'version' | 'model_version' | 'writer' | 'written_day'>;

const nameRow = (row: Described) => ({
  table: 'insights',
  id: row.attempt_id,
  version: row.version,
  columns: [row.model_version, row.writer, row.written_day],
});

function changingColumns({ dataKey }: Owner, row: Described, text: string) {
  const { model_version, writer, written_day, version } = row;
  const sealed = sealText(dataKey, nameRow(row), text, stepsFor(text, sealedBytesStep));
  return { model_version, writer, written_day, version, sealed };
}

export async function findInsight(
  tx: Tx,
  { userId, dataKey }: Owner,
  attemptId: string,
): Promise<StoredInsight | undefined> {
  const row = await tx
    .selectFrom('insights')
    .selectAll()
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    modelVersion: row.model_version,
    text: unsealText(dataKey, nameRow(row), row.sealed),
    model: row.writer,
    writtenDay: row.written_day,
  };
}

/** Replaces an earlier text. Returns false if the attempt has changed or been deleted. */
export async function upsertInsight(
  tx: Tx,
  owner: Owner,
  attempt: Pick<StoredAttempt, 'id' | 'version'>,
  insight: StoredInsight,
): Promise<boolean> {
  const { userId } = owner;
  if (!(await keepAttempt(tx, userId, attempt))) return false;
  const row = {
    attempt_id: attempt.id,
    version: randomVersion(),
    model_version: insight.modelVersion,
    writer: insight.model,
    written_day: insight.writtenDay,
  };
  const columns = changingColumns(owner, row, insight.text);
  await tx
    .insertInto('insights')
    .values({ attempt_id: attempt.id, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt_id']).doUpdateSet(columns))
    .execute();
  return true;
}

export const deleteInsights = (tx: Tx, userId: string): Promise<number> =>
  countDeleted(tx.deleteFrom('insights').where('user_id', '=', userId));
