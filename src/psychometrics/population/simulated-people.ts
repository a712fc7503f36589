/**
 * People who follow the prior and answer by the model, for demonstrations. The study has its own,
 * which share no mathematics with the product.
 */

import { startingParameters, type ItemParameters } from '../bank/bank-item.ts';
import { createBank, type Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { drawCategory, predictorAt } from '../kernel/graded-response.ts';
import { choleskyFactor } from '../kernel/matrix.ts';
import { normalSource, seededUniform } from '../kernel/random.ts';

/** The standard deviations of true slopes (logarithms) and locations around the expert's. */
const logSlopeSd = 0.3;
const locationSd = 0.4;

/** With true parameters as a calibration might find them (measurement §9). */
export function plausibleBank({ items }: Bank, seed: string): Bank {
  const normal = normalSource(seededUniform(seed));
  return createBank(
    items,
    new Map(
      items.map((item): [string, ItemParameters] => {
        const { a, b } = startingParameters(item);
        const shift = locationSd * normal();
        // as: six thresholds stay six
        const moved = b.map((threshold) => threshold + shift) as unknown as typeof b;
        const slope = a * Math.exp(logSlopeSd * normal());
        return [item.id, { a: slope, b: moved, status: 'calibrated' }];
      }),
    ),
  );
}

export interface Answerer {
  /** Draws an answer, 1 to 7, to the item with this index. */
  answer(item: number): number;
  readonly uniform: () => number;
}

/** Returns a source of people who answer with the parameters of the bank. A seed is one person. */
export function createAnswerers({ linear, priorCovariance }: Bank): (seed: string) => Answerer {
  const root = choleskyFactor(priorCovariance, latentCount, 'The prior covariance');
  return (seed) => {
    const uniform = seededUniform(seed);
    const normal = normalSource(uniform);
    const z = Array.from({ length: latentCount }, normal);
    const latent = Float64Array.from({ length: latentCount }, (_, i) =>
      z.reduce((sum, value, k) => sum + root[i * latentCount + k]! * value, 0),
    );
    const answer = (item: number): number =>
      drawCategory(linear[item]!.intercepts, predictorAt(linear[item]!, latent), uniform());
    return { answer, uniform };
  };
}
