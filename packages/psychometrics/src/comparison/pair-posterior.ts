/**
 * The posterior of two people together, and draws from it (measurement §6). Each person's answers
 * enter through the normal approximation of their posterior, so that the posterior of the pair is a
 * mixture of normal distributions in closed form.
 */

import type { LatentNormal } from '../bank/latent-draws.ts';
import { complementaryTrait, latentCount, traitCount } from '../bank/traits.ts';
import {
  invertPositiveDefinite,
  inverseSymmetricRoot,
  choleskyFactor,
  solveWithFactor,
} from '../kernel/matrix.ts';
import { oncePer } from '../kernel/once-per.ts';
import type { FactoredPrior } from '../kernel/posterior-mode.ts';
import { matchedNormalVectors } from '../kernel/random.ts';

/** How two people came to compare: by a share code, or by the yes of both to a shared reading. */
export type PairOrigin = 'strangers' | 'couple';

interface MixturePart {
  readonly correlation: number;
  readonly weight: number;
}

/**
 * The joint prior of two people (measurement §6) is a mixture. In each part, the complementary
 * traits of the two people have another correlation; couples are expected to match more often than
 * strangers. Each person alone still follows the prior of one person. Correlations and weights are
 * set by judgement.
 */
const mixtures: Readonly<Record<PairOrigin, readonly MixturePart[]>> = {
  strangers: [
    { correlation: -0.4, weight: 0.25 },
    { correlation: 0, weight: 0.5 },
    { correlation: 0.4, weight: 0.25 },
  ],
  couple: [
    { correlation: -0.4, weight: 0.1 },
    { correlation: 0, weight: 0.5 },
    { correlation: 0.4, weight: 0.25 },
    { correlation: 0.8, weight: 0.15 },
  ],
};

/** The length of two latent vectors, one after the other. */
export const pairCount = 2 * latentCount;

interface PairPriorPart {
  /** The prior precision of both latent vectors, `pairCount` x `pairCount`, row-major. */
  readonly precision: Float64Array;
  /** The logarithm of weight √|precision|, up to a constant that is the same for all parts. */
  readonly logWeight: number;
}

/**
 * For each entry of the latent vector, the index of the correlated entry of a partner: the
 * complementary trait, or the same facet contrast.
 */
const counterpart: readonly number[] = Array.from({ length: latentCount }, (_, i) =>
  i < traitCount ? complementaryTrait[i]! : i,
);

/**
 * The parts of the mixtures for two people with this prior.
 *
 * With W the symmetric root of one person's covariance and P the exchange of counterparts, the
 * covariance between the two people is c W P W. The precision follows in closed form: on the
 * diagonal the precision of one person, and beside it -c W⁻¹ P W⁻¹, both divided by 1 - c².
 */
export const pairPrior = oncePer((prior: FactoredPrior) => {
  const toPart = createPriorParts(prior);
  return {
    strangers: mixtures.strangers.map(toPart),
    couple: mixtures.couple.map(toPart),
  };
});

