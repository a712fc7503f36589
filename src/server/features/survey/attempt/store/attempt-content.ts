/**
 * The content of a sealed attempt in bytes. It has the same length in every state and edition, so
 * that the size of a row tells nothing (ADR 22).
 */

import type { Layout } from '../../../../../domain/edition.ts';
import { setACount, setBTargetCount } from '../../../../../domain/survey.ts';
import type { Attempt } from '../attempt.ts';

export type AttemptContent = Pick<Attempt, 'answers' | 'setB' | 'rounds' | 'firstAnsweredAt'>;

/** Where Set B begins, after the time of the first answer in seconds since 1970 (0 for none). */
const setBOffset = 4;
const maxSetB = setBTargetCount.max;
/** Where the answers begin, after one byte for each question of Set B (0 for none). */
const answersOffset = setBOffset + maxSetB;
/** Two answers share a byte. An edition may have this many questions. */
const maxQuestions = 192;
const digitZero = '0'.codePointAt(0)!;
/** Where the rounds begin, with one byte for each of their questions (0 for none). */
const roundsOffset = answersOffset + maxQuestions / 2;
const maxInRounds = maxQuestions - setACount - setBTargetCount.min;
const contentBytes = roundsOffset + maxInRounds;

/**
 * Throws a RangeError if the edition, Set B or the rounds have more questions than fit, or one is
 * unknown.
 */
export function encodeContent(layout: Layout, content: AttemptContent): Uint8Array {
  const { answers, setB, rounds, firstAnsweredAt } = content;
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
  return bytes;
}

/** `layout` is the one with which the content was encoded. */
export function decodeContent(layout: Layout, content: Uint8Array): AttemptContent {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const seconds = view.getUint32(0);
  const setB: string[] = [];
  for (let at = setBOffset; at < answersOffset; at++)
    if (content[at]! > 0) setB.push(layout.pool[content[at]! - 1]!);
  const digits = Buffer.allocUnsafe(layout.positions.size); // from the pool of small buffers
  for (let i = 0; i < digits.length; i++)
    digits[i] = digitZero + ((content[answersOffset + (i >> 1)]! >> (4 * (i & 1))) & 7);
  const ids = [...layout.positions.keys()];
  const rounds = Array.from(content.subarray(roundsOffset))
    .filter((place) => place > 0)
    .map((place) => ids[place - 1]!);
  return {
    answers: digits.toString('latin1'),
    setB,
    rounds,
    firstAnsweredAt: seconds === 0 ? null : seconds * 1000,
  };
}
