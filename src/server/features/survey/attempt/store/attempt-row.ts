/** Converts between attempts and their rows, which are sealed under the owner's key (ADR 22). */

import type { Selectable } from 'kysely';
import type { AttemptState } from '../../../../../domain/survey.ts';
import { prepareKey, seal, type SealingKey, unseal } from '../../../../platform/crypto/seal.ts';
import type { AttemptsTable } from '../../../../platform/db/tables.ts';
import type { Owner } from '../../../../platform/http/caller.ts';
import { findEdition, type ItemBank } from '../../bank/bank.ts';
import type { Attempt } from '../attempt.ts';
import { decodeContent, encodeContent } from './attempt-content.ts';

export type AttemptRow = Selectable<AttemptsTable>;

/** What reading an account's attempts needs. */
export interface AttemptAccess {
  readonly bank: Pick<ItemBank, 'editions'>;
  readonly userId: string;
  readonly dataKey: SealingKey;
}

export const accessFor = (
  { bank }: Pick<AttemptAccess, 'bank'>,
  { userId, dataKey }: Owner,
): AttemptAccess => ({ bank, userId, dataKey: prepareKey(dataKey) });

type BoundColumns = Pick<
  AttemptRow,
  'id' | 'version' | 'edition' | 'state' | 'target_count' | 'adaptive' | 'synthetic'
>;

const nameRow = (row: BoundColumns) => ({
  table: 'attempts',
  id: row.id,
  version: row.version,
  columns: [row.edition, row.state, row.target_count, row.adaptive, row.synthetic],
});

/** Throws `DamagedRow` if the row is not what was stored. */
export function openRow({ bank, dataKey }: AttemptAccess, row: AttemptRow): Attempt {
  const content = unseal(dataKey, nameRow(row), row.sealed); // before its edition is believed
  return {
    id: row.id,
    userId: row.user_id,
    edition: row.edition,
    state: row.state as AttemptState, // as: only this folder writes the column
    version: row.version,
    targetCount: row.target_count,
    adaptive: row.adaptive === 1,
    synthetic: row.synthetic === 1,
    ...decodeContent(findEdition(bank, row.edition).layout, content),
  };
}

/** Returns the columns of the attempt that may change. */
export function changingColumns({ bank, dataKey }: AttemptAccess, attempt: Attempt) {
  const { id, version, edition } = attempt;
  const { layout } = findEdition(bank, edition);
  const columns = {
    state: attempt.state,
    version,
    target_count: attempt.targetCount,
    adaptive: attempt.adaptive ? 1 : 0,
    synthetic: attempt.synthetic ? 1 : 0,
  };
  const row = nameRow({ id, edition, ...columns });
  return { ...columns, sealed: seal(dataKey, row, encodeContent(layout, attempt)) };
}