function createPriorParts({ precision }: FactoredPrior): (part: MixturePart) => PairPriorPart {
  const covariance = invertPositiveDefinite(precision, latentCount, 'The prior precision');
  const root = inverseSymmetricRoot(covariance, latentCount, 'The prior covariance');
  const exchanged = exchange(root);
  return ({ correlation, weight }) => {
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
  };
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

/** One part of the mixture: a normal distribution over both latent vectors. */
export interface PairPosteriorPart {
  /** The share of this part, 0..1. The shares add up to 1. */
  readonly weight: number;
  /** The first person's latent vector, then the second person's. */
  readonly mode: Float64Array;
  /** The Cholesky factor of the precision, `pairCount` x `pairCount`. */
  readonly factor: Float64Array;
}

/** The number of draws from the posterior of a pair. */
export const pairDrawCount = 512;
const drawSeed = 'spark pair draws 1';
let fixedVectors: Float64Array | undefined;

/**
 * Computes the joint posterior of two people with the same prior, of mean 0. Exchanging the people
 * exchanges the halves of the modes, up to rounding.
 */
export function pairPosterior(
  prior: FactoredPrior,
  people: readonly [LatentNormal, LatentNormal],
  origin: PairOrigin,
): PairPosteriorPart[] {
  const sides = people.map(({ mode, covariance }) => {
    const precision = invertPositiveDefinite(covariance, latentCount, 'A posterior covariance');
    return { mode, precision };
  });
  const pull = new Float64Array(pairCount);
  sides.forEach(({ mode, precision }, side) => {
    for (let i = 0; i < latentCount; i++) {
      for (let j = 0; j < latentCount; j++)
        pull[side * latentCount + i]! += precision[i * latentCount + j]! * mode[j]!;
    }
  });
  const parts = pairPrior(prior)[origin].map((part) => {
    const precision = addLikelihoods(
      part,
      prior,
      sides.map((side) => side.precision),
    );
    const factor = choleskyFactor(precision, pairCount, 'The posterior precision of a pair');
    const mode = solveWithFactor(factor, pairCount, pull);
    let { logWeight } = part;
    for (let i = 0; i < pairCount; i++)
      logWeight += (pull[i]! * mode[i]!) / 2 - Math.log(factor[i * pairCount + i]!);
    return { logWeight, mode, factor };
  });
  const highest = Math.max(...parts.map(({ logWeight }) => logWeight));
  const total = parts.reduce((sum, { logWeight }) => sum + Math.exp(logWeight - highest), 0);
  return parts.map(({ logWeight, mode, factor }) => ({
    weight: Math.exp(logWeight - highest) / total,
    mode,
    factor,
  }));
}

/** Adds the contribution of each person's answers: posterior precision minus prior precision. */
function addLikelihoods(
  { precision }: PairPriorPart,
  prior: FactoredPrior,
  sides: readonly Float64Array[],
): Float64Array {
  const sum = Float64Array.from(precision);
  sides.forEach((own, side) => {
    const start = side * latentCount * (pairCount + 1);
    for (let i = 0; i < latentCount; i++) {
      for (let j = 0; j < latentCount; j++) {
        const entry = i * latentCount + j;
        sum[start + i * pairCount + j]! += own[entry]! - prior.precision[entry]!;
      }
    }
  });
  return sum;
}

/**
 * Calls `visit` with 512 draws: both latent vectors of each. Every part of the mixture gets as many
 * of 256 fixed vectors as its weight demands, and each vector is used with both signs. The arrays
 * are overwritten for the next draw.
 */
export function drawPairs(
  parts: readonly PairPosteriorPart[],
  visit: (first: Float64Array, second: Float64Array) => void,
): void {
  const half = pairDrawCount / 2;
  fixedVectors ??= matchedNormalVectors(half, pairCount, drawSeed);
  const draw = new Float64Array(pairCount);
  const [first, second] = [draw.subarray(0, latentCount), draw.subarray(latentCount)];
  let [share, done] = [0, 0];
  for (const { weight, mode, factor } of parts) {
    share += weight;
    for (; done < Math.round(share * half); done++) {
      const vector = fixedVectors.subarray(done * pairCount, (done + 1) * pairCount);
      const deviation = solveTransposed(factor, vector);
      for (const sign of [1, -1]) {
        for (let i = 0; i < pairCount; i++) draw[i] = mode[i]! + sign * deviation[i]!;
        visit(first, second);
      }
    }
  }
}

/** Solves L' x = right, so that a standard normal vector becomes a draw with precision L L'. */
function solveTransposed(factor: Float64Array, right: Float64Array): Float64Array {
  const solution = Float64Array.from(right);
  for (let i = pairCount - 1; i >= 0; i--) {
    const value = solution[i]! / factor[i * pairCount + i]!;
    solution[i] = value;
    const row = i * pairCount;
    for (let k = 0; k < i; k++) solution[k]! -= factor[row + k]! * value;
  }
  return solution;
}
