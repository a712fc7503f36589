/** Computes the compatibility index of measurement §6 from domain scores divided by 100. */

import { traitCount, traitNames } from './model.ts';

/**
 * Returns the index of the complementary trait: the opposite pole, or the trait itself in an
 * unpoled theme.
 */
export function complement(trait: number): number {
  const name = traitNames[trait]!;
  const opposite: Readonly<Record<string, string>> = { '+': '-', '-': '+', '0': '0' };
  return traitNames.indexOf(name.slice(0, -1) + opposite[name.slice(-1)]!);
}

/** Returns the share of the first person's needs that the second person meets, 0 to 1. */
function fulfilment(mine: readonly number[], theirs: readonly number[]): number {
  let [fulfilled, needed] = [0.5 * 0.5, 0.5];
  for (let k = 0; k < traitCount; k++) {
    const need = mine[k]! > 0.5 ? 2 * (mine[k]! - 0.5) : 0;
    const readiness = 2 * (theirs[complement(k)]! - 1 / 6);
    fulfilled += need * (readiness < 0 ? 0 : readiness > 1 ? 1 : readiness);
    needed += need;
  }
  return fulfilled / needed;
}

/** Returns the compatibility index, 0 to 100. Each person is given by 17 domain scores, 0 to 1. */
export function compatibility(mine: readonly number[], theirs: readonly number[]): number {
  const reciprocity = Math.sqrt(fulfilment(mine, theirs) * fulfilment(theirs, mine));
  const distances = mine.map((d, k) => Math.abs(d - theirs[complement(k)]!));
  const agreement = 1 - distances.reduce((sum, d) => sum + d, 0) / traitCount;
  return 100 * (0.5 * reciprocity + 0.5 * agreement);
}

/**
 * Returns the mean of the index over pairs of draws, and its 5 % and 95 % quantiles by linear
 * interpolation between order statistics.
 */
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
