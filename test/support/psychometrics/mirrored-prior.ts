import { priorCovariance } from '../../../src/psychometrics/bank/prior.ts';
import {
  complementaryTrait,
  latentCount,
  traitCount,
} from '../../../src/psychometrics/bank/traits.ts';
import type { Bank } from '../../../src/psychometrics/index.ts';
import { factorPrior } from '../../../src/psychometrics/kernel/posterior-mode.ts';

/**
 * Returns the bank with a prior in which the two poles of every theme have exchanged their places.
 * The published correlations tie the leading side more closely to fetishes than the following side,
 * so the prior is not its own mirror image.
 */
export function withMirroredPrior(bank: Bank): Bank {
  const covariance = priorCovariance();
  const mirror = (i: number): number => (i < traitCount ? complementaryTrait[i]! : i);
  return {
    ...bank,
    prior: factorPrior({
      mean: Array.from({ length: latentCount }, () => 0),
      covariance: covariance.map((row, i) => row.map((_, j) => covariance[mirror(i)]![mirror(j)]!)),
    }),
  };
}
