/** The two ways to choose the next item of Set B (measurement §5). */

import { latentCount } from '../bank/traits.ts';
import { informationGain, tieTolerance } from '../kernel/d-optimal.ts';
import { admissibleItems } from './admissible-items.ts';
import type { Selection } from './selection.ts';

/**
 * Returns the admissible item with the largest information gain; in a tie, the first in bank order.
 */
export function pickMostInformative(selection: Selection, length: number): number {
  let best = -1;
  let bestGain = -Infinity;
  for (const index of admissibleItems(selection, length)) {
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
  selection: Selection,
  length: number,
  exposure: readonly number[],
  uniform: () => number,
): number {
  const admissible = admissibleItems(selection, length).sort(
    (i, j) => exposure[i]! - exposure[j]! || i - j,
  );
  const limit = exposure[admissible[Math.ceil(admissible.length / 4) - 1]!]!;
  const candidates = admissible.filter((i) => exposure[i]! <= limit);
  return candidates[Math.floor(uniform() * candidates.length)]!;
}
