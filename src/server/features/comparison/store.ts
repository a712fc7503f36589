import { batchSize, countDeleted } from '../../platform/batch.ts';
import type { Tx } from '../../platform/db/database.ts';

interface AnswerSet {
  /** A pseudonym of the caller and the other person's share code. */
  readonly pair: Uint8Array;
  /** A pseudonym of the caller's answers. */
  readonly answerSet: Uint8Array;
  /** The UTC month, such as 2026-11. */
  readonly month: string;
  readonly max: number;
}

/** Returns false, and records nothing, for a set beyond the first `max` of the pair. */
export async function countAnswerSet(tx: Tx, set: AnswerSet): Promise<boolean> {
  const { pair, answerSet, month, max } = set;
  const rows = await tx
    .selectFrom('compared_sets')
    .select('answer_set')
    .where('pair', '=', pair)
    .execute();
  if (rows.some((row) => Buffer.compare(row.answer_set, answerSet) === 0)) return true;
  if (rows.length >= max) return false;
  await tx
    .insertInto('compared_sets')
    .values({ pair, answer_set: answerSet, month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export function deleteAnswerSetsBefore(tx: Tx, month: string): Promise<number> {
  const due = tx
    .selectFrom('compared_sets')
    .select(['pair', 'answer_set'])
    .where('month', '<', month)
    .limit(batchSize);
  return countDeleted(
    tx
      .deleteFrom('compared_sets')
      .where(({ eb, refTuple }) =>
        eb(refTuple('pair', 'answer_set'), 'in', due.$asTuple('pair', 'answer_set')),
      ),
  );
}
