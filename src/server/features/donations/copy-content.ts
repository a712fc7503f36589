/**
 * The bytes of a donated copy: one length for all people and editions, without the order of the
 * questions.
 */

import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Answers } from 'spark-psychometrics';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import { ageRanges, genders } from '../../../domain/account.ts';
import { type Locale, packLocales, unpackLocales } from '../../../domain/locales.ts';
import { compatibilityLevels } from '../../../domain/scoring.ts';
import { maxStudyQuestions } from '../../../domain/study-questions.ts';
import type { Outcome } from '../../platform/app-services.ts';
import { sealToKey, unsealWithKey } from '../../platform/crypto/seal-to-key.ts';
import type { DonationsTable } from '../../platform/db/instrument-tables.ts';

/** What the same person answered once more, for a study that asks twice. */
interface RetestContent {
  /** From the first day of the one attempt to that of the other. */
  readonly days: number;
  /** In the order of the copy's edition, whichever edition was answered. */
  readonly answers: Answers;
  readonly languages: readonly Locale[];
}

export interface CopyContent {
  /** One answer (1 to 7, null for none) for each question, in the order of the edition. */
  readonly answers: Answers;
  /** Null unless the person chose to add it. */
  readonly ageRange: string | null;
  readonly gender: string | null;
  /** Whether each shared reading helped to talk. Unordered. */
  readonly outcomes: readonly Outcome[];
  /** The languages in which the questions were answered. */
  readonly languages: readonly Locale[];
  readonly retest: RetestContent | null;
  /** As in the details of the account, filled up with zeros. */
  readonly studyAnswers: string;
}

/** The answers follow one byte for the age range and one for the gender. */
const answersOffset = 2;
/** Two answers share a byte. An edition may have this many questions. */
const maxQuestions = 256;
const outcomesOffset = answersOffset + maxQuestions / 2;
/** Each outcome takes a byte. Copies of earlier versions end before the outcomes. */
const maxOutcomes = 12;
/** The languages take a byte. Copies of earlier versions end before it: they are in English. */
const languagesOffset = outcomesOffset + maxOutcomes;
/**
 * A retest takes two bytes for its days (0 for none), one for its languages, and as many for its
 * answers as the first ones. Copies of earlier versions end before it.
 */
const retestOffset = languagesOffset + 1;
const retestAnswersOffset = retestOffset + 3;
const maxDays = 0xffff;
/** Two answers to a study's own questions share a byte. */
const studyAnswersOffset = retestAnswersOffset + maxQuestions / 2;
const contentBytes = studyAnswersOffset + maxStudyQuestions / 2;

/** Places count from 1; 0 stands for null. */
const placeOf = (values: readonly string[], value: string | null): number =>
  value === null ? 0 : values.indexOf(value) + 1;

const valueAt = (values: readonly string[], place: number): string | null =>
  values[place - 1] ?? null;

export function encodeCopy(content: CopyContent): Uint8Array {
  const { answers, ageRange, gender, outcomes, languages, retest, studyAnswers } = content;
  if (answers.length > maxQuestions)
    throw new RangeError(`a copy holds at most ${maxQuestions} answers, not ${answers.length}`);
  const bytes = new Uint8Array(contentBytes);
  bytes[0] = placeOf(ageRanges, ageRange);
  bytes[1] = placeOf(genders, gender);
  writeAnswers(bytes, answersOffset, answers);
  const stored = outcomes
    .slice(0, maxOutcomes)
    .map(({ level, helped }) => (compatibilityLevels.indexOf(level) << 4) | helped);
  bytes.set(
    stored.toSorted((one, other) => one - other),
    outcomesOffset,
  );
  bytes[languagesOffset] = packLocales(languages);
  if (retest) {
    new DataView(bytes.buffer).setUint16(retestOffset, Math.min(retest.days, maxDays));
    bytes[retestOffset + 2] = packLocales(retest.languages);
    writeAnswers(bytes, retestAnswersOffset, retest.answers);
  }
  bytes.set(Buffer.from(studyAnswers.padEnd(maxStudyQuestions, '0'), 'hex'), studyAnswersOffset);
  return bytes;
}

