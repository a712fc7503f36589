/**
 * Computes the area under the ROC curve: the probability that a match has a higher value than a
 * random pair. A tie counts half.
 */

import { mean } from '../../parts/statistics.ts';

export function areaUnderCurve(pairs: readonly { match: boolean; value: number }[]): number {
  const values = (match: boolean): number[] =>
    pairs.flatMap((pair) => (pair.match === match ? [pair.value] : []));
  const random = values(false).sort((a, b) => a - b);
  const share = (value: number): number =>
    (countBelow(random, value, false) + countBelow(random, value, true)) / (2 * random.length);
  return mean(values(true).map(share));
}

/**
 * Returns how many of the sorted values are less than the limit. If `inclusive` is true, also
 * counts values that equal the limit.
 */
function countBelow(sorted: readonly number[], limit: number, inclusive: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < limit || (inclusive && sorted[middle] === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}
