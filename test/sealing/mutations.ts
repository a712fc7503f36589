/** Changes that somebody with access to the database could make to a sealed row. */

import { randomBytes } from 'node:crypto';
import type { Row, Target, Value } from './sealed-targets.ts';

export interface Donors {
  /** The same row of another account. */
  readonly other: Row;
  /** Earlier sealed values of the row, and of other rows of its table. */
  readonly history: readonly Uint8Array[];
}

interface Mutation {
  readonly what: string;
  /** Null if the change would leave the row as it was. */
  readonly row: Row | null;
}

const bytesOf = (row: Row, column: string): Uint8Array => {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new Error(`${column} is not sealed`);
  return value;
};

function flipBit(bytes: Uint8Array, uniform: () => number): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  flipped[Math.floor(uniform() * bytes.length)]! ^= 1 << Math.floor(uniform() * 8);
  return flipped;
}

/** Returns the row after one random change. */
export function mutate(
  target: Pick<Target, 'sealed' | 'bound'>,
  original: Row,
  { other, history }: Donors,
  uniform: () => number,
): Mutation {
  const { sealed, bound } = target;
  const bytes = bytesOf(original, sealed);
  const pick = <T>(values: readonly T[]): T | undefined =>
    values[Math.floor(uniform() * values.length)];
  const replaceBy = (what: string, value: Uint8Array | undefined): Mutation => ({
    what,
    row: value ? { ...original, [sealed]: value } : null,
  });
  const changes: readonly (() => Mutation)[] = [
    () => replaceBy('a flipped bit', flipBit(bytes, uniform)),
    () => replaceBy('a cut', bytes.slice(0, Math.floor(uniform() * bytes.length))),
    () => replaceBy('nothing', new Uint8Array()),
    () =>
      replaceBy(
        'an extension',
        Buffer.concat([bytes, randomBytes(1 + Math.floor(uniform() * 20))]),
      ),
    () => replaceBy('random bytes', new Uint8Array(randomBytes(bytes.length))),
    () => replaceBy('another account', bytesOf(other, sealed)),
    () => replaceBy('an earlier value', pick(history)),
    () => {
      const [column, values] = pick(Object.entries(bound)) ?? ['', []];
      const value: Value | undefined = pick(values);
      const isChange = value !== undefined && value !== original[column];
      return {
        what: `${column} ${value}`,
        row: isChange ? { ...original, [column]: value } : null,
      };
    },
  ];
  return pick(changes)!();
}
