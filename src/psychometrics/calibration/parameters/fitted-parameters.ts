/** Fitted parameters in the form that a bank takes. */

import type { ItemParameters } from '../../bank/bank-item.ts';
import type { Bank } from '../../bank/bank.ts';
import type { ItemEstimate } from '../fit/fit-item-parameters.ts';

/**
 * Fewer answers than this do not make an item calibrated: its parameters are used, because they
 * belong to the same scale as the others, but it keeps the status that it had.
 */
export const minItemAnswers = 100;

/** Returns the parameters of the bank's items. Items without an estimate are left out. */
export function parametersFrom(
  estimates: readonly Pick<ItemEstimate, 'id' | 'a' | 'b' | 'answers'>[],
  bank: Bank,
): Map<string, ItemParameters> {
  return new Map(
    estimates.flatMap(({ id, a, b, answers }) => {
      const index = bank.indexById.get(id);
      if (index === undefined) return [];
      const status = answers >= minItemAnswers ? 'calibrated' : bank.status[index]!;
      return [[id, { a, b, status }]];
    }),
  );
}
