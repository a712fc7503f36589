/** Converts between attempts and their rows, which are sealed under the owner's key (ADR 22). */

import type { Selectable } from 'kysely';
import type { AttemptState } from '../../../../../domain/survey.ts';
import {
  DamagedRow,
  prepareKey,
  seal,
  type SealingKey,
  unseal,
} from '../../../../platform/crypto/seal.ts';
import type { AttemptsTable } from '../../../../platform/db/tables.ts';
import type { Owner } from '../../../../platform/http/caller.ts';
import { unauthorized } from '../../../../platform/refusal/refusal.ts';
import { findEdition, type ItemBank } from '../../bank/bank.ts';
import type { Attempt } from '../attempt.ts';
import { type AttemptContent, decodeContent, encodeContent } from './attempt-content.ts';

export type AttemptRow = Selectable<AttemptsTable>;

/** What reading an account's attempts needs. */
export interface AttemptAccess {
  readonly bank: Pick<ItemBank, 'editions'>;
  readonly userId: string;
  /** Null if the account is still in clear. */
  readonly dataKey: SealingKey | null;
}

export const accessFor = (
  { bank }: Pick<AttemptAccess, 'bank'>,
  { userId, dataKey }: Owner,
): AttemptAccess => ({ bank, userId, dataKey: dataKey && prepareKey(dataKey) });

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

/** Set B and, behind a semicolon, the rounds, as an account in clear stores them. */
export const writeItemLists = ({ setB, rounds }: Pick<Attempt, 'setB' | 'rounds'>): string =>
  rounds.length === 0 ? setB.join(',') : `${setB.join(',')};${rounds.join(',')}`;

export function readItemLists(column: string): Pick<Attempt, 'setB' | 'rounds'> {
  const [setB = [], rounds = []] = column
    .split(';')
    .map((list) => (list === '' ? [] : list.split(',')));
  return { setB, rounds };
}

function readContent({ bank, dataKey }: AttemptAccess, row: AttemptRow): AttemptContent {
  const { sealed, answers, set_b: setB } = row;
  if (!dataKey) {
    if (sealed) throw unauthorized(); // sealed since the session began, which has no key
    return { answers, ...readItemLists(setB), firstAnsweredAt: null };
  }
  if (!sealed) throw new DamagedRow({ table: 'attempts' });
  const content = unseal(dataKey, nameRow(row), sealed);
  return decodeContent(findEdition(bank, row.edition).layout, content);
}

/**
 * Refuses with `unauthorized` if the row is sealed and the caller has no key. Throws `DamagedRow`
 * if it is not what was stored.
 */
export function openRow(access: AttemptAccess, row: AttemptRow): Attempt {
  return {
    id: row.id,
    userId: row.user_id,
    edition: row.edition,
    state: row.state as AttemptState, // as: only this folder writes the column
    version: row.version,
    targetCount: row.target_count,
    adaptive: row.adaptive === 1,
    synthetic: row.synthetic === 1,
    ...readContent(access, row),
  };
}

/** Returns the columns of the attempt that may change. */
export function changingColumns({ bank, dataKey }: AttemptAccess, attempt: Attempt) {
  const { id, version, edition, answers } = attempt;
  const { layout } = findEdition(bank, edition);
  const columns = {
    state: attempt.state,
    version,
    target_count: attempt.targetCount,
    adaptive: attempt.adaptive ? 1 : 0,
    synthetic: attempt.synthetic ? 1 : 0,
  };
  const row = nameRow({ id, edition, ...columns });
  const sealed = dataKey && seal(dataKey, row, encodeContent(layout, attempt));
  return {
    ...columns,
    sealed,
    answers: sealed ? '' : answers,
    set_b: sealed ? '' : writeItemLists(attempt),
  };
}
