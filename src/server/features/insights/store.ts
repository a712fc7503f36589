/** The rows of AI summaries, whose text is sealed under its owner's key (ADR 22). */

import type { Selectable } from 'kysely';
import {
  DamagedRow,
  lengthBytes,
  padText,
  randomVersion,
  seal,
  unpadText,
  unseal,
} from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { InsightsTable } from '../../platform/db/tables.ts';
import type { Owner } from '../../platform/http/caller.ts';
import { unauthorized } from '../../platform/refusal/refusal.ts';
import { lockUnlessSealed } from '../accounts/accounts.ts';
import type { StoredInsight } from '../profile/profile.ts';

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

function openText({ dataKey }: Owner, row: Row): string {
  if (!dataKey && row.sealed) throw unauthorized();
  if (!dataKey) return row.text;
  if (!row.sealed) throw new DamagedRow({ table: 'insights' });
  return unpadText(unseal(dataKey, nameRow(row), row.sealed));
}

/** Returns the columns that may change, with the text sealed if the account has a data key. */
function changingColumns({ dataKey }: Owner, row: Described, text: string) {
  const { model_version, writer, written_day, version } = row;
  const steps = Math.ceil((Buffer.byteLength(text) + lengthBytes) / sealedBytesStep);
  const sealed = dataKey && seal(dataKey, nameRow(row), padText(text, steps * sealedBytesStep));
  return { model_version, writer, written_day, version, text: sealed ? '' : text, sealed };
}

const selectInsight = (tx: Tx, attemptId: string) =>
  tx.selectFrom('insights').selectAll().where('attempt_id', '=', attemptId);

export async function findInsight(
  tx: Tx,
  owner: Owner,
  attemptId: string,
): Promise<StoredInsight | undefined> {
  const row = await selectInsight(tx, attemptId).executeTakeFirst();
  if (!row) return undefined;
  return {
    modelVersion: row.model_version,
    text: openText(owner, row),
    model: row.writer,
    writtenDay: row.written_day,
  };
}

/**
 * Stores the text in place of an earlier one. Returns false if the attempt has been deleted while
 * the text was written (product decisions B10, C7), or the account of a caller without a key has
 * been sealed.
 */
export async function upsertInsight(
  tx: Tx,
  owner: Owner,
  attemptId: string,
  insight: StoredInsight,
): Promise<boolean> {
  if (!(await lockUnlessSealed(tx, owner))) return false;
  const attempt = await tx
    .selectFrom('attempts')
    .select('user_id')
    .where('id', '=', attemptId)
    .forKeyShare()
    .executeTakeFirst();
  if (!attempt) return false;
  const before = await selectInsight(tx, attemptId).forUpdate().executeTakeFirst();
  const row = {
    attempt_id: attemptId,
    version: before ? before.version + 1 : randomVersion(),
    model_version: insight.modelVersion,
    writer: insight.model,
    written_day: insight.writtenDay,
  };
  const columns = changingColumns(owner, row, insight.text);
  await tx
    .insertInto('insights')
    .values({ attempt_id: attemptId, user_id: attempt.user_id, ...columns })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet(columns))
    .execute();
  return true;
}

/** Seals the texts of an account in clear under its new data key. */
export async function sealInsights(tx: Tx, owner: Owner): Promise<void> {
  const rows = await tx
    .selectFrom('insights')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .execute();
  for (const row of rows) {
    if (row.sealed) throw new DamagedRow({ table: 'insights' });
    await tx
      .updateTable('insights')
      .set(changingColumns(owner, { ...row, version: row.version + 1 }, row.text))
      .where('attempt_id', '=', row.attempt_id)
      .execute();
  }
}

export async function deleteInsights(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('insights').where('user_id', '=', userId).execute();
}
