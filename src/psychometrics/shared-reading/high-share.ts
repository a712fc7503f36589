/** How rare a high answer to an item is in the model. */

import { minHighAnswer } from '../../domain/survey.ts';
import type { Bank } from '../bank/bank.ts';
import { priorCovariance } from '../bank/prior.ts';
import { latentCount } from '../bank/traits.ts';
import { predictorVariance } from '../kernel/d-optimal.ts';
import { hermiteRule } from '../set-b/selection.ts';

let covariance: Float64Array | undefined;

/** Returns the share of people (0..1) who, by the prior, answer the item with at least 5. */
export function expectedHighShare(bank: Bank, index: number): number {
  covariance ??= Float64Array.from(priorCovariance().flat());
  const item = bank.linear[index]!;
  const sd = Math.sqrt(predictorVariance(covariance, latentCount, item));
  // The k-th intercept belongs to answers of at least k + 2.
  const intercept = item.intercepts[minHighAnswer - 2]!;
  return hermiteRule.reduce(
    (share, [node, weight]) => share + weight / (1 + Math.exp(-(intercept + node * sd))),
    0,
  );
}
