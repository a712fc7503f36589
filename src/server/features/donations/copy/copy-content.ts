/**
 * What a donated copy holds, in bytes: one length for all people and editions. The order in which
 * the questions were shown is no part of it.
 */

import { ageRanges, genders } from '../../../../domain/account.ts';
import type { Answers } from '../../../../psychometrics/index.ts';

export interface CopyContent {
  /** One answer (1 to 7, null for none) for each question, in the order of the edition. */
  readonly answers: Answers;
  /** Null unless the person chose to add it. */
  readonly ageRange: string | null;
  readonly gender: string | null;
}

/** Where the answers begin, after one byte for the age range and one for the gender. */
const answersOffset = 2;
/** Two answers share a byte. An edition may have this many questions. */
const maxQuestions = 256;
const contentBytes = answersOffset + maxQuestions / 2;

/** Returns the place of the value, counted from 1; 0 if there is none. */
const placeOf = (values: readonly string[], value: string | null): number =>
  value === null ? 0 : values.indexOf(value) + 1;

const valueAt = (values: readonly string[], place: number): string | null =>
  values[place - 1] ?? null;

/** Throws a RangeError if the edition has more questions than fit. */
export function encodeCopy({ answers, ageRange, gender }: CopyContent): Uint8Array {
  if (answers.length > maxQuestions)
    throw new RangeError(`a copy holds at most ${maxQuestions} answers, not ${answers.length}`);
  const bytes = new Uint8Array(contentBytes);
  bytes[0] = placeOf(ageRanges, ageRange);
  bytes[1] = placeOf(genders, gender);
  for (const [i, answer] of answers.entries())
    bytes[answersOffset + (i >> 1)]! |= (answer ?? 0) << (4 * (i & 1));
  return bytes;
}

/** `questionCount` is the number of questions of the edition with which the copy was made. */
export function decodeCopy(bytes: Uint8Array, questionCount: number): CopyContent {
  const answers = Array.from({ length: questionCount }, (_, i) => {
    const answer = ((bytes[answersOffset + (i >> 1)] ?? 0) >> (4 * (i & 1))) & 7;
    return answer === 0 ? null : answer;
  });
  return {
    answers,
    ageRange: valueAt(ageRanges, bytes[0] ?? 0),
    gender: valueAt(genders, bytes[1] ?? 0),
  };
}