function writeAnswers(bytes: Uint8Array, offset: number, answers: Answers): void {
  for (const [i, answer] of answers.entries())
    bytes[offset + (i >> 1)]! |= (answer ?? 0) << (4 * (i & 1));
}

const readAnswers = (bytes: Uint8Array, offset: number, count: number): Answers =>
  Array.from({ length: count }, (_, i) => {
    const answer = ((bytes[offset + (i >> 1)] ?? 0) >> (4 * (i & 1))) & 7;
    return answer === 0 ? null : answer;
  });

/** `questionCount` is the number of questions in the copy's edition. */
export function decodeCopy(bytes: Uint8Array, questionCount: number): CopyContent {
  return {
    answers: readAnswers(bytes, answersOffset, questionCount),
    ageRange: valueAt(ageRanges, bytes[0] ?? 0),
    gender: valueAt(genders, bytes[1] ?? 0),
    outcomes: [...bytes.subarray(outcomesOffset, languagesOffset)]
      .filter((byte) => byte > 0)
      .map((byte) => ({ level: compatibilityLevels[byte >> 4]!, helped: byte & 7 })),
    languages: unpackLocales(bytes[languagesOffset] ?? packLocales(['en'])),
    retest: decodeRetest(bytes, questionCount),
    studyAnswers: Buffer.from(bytes.subarray(studyAnswersOffset))
      .toString('hex')
      .padEnd(maxStudyQuestions, '0'),
  };
}

function decodeRetest(bytes: Uint8Array, questionCount: number): RetestContent | null {
  if (bytes.length < studyAnswersOffset) return null;
  const days = new DataView(bytes.buffer, bytes.byteOffset).getUint16(retestOffset);
  if (days === 0) return null;
  return {
    days,
    answers: readAnswers(bytes, retestAnswersOffset, questionCount),
    languages: unpackLocales(bytes[retestOffset + 2]!),
  };
}

/** Copies as rows: sealed to the public key of their readers, and found by a tag (ADR 29). */
export type CopyRow = Selectable<DonationsTable>;

/**
 * Returns the 32 bytes by which the holder of the data key finds the copy given to calibration, or
 * to a study. Nobody else can tell that two copies are of one account.
 */
export const donationTag = (dataKey: Uint8Array, study: string | null = null): Uint8Array => {
  const name = study === null ? 'donation:v1' : `study:v1:${study}`;
  return new Uint8Array(createHmac('sha256', dataKey).update(name).digest());
};

/** The name in the ledger of deletions for the copy with this tag. */
export const donationLedgerName = (tag: unknown): string =>
  `donation:${tag instanceof Uint8Array ? Buffer.from(tag).toString('base64url') : ''}`;

const formatVersion = 1;

/** Waiting copies have the same name, so that the job can move them without opening them. */
const nameRow = ({ tag, week, edition, study }: Omit<CopyRow, 'id' | 'sealed'>) => ({
  table: 'donations',
  id: Buffer.from(tag).toString('base64url'),
  version: formatVersion,
  columns: study === null ? [week, edition] : [week, edition, study],
});

/** Only the private half of the key opens the content. */
export const sealCopy = (
  publicKey: Uint8Array,
  row: Omit<CopyRow, 'sealed'>,
  content: CopyContent,
): CopyRow => ({ ...row, sealed: sealToKey(publicKey, nameRow(row), encodeCopy(content)) });

/**
 * `privateKey` is PKCS #8 in DER. Throws `DamagedRow` if `sealCopy` did not make the row for this
 * key, and an Error if the bank lacks its edition.
 */
export function openCopy(
  privateKey: Uint8Array,
  bank: Pick<ItemBank, 'editions'>,
  row: Omit<CopyRow, 'id'>,
): CopyContent {
  const bytes = unsealWithKey(privateKey, nameRow(row), row.sealed);
  return decodeCopy(bytes, findEdition(bank, row.edition).layout.positions.size);
}
