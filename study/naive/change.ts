/**
 * Change between two attempts, computed again (measurement §4.7): the tail of the chi-square by
 * integrating its density, and the interval by giving the trait's own change a prior so wide that it
 * says nothing, where the product takes the prior out of the result.
 */

import type { Theme } from '../../src/domain/themes.ts';
import { scoresOnAllItems } from './domains.ts';
import { inverse, type NaivePosterior } from './estimate.ts';
import { latentCount, traitCount, traitTheme, type NaiveItem } from './model.ts';

type Matrix = number[][];

/** The prior variance of a change, in units of the prior covariance of the traits. */
const changeVariance = 4;
const noPrior = 1e6;

const times = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) => right[0]!.map((_, j) => row.reduce((sum, v, k) => sum + v * right[k]![j]!, 0)));
const combine = (left: Matrix, right: Matrix, sign: number): Matrix =>
  left.map((row, i) => row.map((value, j) => value + sign * right[i]![j]!));
const apply = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, k) => sum + value * vector[k]!, 0));

/** Integrates the density of the chi-square distribution from `value` on, by Simpson's rule. */
export function chiSquareTail(value: number, degrees: number): number {
  // With x = s², the density has no pole at 0.
  const density = (s: number): number => 2 * s ** (degrees - 1) * Math.exp((-s * s) / 2);
  const integral = (from: number, to: number): number => {
    const n = 20_000;
    const h = (to - from) / n;
    let sum = density(from) + density(to);
    for (let i = 1; i < n; i++) sum += (i % 2 ? 4 : 2) * density(from + i * h);
    return (sum * h) / 3;
  };
  const start = Math.sqrt(value);
  const end = start + 15 + Math.sqrt(degrees);
  return integral(start, end) / integral(0, end);
}

interface Test {
  z: number[];
  chiSquare: number;
}

/** The difference of two modes in standard errors, and the chi-square of all traits. */
export function testDifference(prior: Matrix, first: NaivePosterior, second: NaivePosterior): Test {
  const precision = inverse(prior);
  const sampling = ({ covariance }: NaivePosterior): Matrix => {
    // V J V, where J is the information of the answers.
    const information = combine(inverse(covariance), precision, -1);
    return times(times(covariance, information), covariance);
  };
  const covariance = combine(sampling(first), sampling(second), 1)
    .slice(0, traitCount)
    .map((row) => row.slice(0, traitCount));
  const difference = covariance.map((_, k) => second.mode[k]! - first.mode[k]!);
  const solved = apply(inverse(covariance), difference);
  return {
    z: difference.map((value, k) => value / Math.sqrt(covariance[k]![k]!)),
    chiSquare: difference.reduce((sum, value, k) => sum + value * solved[k]!, 0),
  };
}

/** The change of one trait in points, with its 95 % interval. */
export function changeInterval(
  items: readonly NaiveItem[],
  prior: Matrix,
  [first, second]: readonly [NaivePosterior, NaivePosterior],
  trait: number,
): { value: number; low: number; high: number } {
  const usual = prior.map((row) => row.map((value) => changeVariance * value));
  const own = prior.map((row) => row[trait]! / prior[trait]![trait]!);
  const free = usual.map((row, i) => row.map((value, j) => value + noPrior * own[i]! * own[j]!));
  const { mean, covariance } = joinAttempts(prior, free, first, second);
  const { mean: usualMean } = joinAttempts(prior, usual, first, second);
  const at = latentCount + trait;
  const [value, variance] = [mean[at]!, covariance[at]![at]!];
  const slope = covariance[trait]![at]! / variance;
  const score = (level: number): number => {
    const theta = usualMean.slice(0, latentCount); // for the contrast
    theta[trait] = level;
    return scoreOf(items, theta, trait);
  };
  const points = (change: number): number => {
    const level = mean[trait]! + slope * (change - value);
    return score(level + change / 2) - score(level - change / 2);
  };
  const half = 1.96 * Math.sqrt(variance);
  return { value: points(value), low: points(value - half), high: points(value + half) };
}

function scoreOf(items: readonly NaiveItem[], theta: readonly number[], trait: number): number {
  const theme: Theme = traitTheme(trait);
  const own = items.filter((item) => traitTheme(item.trait) === theme);
  return scoresOnAllItems(own, theta)[trait]!;
}

/** The posterior of mean and change: the two latent vectors are a linear map of them. */
function joinAttempts(
  prior: Matrix,
  changePrior: Matrix,
  first: NaivePosterior,
  second: NaivePosterior,
): { mean: number[]; covariance: Matrix } {
  const precision = inverse(prior);
  const joint = blocks(precision, inverse(changePrior));
  const weighted = Array.from({ length: 2 * latentCount }, () => 0);
  for (const [{ mode, covariance }, share] of [
    [first, -0.5],
    [second, 0.5],
  ] as const) {
    const own = inverse(covariance);
    const information = combine(own, precision, -1);
    const right = apply(own, mode);
    for (let i = 0; i < latentCount; i++) {
      weighted[i]! += right[i]!;
      weighted[latentCount + i]! += share * right[i]!;
      for (let j = 0; j < latentCount; j++) {
        const value = information[i]![j]!;
        joint[i]![j]! += value;
        joint[i]![latentCount + j]! += share * value;
        joint[latentCount + i]![j]! += share * value;
        joint[latentCount + i]![latentCount + j]! += share * share * value;
      }
    }
  }
  const covariance = inverse(joint);
  return { mean: apply(covariance, weighted), covariance };
}

const blocks = (left: Matrix, right: Matrix): Matrix => [
  ...left.map((row) => [...row, ...row.map(() => 0)]),
  ...right.map((row) => [...row.map(() => 0), ...row]),
];
