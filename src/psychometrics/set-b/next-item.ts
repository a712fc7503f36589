/** The two ways to choose the next item of a selection (measurement §5). */

import { latentCount } from '../bank/traits.ts';
import { informationGain, tieTolerance } from '../kernel/d-optimal.ts';
import type { Selection } from './selection.ts';

/**
 * Returns the admissible item with the largest information gain; in a tie, the first in bank order.
 */
export function pickMostInformative(selection: Selection, admissible: readonly number[]): number {
  let best = -1;
  let bestGain = -Infinity;
  for (const index of admissible) {
    const gain = informationGain(
      selection.covariance,
      latentCount,
      selection.bank.linear[index]!,
      selection.weights[index]!,
    );
    if (gain > bestGain + tieTolerance) {
      best = index;
      bestGain = gain;
    }
  }
  return best;
}

/**
 * Returns a random item from the least exposed quarter of the admissible items. The quarter is
 * extended by all items that are exposed as often as its last one. The choice is random so that
 * simultaneous attempts collect answers to different items.
 */
export function pickLeastExposed(
  admissible: readonly number[],
  exposure: readonly number[],
  uniform: () => number,
): number {
  const ordered = admissible.toSorted((i, j) => exposure[i]! - exposure[j]! || i - j);
  const limit = exposure[ordered[Math.ceil(ordered.length / 4) - 1]!]!;
  const candidates = ordered.filter((i) => exposure[i]! <= limit);
  return candidates[Math.floor(uniform() * candidates.length)]!;
}
