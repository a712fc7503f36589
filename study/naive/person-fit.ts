/**
 * The person fit index lz, computed from the seven probabilities of each answered item (measurement
 * §7).
 */

import { position, probabilities, type NaiveItem } from './model.ts';

/** Returns lz over the answers to Set A (Drasgow, Levine & Williams 1985). */
export function personFit(
  items: readonly NaiveItem[],
  answers: readonly (number | null)[],
  mode: readonly number[],
): number {
  let [observed, expected, variance] = [0, 0, 0];
  items.forEach((item, i) => {
    const y = answers[i];
    if (y == null || !item.isSetA) return;
    const p = probabilities(item, position(item, mode));
    const mean = p.reduce((sum, q) => sum + q * Math.log(q), 0);
    observed += Math.log(p[y - 1]!);
    expected += mean;
    variance += p.reduce((sum, q) => sum + q * (Math.log(q) - mean) ** 2, 0);
  });
  return (observed - expected) / Math.sqrt(variance);
}
