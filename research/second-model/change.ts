/** The change between two attempts of one person (measurement §4.7). */

import type { Theme } from '../../src/domain/themes.ts';
import {
  type Answered,
  apply,
  inverse,
  type Matrix,
  multiply,
  type NaivePosterior,
} from './estimate.ts';
import {
  boundaryProbabilities,
  information,
  latentCount,
  type NaiveItem,
  position,
  traitCount,
  traitTheme,
} from './model.ts';
import { scoresOnAllItems } from './profile.ts';

/** The prior variance of a change, in units of the prior covariance of the traits. */
const changeVariance = 4;
/** How far a person differs from day to day, in prior standard deviations. */
const dailySd = 0.3;
const noPrior = 1e6;

const combine = (left: Matrix, right: Matrix, sign: number): number[][] =>
  left.map((row, i) => row.map((value, j) => value + sign * right[i]![j]!));
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

/** How much more the answers of all attempts scatter than the model expects, at least 1. */
export function scatterOf(attempts: readonly { answered: Answered; mode: number[] }[]): number {
  let [squares, expected] = [0, 0];
  for (const { answered, mode } of attempts)
    for (const { item, y } of answered) {
      const p = boundaryProbabilities(item, position(item, mode));
      squares += (1 - p[y - 1]! - p[y]!) ** 2;
      expected += information(item, position(item, mode));
    }
  return Math.max(1, squares / (0.85 * expected));
}

interface Test {
  z: number[];
  chiSquare: number;
  overall: number;
}

/**
 * The difference of two modes in standard errors, apart from a shift of all traits by the same
 * amount; the chi-square of all traits; and the shift itself in standard errors.
 */
export function testDifference(
  prior: Matrix,
  first: NaivePosterior,
  second: NaivePosterior,
  scatter: number,
): Test {
  const precision = inverse(prior);
  const both = [first, second].map(({ covariance }) => {
    // With the information J of the answers, the mode follows a person by V J: errors of the
    // answers give V J V, and the state of the day V J Sigma J V.
    const ofAnswers = combine(inverse(covariance), precision, -1);
    const weight = multiply(covariance, ofAnswers);
    const back = multiply(ofAnswers, covariance);
    const ofDay = multiply(multiply(weight, prior), back);
    const sampling = multiply(weight, covariance).map((row, i) =>
      row.map((value, j) => value + dailySd ** 2 * ofDay[i]![j]!),
    );
    const everything = prior.map((_, i) => (i < traitCount ? 1 : 0));
    return { sampling, shift: apply(weight, everything) };
  });
  const covariance = combine(both[0]!.sampling, both[1]!.sampling, 1)
    .slice(0, traitCount)
    .map((row) => row.slice(0, traitCount).map((value) => scatter * value));
  const shift = covariance.map((_, k) => (both[0]!.shift[k]! + both[1]!.shift[k]!) / 2);
  const difference = covariance.map((_, k) => second.mode[k]! - first.mode[k]!);
  const weights = apply(inverse(covariance), shift);
  const product = (one: readonly number[], other: readonly number[]): number =>
    one.reduce((sum, value, k) => sum + value * other[k]!, 0);
  const precisionOfShift = product(weights, shift);
  const common = product(weights, difference) / precisionOfShift;
  return {
    z: difference.map(
      (value, k) =>
        (value - common * shift[k]!) /
        Math.sqrt(covariance[k]![k]! - shift[k]! ** 2 / precisionOfShift),
    ),
    chiSquare:
      product(difference, apply(inverse(covariance), difference)) - common ** 2 * precisionOfShift,
    overall: common * Math.sqrt(precisionOfShift),
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
  const half = 1.96 * Math.sqrt(variance + 2 * dailySd ** 2 * prior[trait]![trait]!);
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
): { mean: number[]; covariance: number[][] } {
  const precision = inverse(prior);
  const joint = blocks(precision, inverse(changePrior));
  const weighted = Array.from({ length: 2 * latentCount }, () => 0);
  for (const [{ mode, covariance }, share] of [
    [first, -0.5],
    [second, 0.5],
  ] as const) {
    const own = inverse(covariance);
    const ofAnswers = combine(own, precision, -1);
    const right = apply(own, mode);
    for (let i = 0; i < latentCount; i++) {
      weighted[i]! += right[i]!;
      weighted[latentCount + i]! += share * right[i]!;
      for (let j = 0; j < latentCount; j++) {
        const value = ofAnswers[i]![j]!;
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

const blocks = (left: Matrix, right: Matrix): number[][] => [
  ...left.map((row) => [...row, ...row.map(() => 0)]),
  ...right.map((row) => [...row.map(() => 0), ...row]),
];
