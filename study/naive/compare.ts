/** The comparison formula of measurement §6 for given domain scores / 100, and the ordinary correlation as its peer. */

import { traitNames, traits } from './model.ts';

/** Place of the trait that complements another: DS+ and DS-, FET and itself. */
export function complement(trait: number): number {
  const name = traitNames[trait]!;
  const other = name.endsWith('+')
    ? name.replace('+', '-')
    : name.endsWith('-')
      ? name.replace('-', '+')
      : name;
  return traitNames.findIndex((candidate) => candidate === other);
}

function fulfilled(mine: readonly number[], theirs: readonly number[]): number {
  let [above, below] = [0.5 * 0.5, 0.5];
  for (let k = 0; k < traits; k++) {
    const need = mine[k]! > 0.5 ? 2 * (mine[k]! - 0.5) : 0;
    const ready = 2 * (theirs[complement(k)]! - 1 / 6);
    above += need * (ready < 0 ? 0 : ready > 1 ? 1 : ready);
    below += need;
  }
  return above / below;
}

/** 0..100 for 17 domain scores / 100 of each. */
export function compatibility(mine: readonly number[], theirs: readonly number[]): number {
  const reciprocity = Math.sqrt(fulfilled(mine, theirs) * fulfilled(theirs, mine));
  const distances = mine.map((d, k) => Math.abs(d - theirs[complement(k)]!));
  const agreement = 1 - distances.reduce((sum, d) => sum + d, 0) / traits;
  return 100 * (0.7 * reciprocity + 0.3 * agreement);
}

/** Mean and the 5 and 95 % points (linear between order statistics) of the index over given pairs of draws. */
export function comparison(pairs: readonly (readonly [readonly number[], readonly number[]])[]): {
  mean: number;
  low: number;
  high: number;
} {
  const values = pairs.map(([mine, theirs]) => compatibility(mine, theirs)).sort((a, b) => a - b);
  const quantile = (p: number): number => {
    const place = p * (values.length - 1);
    const [left, right] = [values[Math.floor(place)]!, values[Math.ceil(place)]!];
    return left + (right - left) * (place - Math.floor(place));
  };
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    low: quantile(0.05),
    high: quantile(0.95),
  };
}
