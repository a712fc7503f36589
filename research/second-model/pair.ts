/** Computes the compatibility index of measurement §6 from domain scores divided by 100. */

import {
  apply,
  inverse,
  logDeterminant,
  type Matrix,
  moments,
  type Moments,
  multiply,
  type NaivePosterior,
} from './estimate.ts';
import { traitCount, traitNames, latentCount, priorCovariance } from './model.ts';

const complements = traitNames.map((name) => {
  const opposite: Readonly<Record<string, string>> = { '+': '-', '-': '+', '0': '0' };
  return traitNames.indexOf(name.slice(0, -1) + opposite[name.slice(-1)]!);
});

/** Returns the index of the opposite pole, or of the trait itself in an unpoled theme. */
export const complement = (trait: number): number => complements[trait]!;

/** Returns the share of the first person's needs that the second person meets, 0 to 1. */
function fulfilment(mine: readonly number[], theirs: readonly number[]): number {
  let [fulfilled, needed] = [0.5 * 0.5, 0.5];
  for (let k = 0; k < traitCount; k++) {
    const need = mine[k]! > 0.5 ? 2 * (mine[k]! - 0.5) : 0;
    const readiness = 2 * (theirs[complement(k)]! - 1 / 6);
    fulfilled += need * (readiness < 0 ? 0 : readiness > 1 ? 1 : readiness);
    needed += need;
  }
  return fulfilled / needed;
}

/** Returns the compatibility index, 0 to 100. Each person is given by 17 domain scores, 0 to 1. */
export function compatibility(mine: readonly number[], theirs: readonly number[]): number {
  const reciprocity = Math.sqrt(fulfilment(mine, theirs) * fulfilment(theirs, mine));
  const distances = mine.map((d, k) => Math.abs(d - theirs[complement(k)]!));
  const agreement = 1 - distances.reduce((sum, d) => sum + d, 0) / traitCount;
  return 100 * (0.5 * reciprocity + 0.5 * agreement);
}

/** Returns the index of the complementary entry of the latent vector; a contrast is its own. */
export const complementOf = (i: number): number => (i < traitCount ? complement(i) : i);

/** Returns the symmetric square root, by the iteration of Denman and Beavers (1976). */
export function squareRoot(matrix: Matrix): number[][] {
  let root = matrix.map((row) => [...row]);
  let inverseRoot = matrix.map((row, i) => row.map((_, j) => Number(i === j)));
  for (let step = 0; step < 40; step++) {
    const [rootInverse, other] = [inverse(root), inverse(inverseRoot)];
    root = root.map((row, i) => row.map((value, j) => (value + other[i]![j]!) / 2));
    inverseRoot = inverseRoot.map((row, i) =>
      row.map((value, j) => (value + rootInverse[i]![j]!) / 2),
    );
  }
  return root;
}

/** Returns the covariance of two people's latent vectors, one person after the other. */
function coupleCovariance(correlation: number): number[][] {
  const own = priorCovariance();
  const root = squareRoot(own);
  const exchanged = root.map((_, i) => root[complementOf(i)]!);
  const cross = multiply(root, exchanged).map((row) => row.map((x) => correlation * x));
  return [
    ...own.map((row, i) => [...row, ...cross[i]!]),
    ...own.map((row, i) => [...cross.map((r) => r[i]!), ...row]),
  ];
}

/** The correlations of complementary traits that the priors of two people mix, with weights. */
export const pairMixtures = {
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

export type PairOrigin = keyof typeof pairMixtures;

export interface CouplePosterior {
  mode: number[];
  covariance: number[][];
  /** The share of this part of the mixture, 0 to 1. */
  weight: number;
}

/**
 * Returns the posterior of two people for each part of the mixture, as normal distributions. Each
 * person's answers enter through the normal approximation of their likelihood: the posterior
 * divided by the prior.
 */
export function couplePosteriors(
  first: NaivePosterior,
  second: NaivePosterior,
  origin: PairOrigin,
): CouplePosterior[] {
  const priorPrecision = inverse(priorCovariance());
  const sides = [first, second].map(({ mode, covariance }) => {
    const precision = inverse(covariance);
    return {
      likelihood: precision.map((row, i) => row.map((x, j) => x - priorPrecision[i]![j]!)),
      pull: apply(precision, mode),
    };
  });
  const pull = sides.flatMap((side) => side.pull);
  const parts = pairMixtures[origin].map(({ correlation, weight }) => {
    const prior = coupleCovariance(correlation);
    const precision = inverse(prior).map((row, i) =>
      row.map((x, j) => {
        const side = Math.floor(i / latentCount);
        if (side !== Math.floor(j / latentCount)) return x;
        return x + sides[side]!.likelihood[i % latentCount]![j % latentCount]!;
      }),
    );
    const covariance = inverse(precision);
    const mode = apply(covariance, pull);
    const square = mode.reduce((sum, x, k) => sum + x * pull[k]!, 0);
    const logWeight =
      Math.log(weight) - 0.5 * logDeterminant(prior) - 0.5 * logDeterminant(precision) + square / 2;
    return { mode, covariance, logWeight };
  });
  const most = Math.max(...parts.map(({ logWeight }) => logWeight));
  const total = parts.reduce((sum, { logWeight }) => sum + Math.exp(logWeight - most), 0);
  return parts.map(({ mode, covariance, logWeight }) => ({
    mode,
    covariance,
    weight: Math.exp(logWeight - most) / total,
  }));
}

/** Returns mean and SD of the index between a person and others, each 17 domain scores, 0 to 1. */
export function withRandomPartners(
  person: readonly number[],
  others: readonly (readonly number[])[],
): Moments {
  return moments(others.map((other) => compatibility(person, other)));
}

/** Returns how far an index lies above what both people have with random partners, on average. */
export function standing(index: number, one: Moments, other: Moments): number {
  return ((index - one.value) / one.se + (index - other.value) / other.se) / 2;
}
