/** Agreement of two administrations on the four levels. */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { mean } from '../../parts/statistics.ts';

/** Returns Cohen's kappa with quadratic weights. Each pair has the levels 0 to 3 of two results. If
 * all results are the same, kappa is 1.
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
  const distance = (a: number, b: number): number => (a - b) ** 2;
  const observed = mean(pairs.map(([one, other]) => distance(one, other)));
  const share = (time: 0 | 1, level: number): number =>
    mean(pairs.map((pair) => Number(pair[time] === level)));
  const levels = compatibilityLevels.map((_, level) => level);
  const expected = levels.reduce(
    (sum, a) =>
      sum + levels.reduce((part, b) => part + share(0, a) * share(1, b) * distance(a, b), 0),
    0,
  );
  return expected === 0 ? 1 : 1 - observed / expected;
}
