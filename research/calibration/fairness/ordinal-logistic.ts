/** Proportional-odds logistic regression (McCullagh 1980): P(Y > k) = logistic(x'beta - c_k). */

import {
  choleskyFactor,
  solveWithFactor,
} from '../../../packages/psychometrics/src/kernel/matrix.ts';

export interface OrdinalFit {
  /** One coefficient per predictor. */
  readonly coefficients: Float64Array;
  /** c_k, one fewer than there are categories. */
  readonly cuts: Float64Array;
  /** Returns the expected answer of a person with these values of the predictors. */
  readonly expected: (row: ArrayLike<number>) => number;
  readonly logLikelihood: number;
}

const maxIterations = 50;
const convergedStep = 1e-8;
/** Keeps the information positive definite if a predictor does not vary. */
const ridge = 1e-9;
const maxStep = 2;

/**
 * Regresses answers on the predictors. Answers are any integers; categories without answers are
 * left out. Each row is a person, with a weight of 1 by default. Throws a RangeError if there are
 * fewer than two categories or the search does not end.
 */
export function fitOrdinalLogistic(
  answers: ArrayLike<number>,
  rows: readonly ArrayLike<number>[],
  weights: ArrayLike<number> = new Float64Array(answers.length).fill(1),
): OrdinalFit {
  const categories = [...new Set(Array.from(answers))].sort((a, b) => a - b);
  if (categories.length < 2) throw new RangeError('There must be at least two categories.');
  const codes = Array.from(answers, (answer) => categories.indexOf(answer));
  const cutCount = categories.length - 1;
  const predictors = rows[0]?.length ?? 0;
  const size = cutCount + predictors;
  const data = { codes, rows, weights };
  let parameters = startValues(data, cutCount, size);
  let value = logLikelihood(data, parameters, cutCount);
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    const { gradient, information } = derivatives(data, parameters, cutCount);
    for (let i = 0; i < size; i++) information[i * size + i]! += ridge;
    const step = solveWithFactor(
      choleskyFactor(information, size, 'The information of the regression'),
      size,
      gradient,
    );
    const longest = step.reduce((max, part) => Math.max(max, Math.abs(part)), 0);
    let length = Math.min(1, maxStep / longest);
    let next = parameters.map((part, i) => part + length * step[i]!);
    let nextValue = logLikelihood(data, next, cutCount);
    while (nextValue < value && length > 1e-6) {
      length /= 2;
      next = parameters.map((part, i) => part + length * step[i]!);
      nextValue = logLikelihood(data, next, cutCount);
    }
    if (nextValue >= value) [parameters, value] = [next, nextValue];
    if (longest * length < convergedStep || nextValue < value)
      return {
        coefficients: parameters.slice(cutCount),
        cuts: parameters.slice(0, cutCount),
        expected: (row) => expectedAnswer(categories, parameters, row),
        logLikelihood: value,
      };
  }
  throw new RangeError('The regression did not converge.');
}

interface Data {
  readonly codes: readonly number[];
  readonly rows: readonly ArrayLike<number>[];
  readonly weights: ArrayLike<number>;
}

/** The cuts of the marginal distribution, and coefficients of 0. */
function startValues({ codes, weights }: Data, cutCount: number, size: number): Float64Array {
  const start = new Float64Array(size);
  const weigh = (isIn: (code: number) => boolean): number =>
    codes.reduce((sum, code, n) => (isIn(code) ? sum + weights[n]! : sum), 0);
  for (let k = 0; k < cutCount; k++)
    start[k] = Math.log(weigh((code) => code <= k) / weigh((code) => code > k));
  return start;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** P(Y > k) for the cut k; 1 below the first cut and 0 above the last. */
function boundary(parameters: Float64Array, cutCount: number, k: number, x: number): number {
  if (k < 0) return 1;
  return k >= cutCount ? 0 : logistic(x - parameters[k]!);
}

function predictor(row: ArrayLike<number>, parameters: Float64Array, cutCount: number): number {
  let x = 0;
  for (let i = 0; i < row.length; i++) x += row[i]! * parameters[cutCount + i]!;
  return x;
}

/** The lowest answer, and each step to the next with the probability that it is taken. */
function expectedAnswer(
  categories: readonly number[],
  parameters: Float64Array,
  row: ArrayLike<number>,
): number {
  const cutCount = categories.length - 1;
  const x = predictor(row, parameters, cutCount);
  let sum = categories[0]!;
  for (let k = 0; k < cutCount; k++)
    sum += (categories[k + 1]! - categories[k]!) * boundary(parameters, cutCount, k, x);
  return sum;
}

function logLikelihood(
  { codes, rows, weights }: Data,
  parameters: Float64Array,
  cutCount: number,
): number {
  let sum = 0;
  for (let n = 0; n < codes.length; n++) {
    const x = predictor(rows[n]!, parameters, cutCount);
    const p =
      boundary(parameters, cutCount, codes[n]! - 1, x) -
      boundary(parameters, cutCount, codes[n]!, x);
    sum += p > 0 ? weights[n]! * Math.log(p) : -Infinity;
  }
  return sum;
}

function derivatives(
  { codes, rows, weights }: Data,
  parameters: Float64Array,
  cutCount: number,
): { gradient: Float64Array; information: Float64Array } {
  const size = parameters.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  const add = (i: number, j: number, value: number): void => {
    information[i * size + j]! += value;
    if (i !== j) information[j * size + i]! += value;
  };
  for (let n = 0; n < codes.length; n++) {
    const [row, code, weight] = [rows[n]!, codes[n]!, weights[n]!];
    const x = predictor(row, parameters, cutCount);
    const u = boundary(parameters, cutCount, code - 1, x);
    const v = boundary(parameters, cutCount, code, x);
    const [du, dv, p] = [u * (1 - u), v * (1 - v), u - v];
    // First and negative second derivatives with respect to the two boundaries.
    const [su, sv] = [du / p, -dv / p];
    const [gu, gv] = [weight * su, weight * sv];
    const huu = weight * (su * su - (du * (1 - 2 * u)) / p);
    const hvv = weight * (sv * sv + (dv * (1 - 2 * v)) / p);
    const huv = weight * su * sv;
    const [toU, toV] = [huu + huv, hvv + huv];
    if (code > 0) {
      gradient[code - 1]! -= gu;
      add(code - 1, code - 1, huu);
      for (let i = 0; i < row.length; i++) add(code - 1, cutCount + i, -toU * row[i]!);
    }
    if (code < cutCount) {
      gradient[code]! -= gv;
      add(code, code, hvv);
      for (let i = 0; i < row.length; i++) add(code, cutCount + i, -toV * row[i]!);
    }
    if (code > 0 && code < cutCount) add(code - 1, code, huv);
    for (let i = 0; i < row.length; i++) {
      gradient[cutCount + i]! += (gu + gv) * row[i]!;
      for (let j = 0; j <= i; j++) add(cutCount + i, cutCount + j, (toU + toV) * row[i]! * row[j]!);
    }
  }
  return { gradient, information };
}
