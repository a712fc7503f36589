/**
 * How far the people of one language answer an item from what its common parameters expect, and the
 * parameters that would fit them. The RMSD, in use since PISA 2015 (OECD 2017, PISA 2015 Technical
 * Report), is the root mean square difference between the observed and the expected item
 * characteristic curve, weighted by the distribution of the level in the group. It is known to find
 * other locations more easily than other slopes (Buchholz & Hartig 2019, doi
 * 10.1177/0146621617748323), and lies above 0 by chance, the more so the fewer answers there are
 * (Köhler, Robitzsch & Hartig 2020, doi 10.3102/1076998619890566).
 *
 * The curve here is the expected answer as a share of the scale, which is PISA's curve where there
 * are two answers. The R package CDM averages over a curve for each answer instead: with seven of
 * them a shift of all thresholds by one unit would often stay below .10.
 */

import {
  categoryCount,
  categoryProbability,
  expectedCategory,
} from '../../../packages/psychometrics/src/kernel/graded-response.ts';
import { fitOrdinalLogistic } from './ordinal-logistic.ts';

/** One person's answer to the item, and the level estimated from the other answers. */
export interface LevelledAnswer {
  /** The mean and the variance of the level. */
  readonly level: number;
  readonly variance: number;
  /** 1 to 7. */
  readonly answer: number;
}

/** An item as a function of its level. */
interface Curve {
  readonly slope: number;
  readonly intercepts: ArrayLike<number>;
}

/** The slope and the six thresholds. */
export interface OwnParameters {
  readonly a: number;
  readonly b: readonly number[];
}

/** The levels at which curves are compared. A trait has a standard deviation of about 1. */
const grid = Float64Array.from({ length: 65 }, (_, t) => -6.4 + t / 5);

/**
 * Returns the expected number of people at each level with each answer (entry 7 t + answer - 1),
 * given all answers, if their probabilities are those of `item`.
 */
function countPeople(
  { intercepts, slope }: Curve,
  people: readonly LevelledAnswer[],
): Float64Array {
  const counts = new Float64Array(grid.length * categoryCount);
  const posterior = new Float64Array(grid.length);
  for (const { level, variance, answer } of people) {
    let sum = 0;
    for (let t = 0; t < grid.length; t++) {
      const x = grid[t]!;
      const density = Math.exp(-((x - level) ** 2) / (2 * variance));
      posterior[t] = density * categoryProbability(intercepts, slope * x, answer);
      sum += posterior[t]!;
    }
    if (sum === 0) continue;
    for (let t = 0; t < grid.length; t++)
      counts[t * categoryCount + answer - 1]! += posterior[t]! / sum;
  }
  return counts;
}

const sumAt = (counts: Float64Array, t: number, value: (answer: number) => number): number => {
  let sum = 0;
  for (let answer = 1; answer <= categoryCount; answer++)
    sum += value(answer) * counts[t * categoryCount + answer - 1]!;
  return sum;
};

/**
 * Returns the RMSD of the item, 0 to 1. Both curves are averages over people, weighted by what
 * their *other* answers say of the level. PISA's weights include the answer to the item itself: in
 * a trait with few items its level would follow that answer, and a shifted item would hide behind
 * fair ones.
 */
export function measureDeviation(item: Curve, people: readonly LevelledAnswer[]): number {
  const curve = grid.map((x) => expectedCategory(item.intercepts, item.slope * x));
  const weights = new Float64Array(grid.length);
  const residuals = new Float64Array(grid.length);
  for (const { level, variance, answer } of people) {
    const density = grid.map((x) => Math.exp(-((x - level) ** 2) / (2 * variance)));
    const total = density.reduce((sum, value) => sum + value, 0);
    if (total === 0) continue; // far outside the grid
    const expected = density.reduce((sum, value, t) => sum + (value / total) * curve[t]!, 0);
    density.forEach((value, t) => {
      weights[t]! += value / total;
      residuals[t]! += (value / total) * (answer - expected);
    });
  }
  const squares = weights.reduce(
    (sum, weight, t) => (weight === 0 ? sum : sum + residuals[t]! ** 2 / weight),
    0,
  );
  return Math.sqrt(squares / people.length) / (categoryCount - 1);
}

const maxIterations = 60;
const settledChange = 1e-4;
/** The common parameters count as so many people, so that no answer is without any. */
const commonPeople = 5;
/** A cell with fewer people says nothing, and its probability may be 0 in floating point. */
const minWeight = 1e-6;

/** Returns the parameters that fit the people, by EM; all other items keep the common ones. */
export function fitOwnParameters(item: Curve, people: readonly LevelledAnswer[]): OwnParameters {
  let own = item;
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    const next = maximise(addCommon(item, countPeople(own, people)));
    const change = Math.max(
      Math.abs(next.slope - own.slope),
      ...Array.from(next.intercepts, (value, k) => Math.abs(value - own.intercepts[k]!)),
    );
    own = next;
    if (change < settledChange) break;
  }
  const a = own.slope;
  return { a, b: Array.from(own.intercepts, (intercept) => -intercept / a) };
}

function addCommon({ intercepts, slope }: Curve, counts: Float64Array): Float64Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, cell) => {
    const t = Math.floor(cell / categoryCount);
    const share = sumAt(counts, t, () => 1) / total;
    const answer = (cell % categoryCount) + 1;
    const probability = categoryProbability(intercepts, slope * grid[t]!, answer);
    return count + commonPeople * share * probability;
  });
}

function maximise(counts: Float64Array): Curve {
  const cells = [...counts.keys()].filter((cell) => counts[cell]! > minWeight);
  const { coefficients, cuts } = fitOrdinalLogistic(
    cells.map((cell) => (cell % categoryCount) + 1),
    cells.map((cell) => [grid[Math.floor(cell / categoryCount)]!]),
    cells.map((cell) => counts[cell]!),
  );
  return { slope: coefficients[0]!, intercepts: cuts.map((cut) => -cut) };
}
