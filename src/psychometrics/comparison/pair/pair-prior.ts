/**
 * The prior of two people together (measurement §6). People who compare themselves are not a random
 * pair, so the prior is a mixture: in each part of it, the complementary traits of the two people
 * have another correlation. Each person alone still follows the prior of one person.
 */

import { complementaryTrait, latentCount, traitCount } from '../../bank/traits.ts';
import type { FactoredPrior } from '../../kernel/log-posterior.ts';
import { invertPositiveDefinite } from '../../kernel/matrix.ts';
import { symmetricRoot } from './symmetric-root.ts';

/** The correlations of the mixture and their weights, set by judgement. */
const mixture = [
  { correlation: -0.4, weight: 0.1 },
  { correlation: 0, weight: 0.5 },
  { correlation: 0.4, weight: 0.25 },
  { correlation: 0.8, weight: 0.15 },
] as const;

/** The length of two latent vectors, one after the other. */
export const pairCount = 2 * latentCount;

export interface PairPriorPart {
  /** The prior precision of both latent vectors, `pairCount` x `pairCount`, row-major. */
  readonly precision: Float64Array;
  /** The logarithm of weight √|precision|, up to a constant that is the same for all parts. */
  readonly logWeight: number;
}

/**
 * For each entry of the latent vector, the entry of a partner with which it correlates: that of the
 * complementary trait, or the same facet contrast.
 */
const counterpart: readonly number[] = Array.from({ length: latentCount }, (_, i) =>
  i < traitCount ? complementaryTrait[i]! : i,
);

const known = new WeakMap<FactoredPrior, readonly PairPriorPart[]>();

/** Returns the parts of the mixture for two people with this prior. They are computed once. */
export function pairPrior(prior: FactoredPrior): readonly PairPriorPart[] {
  const made = known.get(prior) ?? createPairPrior(prior);
  known.set(prior, made);
  return made;
}

/**
 * With W the symmetric root of one person's covariance and P the exchange of counterparts, the
 * covariance between the two people is c W P W. The precision follows in closed form: on the
 * diagonal the precision of one person, and beside it -c W⁻¹ P W⁻¹, both divided by 1 - c².
 */
function createPairPrior({ precision }: FactoredPrior): PairPriorPart[] {
  const covariance = invertPositiveDefinite(precision, latentCount, 'The prior precision');
  const { inverseRoot } = symmetricRoot(covariance, latentCount, 'The prior covariance');
  const exchanged = exchange(inverseRoot);
  return mixture.map(({ correlation, weight }) => {
    const scale = 1 / (1 - correlation ** 2);
    const pair = new Float64Array(pairCount * pairCount);
    for (let i = 0; i < latentCount; i++) {
      for (let j = 0; j < latentCount; j++) {
        const own = scale * precision[i * latentCount + j]!;
        const between = -correlation * scale * exchanged[i * latentCount + j]!;
        pair[i * pairCount + j] = own;
        pair[(i + latentCount) * pairCount + j + latentCount] = own;
        pair[i * pairCount + j + latentCount] = between;
        pair[(i + latentCount) * pairCount + j] = between;
      }
    }
    return { precision: pair, logWeight: Math.log(weight) + (latentCount / 2) * Math.log(scale) };
  });
}

/** Returns root P root, where P exchanges counterparts. The result is symmetric. */
function exchange(root: Float64Array): Float64Array {
  const result = new Float64Array(latentCount * latentCount);
  for (let i = 0; i < latentCount; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = 0; k < latentCount; k++)
        sum += root[i * latentCount + k]! * root[counterpart[k]! * latentCount + j]!;
      result[i * latentCount + j] = sum;
      result[j * latentCount + i] = sum;
    }
  }
  return result;
}
