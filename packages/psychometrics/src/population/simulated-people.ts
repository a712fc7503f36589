/**
 * Simulated people who follow the prior and answer by the model, for demonstrations. The study has
 * its own, which share no mathematics with the product.
 */

import { startingParameters, type BankItem, type ItemParameters } from '../bank/bank-item.ts';
import { createBank, type Bank } from '../bank/bank.ts';
import { latentCount, traitCount } from '../bank/traits.ts';
import { drawCategory, predictorAt } from '../kernel/graded-response.ts';
import { choleskyFactor } from '../kernel/matrix.ts';
import { normalSource, seededUniform } from '../kernel/random.ts';

/** The standard deviations of true slopes (logarithms) and locations around the expert's. */
const logSlopeSd = 0.3;
const locationSd = 0.4;

/** Parameters as a calibration might find them (measurement §9). */
export function plausibleParameters(
  items: readonly BankItem[],
  uniform: () => number,
): Map<string, ItemParameters> {
  const normal = normalSource(uniform);
  return new Map(
    items.map((item) => {
      const { a, b } = startingParameters(item);
      const shift = locationSd * normal();
      // as: six thresholds stay six
      const moved = b.map((threshold) => threshold + shift) as unknown as typeof b;
      const slope = a * Math.exp(logSlopeSd * normal());
      return [item.id, { a: slope, b: moved, status: 'calibrated' }];
    }),
  );
}

export const plausibleBank = ({ items }: Bank, seed: string): Bank =>
  createBank(items, plausibleParameters(items, seededUniform(seed)));

/** The Cholesky factor of the prior's covariance. */
export const priorRoot = ({ priorCovariance }: Bank): Float64Array =>
  choleskyFactor(priorCovariance, latentCount, 'The prior covariance');

/** Draws a latent vector (27 numbers) from the prior and lowers its 17 traits by `shift`. */
export function drawLatent(root: Float64Array, uniform: () => number, shift = 0): Float64Array {
  const z = Float64Array.from({ length: latentCount }, normalSource(uniform));
  return z.map((_, i) =>
    z.reduce(
      (sum, value, k) => sum + root[i * latentCount + k]! * value,
      i < traitCount ? -shift : 0,
    ),
  );
}

export interface Answerer {
  /** Draws an answer, 1 to 7, to the item with this index. */
  answer(item: number): number;
  readonly uniform: () => number;
}

/**
 * Returns a source of people who answer by the parameters of the bank. A seed always gives the same
 * person.
 */
export function createAnswerers(bank: Bank): (seed: string) => Answerer {
  const { linear } = bank;
  const root = priorRoot(bank);
  return (seed) => {
    const uniform = seededUniform(seed);
    const latent = drawLatent(root, uniform);
    const answer = (item: number): number =>
      drawCategory(linear[item]!.intercepts, predictorAt(linear[item]!, latent), uniform());
    return { answer, uniform };
  };
}
