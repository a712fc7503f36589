/** The forms in which a file or a column may hold a secret. */

import { bareCode } from '../../../src/domain/codes.ts';
import { setBTargetCount } from '../../../src/domain/survey.ts';

export interface Form {
  readonly bytes: Buffer;
  /** How many bytes in a row betray the secret. */
  readonly minRun: number;
}

/** How many answers in a row betray a survey. */
const minAnswers = 20;
/** Two people may well be asked the same 10 questions in a row, but hardly ever the same 15. */
const minItems = setBTargetCount.min;
const minNumbers = 10;

/**
 * Base64 at the three possible offsets within a longer text, without what its neighbours change.
 */
function base64Forms(bytes: Buffer, minBytes: number): Form[] {
  return [0, 1, 2].map((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64url');
    const text = padded.slice(
      Math.ceil((offset * 8) / 6),
      Math.floor(((offset + bytes.length) * 8) / 6),
    );
    const minRun = Math.min(text.length, Math.floor((minBytes * 8) / 6) - 2);
    return { bytes: Buffer.from(text), minRun };
  });
}

/**
 * A text as UTF-8, UTF-16, hexadecimal and base64, all of it or at least `minLength` characters.
 */
function textForms(text: string, minLength = text.length): Form[] {
  const bytes = Buffer.from(text);
  const hex = bytes.toString('hex');
  return [
    { bytes, minRun: minLength },
    { bytes: Buffer.from(text, 'utf16le'), minRun: 2 * minLength },
    { bytes: Buffer.from(hex), minRun: 2 * minLength },
    { bytes: Buffer.from(hex.toUpperCase()), minRun: 2 * minLength },
    ...base64Forms(bytes, minLength),
  ];
}

export const labelForms = (label: string): Form[] => textForms(label);

/** A login code or a share code, with and without hyphens, in either case. */
export const codeForms = (code: string): Form[] =>
  [...new Set([code, bareCode(code)])].flatMap((text) => [
    ...textForms(text),
    ...textForms(text.toLowerCase()),
  ]);

/** A token with and without its prefix, and the bytes that it encodes. */
export function tokenForms(token: string): Form[] {
  const bare = token.replace(/^spark_[\w-]+\./, '');
  const bytes = Buffer.from(bare, 'base64url');
  return [
    ...textForms(bare),
    { bytes, minRun: bytes.length },
    { bytes: Buffer.from(bytes.toString('hex')), minRun: 2 * bytes.length },
  ];
}

const packPairs = (values: readonly number[]): Buffer =>
  Buffer.from(
    Array.from(
      { length: Math.floor(values.length / 2) },
      (_, at) => ((values[2 * at] ?? 0) << 4) | (values[2 * at + 1] ?? 0),
    ),
  );

/** The same with the first of each pair in the low half. */
const packPairsReversed = (values: readonly number[]): Buffer =>
  Buffer.from(packPairs(values).map((byte) => ((byte & 15) << 4) | (byte >>> 4)));

/** Answers (1 to 7) as digits, as lists and as bytes; any 20 in a row, or all if they are fewer. */
export function answerForms(values: readonly number[]): Form[] {
  const min = Math.min(minAnswers, values.length);
  const packedRun = Math.floor(min / 2) - 1;
  return [
    ...textForms(values.join(''), min),
    ...textForms(values.join(','), 2 * min - 1),
    ...textForms(values.join(', '), 3 * min - 2),
    { bytes: Buffer.from(values), minRun: min },
    ...[packPairs, packPairsReversed].flatMap((packWith) =>
      [values, values.slice(1)].map((each) => ({ bytes: packWith(each), minRun: packedRun })),
    ),
  ].filter(({ minRun }) => minRun >= 8);
}

/** The places of items in a list as bytes, counted from 0 or from 1; any 15 in a row. */
export const placeForms = (places: readonly number[]): Form[] =>
  [0, 1].map((first) => ({
    bytes: Buffer.from(places.map((place) => place + first)),
    minRun: Math.min(minItems, places.length),
  }));

/** Item ids in a given order as a list and as JSON; any 15 in a row, or all if they are fewer. */
export function itemForms(ids: readonly string[]): Form[] {
  const min = Math.min(minItems, ids.length);
  return [
    ...textForms(ids.join(','), ids.slice(0, min).join(',').length),
    ...textForms(ids.join('","'), ids.slice(0, min).join('","').length),
    ...textForms(ids.join(''), ids.slice(0, min).join('').length),
  ];
}

/** Marked items as they are sent and as they are stored: the first five. */
export function markForms(ids: readonly string[]): Form[] {
  const few = ids.slice(0, 5);
  if (few.length < 5) return [];
  return [
    ...textForms(JSON.stringify(few.map((itemId) => ({ itemId, mark: 'talk' }))).slice(1, -1)),
    ...textForms(JSON.stringify(few.map((itemId) => [itemId, 1])).slice(1, -1)),
  ];
}

type Write = 'writeInt16LE' | 'writeInt16BE' | 'writeFloatLE' | 'writeDoubleLE' | 'writeDoubleBE';

function pack(numbers: readonly number[], width: number, write: Write): Form {
  const bytes = Buffer.alloc(width * numbers.length);
  for (const [at, number] of numbers.entries()) bytes[write](number, width * at);
  return { bytes, minRun: width * Math.min(minNumbers, numbers.length) };
}

/** Numbers with at most one decimal as JSON, as integers of 8 and 16 bits and as floats. */
export function numberForms(numbers: readonly number[]): Form[] {
  const text = numbers.join(',');
  const tenths = numbers.map((number) => Math.round(10 * number));
  const whole = numbers.map(Math.round);
  return [
    ...textForms(text, Math.min(text.length, 40)),
    pack(tenths, 2, 'writeInt16LE'),
    pack(tenths, 2, 'writeInt16BE'),
    pack(numbers, 4, 'writeFloatLE'),
    pack(numbers, 8, 'writeDoubleLE'),
    pack(numbers, 8, 'writeDoubleBE'),
    { bytes: Buffer.from(whole.map((number) => number & 0xff)), minRun: whole.length },
  ];
}
