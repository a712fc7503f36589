/** Converts between attempts and their rows, which are sealed under the owner's key (ADR 22). */

import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { Layout } from '../../../domain/edition.ts';
import { packLocales, unpackLocales } from '../../../domain/locales.ts';
import { setACount, setBTargetCount, type AttemptState } from '../../../domain/survey.ts';
import { prepareKey, seal, type SealingKey, unseal } from '../../platform/crypto/seal.ts';
import type { AttemptsTable } from '../../platform/db/tables.ts';
import type { Owner } from '../../platform/http/handlers.ts';

/**
 * The content of a sealed attempt: equally many bytes in every state and edition, so that the size
 * of a row tells nothing (ADR 22).
 */
export type AttemptContent = Pick<
  Attempt,
  'answers' | 'setB' | 'rounds' | 'firstAnsweredAt' | 'languages'
>;

/** Set B follows the time of the first answer, in seconds since 1970 (0 for none). */
const setBOffset = 4;
const maxSetB = setBTargetCount.max;
/** The answers follow one byte for each question of Set B (0 for none). */
const answersOffset = setBOffset + maxSetB;
/** Two answers share a byte, each one digit. An edition may have this many questions. */
const maxQuestions = 192;
const digitZero = '0'.codePointAt(0)!;
/** The rounds have one byte for each of their questions (0 for none). */
const roundsOffset = answersOffset + maxQuestions / 2;
const maxInRounds = maxQuestions - setACount - setBTargetCount.min;
/** The languages take one byte. The rows of version 1.0 end before it. */
const languagesOffset = roundsOffset + maxInRounds;
const contentBytes = languagesOffset + 1;

/** Throws a RangeError if there are more questions than fit, or an unknown one. */
export function encodeContent(layout: Layout, content: AttemptContent): Uint8Array {
  const { answers, setB, rounds, firstAnsweredAt, languages } = content;
  const isTooLong = setB.length > maxSetB || rounds.length > maxInRounds;
  if (answers.length > maxQuestions || layout.pool.length > 255 || isTooLong)
    throw new RangeError(`Edition ${layout.number} has too many questions.`);
  const bytes = Buffer.alloc(contentBytes);
  bytes.writeUInt32BE(Math.floor((firstAnsweredAt ?? 0) / 1000));
  for (const [i, id] of setB.entries()) {
    const place = layout.pool.indexOf(id) + 1;
    if (place === 0)
      throw new RangeError(`Edition ${layout.number} has no question ${id} in Set B.`);
    bytes[setBOffset + i] = place;
  }
  for (let i = 0; i < answers.length; i++)
    bytes[answersOffset + (i >> 1)]! |= (answers.charCodeAt(i) - digitZero) << (4 * (i & 1));
  for (const [i, id] of rounds.entries()) {
    const position = layout.positions.get(id);
    if (position === undefined)
      throw new RangeError(`Edition ${layout.number} has no question ${id} in a round.`);
    bytes[roundsOffset + i] = position + 1;
  }
  bytes[languagesOffset] = packLocales(languages);
  return bytes;
}

export function decodeContent(layout: Layout, content: Uint8Array): AttemptContent {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const seconds = view.getUint32(0);
  const setB: string[] = [];
  for (let at = setBOffset; at < answersOffset; at++)
    if (content[at]! > 0) setB.push(layout.pool[content[at]! - 1]!);
  const digits = Buffer.allocUnsafe(layout.positions.size); // from the pool of small buffers
  for (let i = 0; i < digits.length; i++)
    digits[i] = digitZero + ((content[answersOffset + (i >> 1)]! >> (4 * (i & 1))) & 15);
  const ids = [...layout.positions.keys()];
  const rounds = Array.from(content.subarray(roundsOffset, languagesOffset))
    .filter((place) => place > 0)
    .map((place) => ids[place - 1]!);
  const answers = digits.toString('latin1');
  return {
    answers,
    setB,
    rounds,
    firstAnsweredAt: seconds === 0 ? null : seconds * 1000,
    languages: unpackLocales(content[languagesOffset] ?? languagesOfFirstVersion(answers)),
  };
}

/** Version 1.0 stored no language, because it asked in English alone. */
const languagesOfFirstVersion = (answers: string): number =>
  packLocales(/[1-7]/.test(answers) ? ['en'] : []);

export type AttemptRow = Selectable<AttemptsTable>;

export interface StoredAttempt extends Attempt {
  /** 0 for a new attempt, then a new random number at every change. */
  readonly version: number;
}

export interface AttemptAccess {
  readonly bank: Pick<ItemBank, 'editions'>;
  readonly userId: string;
  readonly dataKey: SealingKey;
}

export const accessFor = (
  bank: AttemptAccess['bank'],
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

/** Throws `DamagedRow` if the row was changed from outside. */
export function openRow({ bank, dataKey }: AttemptAccess, row: AttemptRow): StoredAttempt {
  const content = unseal(dataKey, nameRow(row), row.sealed); // authenticates the row before its edition is used
  return {
    id: row.id,
    edition: row.edition,
    state: row.state as AttemptState, // as: only this folder writes the column
    version: row.version,
    targetCount: row.target_count,
    adaptive: row.adaptive === 1,
    synthetic: row.synthetic === 1,
    ...decodeContent(findEdition(bank, row.edition).layout, content),
  };
}

export function changingColumns({ bank, dataKey }: AttemptAccess, attempt: StoredAttempt) {
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

/** The seed of the draws among questions. Only the person's key leads to it (ADR 22). */
export const choiceSeed = (
  { dataKey }: Pick<AttemptAccess, 'dataKey'>,
  { id, rounds }: Pick<Attempt, 'id' | 'rounds'>,
  choice: 'set-b' | 'round',
): string =>
  createHmac('sha256', dataKey)
    .update(`choice:v1:${choice}:${id}:${rounds.length}`)
    .digest('base64url');
