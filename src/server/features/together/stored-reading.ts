/** A shared reading as it is stored: a text of one length, in which the inviter comes first. */

import type { LatentNormal, LevelRange, SharedItem, SharedReading } from 'spark-psychometrics';
import { type Role, roles } from '../../../core/sharing/sheet.ts';
import { type CompatibilityLevel, compatibilityLevels } from '../../../domain/scoring.ts';
import { themes } from '../../../domain/themes.ts';
import { commonStrengths } from '../../../domain/together.ts';
import { padText, unpadText } from '../../platform/crypto/seal.ts';

/**
 * The data of the first yes for the computation, as bytes of one length. It is
 * sealed under the key of the pair and erased when the reading is computed.
 *
 * | Bytes   | Content |
 * |---|---|
 * | 0       | version of the format |
 * | 1       | the person: 0 for the inviter, 1 for the joiner |
 * | 2–3     | number of the edition, big-endian |
 * | 4–51    | id of the attempt, padded |
 * | 52–75   | one bit per item of the edition: may be shared |
 * | 76–107  | name of the parameter set, ASCII, filled up with zeros |
 * | 108–    | posterior: mode, then covariance by rows up to the diagonal, as 64-bit floats |
 */
export interface Deposit {
  readonly role: Role;
  /** The number of the bank edition that was answered. */
  readonly edition: number;
  readonly attemptId: string;
  /** The name of the parameters that scored the answers. */
  readonly parameterSet: string;
  /** The indices of the open items in the edition. */
  readonly open: readonly number[];
  readonly posterior: LatentNormal;
}

const version = 2;
const offsets = { edition: 2, attempt: 4, items: 52, parameterSet: 76, posterior: 108 } as const;
/** An edition with more items than this needs a new version of the format. */
const maxItems = 8 * (offsets.parameterSet - offsets.items);
const nameBytes = offsets.posterior - offsets.parameterSet;
const numberBytes = 8;

/** The entries on and below the diagonal of a symmetric matrix, row by row. */
const listTriangle = ({ covariance }: LatentNormal, size: number): number[] =>
  Array.from({ length: size }, (_, i) =>
    Array.from(covariance.subarray(i * size, i * size + i + 1)),
  ).flat();

/** Throws a RangeError if an item, the id of the attempt or the name of the set does not fit. */
export function encodeDeposit(deposit: Deposit): Uint8Array {
  const { role, edition, attemptId, open, parameterSet, posterior } = deposit;
  const numbers = [...posterior.mode, ...listTriangle(posterior, posterior.mode.length)];
  const bytes = new Uint8Array(offsets.posterior + numberBytes * numbers.length);
  const view = new DataView(bytes.buffer);
  bytes[0] = version;
  bytes[1] = roles.indexOf(role);
  view.setUint16(offsets.edition, edition);
  bytes.set(padText(attemptId, offsets.items - offsets.attempt), offsets.attempt);
  for (const index of open) {
    if (index >= maxItems) throw new RangeError(`A deposit has room for ${maxItems} items.`);
    bytes[offsets.items + (index >> 3)]! |= 1 << (index & 7);
  }
  const name = new TextEncoder().encode(parameterSet);
  if (name.length > nameBytes) throw new RangeError('The name of the parameter set is too long.');
  bytes.set(name, offsets.parameterSet);
  numbers.forEach((number, i) => view.setFloat64(offsets.posterior + numberBytes * i, number));
  return bytes;
}

/** Returns the exact numbers that were encoded. */
export function decodeDeposit(bytes: Uint8Array): Deposit {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = bytes.subarray(offsets.parameterSet, offsets.posterior);
  return {
    role: roles[bytes[1]!]!,
    edition: view.getUint16(offsets.edition),
    attemptId: unpadText(bytes.subarray(offsets.attempt, offsets.items)),
    parameterSet: new TextDecoder().decode(name).replace(/\0+$/, ''),
    open: Array.from({ length: maxItems }, (_, index) => index).filter(
      (index) => (bytes[offsets.items + (index >> 3)]! & (1 << (index & 7))) !== 0,
    ),
    posterior: readPosterior(view, offsets.posterior),
  };
}

function readPosterior(view: DataView, start: number): LatentNormal {
  const count = (view.byteLength - start) / numberBytes;
  const numbers = Array.from({ length: count }, (_, i) => view.getFloat64(start + numberBytes * i));
  // n numbers of the mode and n (n + 1) / 2 of the covariance.
  const size = (Math.sqrt(9 + 8 * count) - 3) / 2;
  const covariance = new Float64Array(size * size);
  let next = size;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      covariance[i * size + j] = numbers[next]!;
      covariance[j * size + i] = numbers[next++]!;
    }
  }
  return { mode: Float64Array.from(numbers.slice(0, size)), covariance };
}

/** Enough for ten themes and twelve items; the same length for every reading. */
const storedBytes = 640;

export type StoredItem = readonly [
  theme: number,
  item: string,
  complementary: string,
  isMutual: 0 | 1,
];
type Stored = readonly [
  figures: readonly [
    percent: number,
    low: number,
    high: number,
    level: number,
    /** In readings of 1.0 the second level that they named, or -1, and nothing after it. */
    lowest: number,
    highest?: number,
  ],
  commonGround: readonly (readonly [theme: number, strength: number])[],
  items: readonly StoredItem[],
];

export const storeItem = ({ theme, item, complementary, isMutual }: SharedItem): StoredItem => [
  themes.indexOf(theme),
  item,
  complementary,
  isMutual ? 1 : 0,
];

export const readItem = ([theme, item, complementary, isMutual]: StoredItem): SharedItem => ({
  theme: themes[theme]!,
  item,
  complementary,
  isMutual: isMutual === 1,
});

/** Returns the range of two levels in any order; of one, if the second is -1. */
function joinLevels(one: number, other: number): LevelRange {
  const [low, high] = [one, other < 0 ? one : other].toSorted((a, b) => a - b);
  return { lowest: compatibilityLevels[low!]!, highest: compatibilityLevels[high!]! };
}

/** `reading` has the inviter as its first person. */
export function encodeReading(reading: SharedReading): Uint8Array {
  const { percent, interval, level, levelRange, commonGround, items } = reading;
  const place = (one: CompatibilityLevel): number => compatibilityLevels.indexOf(one);
  const { lowest, highest } = levelRange;
  const stored: Stored = [
    [percent, ...interval, place(level), place(lowest), place(highest)],
    commonGround.map(({ theme, strength }) => [
      themes.indexOf(theme),
      commonStrengths.indexOf(strength),
    ]),
    items.map(storeItem),
  ];
  return padText(JSON.stringify(stored), storedBytes);
}

export function decodeReading(bytes: Uint8Array): SharedReading {
  const [figures, commonGround, items]: Stored = JSON.parse(unpadText(bytes));
  const [percent, low, high, level, lowest, highest] = figures;
  return {
    percent,
    interval: [low, high],
    level: compatibilityLevels[level]!,
    levelRange: highest === undefined ? joinLevels(level, lowest) : joinLevels(lowest, highest),
    commonGround: commonGround.map(([theme, strength]) => ({
      theme: themes[theme]!,
      strength: commonStrengths[strength]!,
    })),
    items: items.map(readItem),
  };
}
