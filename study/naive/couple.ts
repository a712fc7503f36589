/**
 * What two people's answers say about both together, and the level of their compatibility (meaning
 * §4). The product uses closed forms in whitened coordinates; this program inverts whole matrices.
 */

import { complement, compatibility } from './compare.ts';
import { choleskyRoot, moments, type Moments } from './draws.ts';
import { inverse, type NaivePosterior } from './estimate.ts';
import { latentCount, traitCount } from './model.ts';
import { priorCovariance } from './prior.ts';

type Matrix = readonly (readonly number[])[];

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

const multiply = (one: Matrix, other: Matrix): number[][] =>
  one.map((row) => other[0]!.map((_, j) => row.reduce((sum, x, k) => sum + x * other[k]![j]!, 0)));

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

/**
 * The correlations of complementary traits that the prior of two people mixes, and their weights.
 */
const mixture = [
  { correlation: -0.4, weight: 0.1 },
  { correlation: 0, weight: 0.5 },
  { correlation: 0.4, weight: 0.25 },
  { correlation: 0.8, weight: 0.15 },
];

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
export function couplePosteriors(first: NaivePosterior, second: NaivePosterior): CouplePosterior[] {
  const priorPrecision = inverse(priorCovariance());
  const sides = [first, second].map(({ mode, covariance }) => {
    const precision = inverse(covariance);
    return {
      likelihood: precision.map((row, i) => row.map((x, j) => x - priorPrecision[i]![j]!)),
      pull: precision.map((row) => row.reduce((sum, x, k) => sum + x * mode[k]!, 0)),
    };
  });
  const pull = sides.flatMap((side) => side.pull);
  const parts = mixture.map(({ correlation, weight }) => {
    const prior = coupleCovariance(correlation);
    const precision = inverse(prior).map((row, i) =>
      row.map((x, j) => {
        const side = Math.floor(i / latentCount);
        if (side !== Math.floor(j / latentCount)) return x;
        return x + sides[side]!.likelihood[i % latentCount]![j % latentCount]!;
      }),
    );
    const covariance = inverse(precision);
    const mode = covariance.map((row) => row.reduce((sum, x, k) => sum + x * pull[k]!, 0));
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

const logDeterminant = (matrix: number[][]): number =>
  2 * choleskyRoot(matrix).reduce((sum, row, i) => sum + Math.log(row[i]!), 0);

/**
 * Returns the mean and standard deviation of the index between a person and many others. All are
 * given by 17 domain scores, 0 to 1.
 */
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
