/** Estimates people's levels on each item, with a separate mean for each group. */

import type { Bank } from '../../../packages/psychometrics/src/bank/bank.ts';
import { latentCount } from '../../../packages/psychometrics/src/bank/traits.ts';
import {
  observedInformation,
  scoreFunction,
  predictorAt,
  type LinearItem,
} from '../../../packages/psychometrics/src/kernel/graded-response.ts';
import {
  choleskyFactor,
  invertPositiveDefinite,
  solveWithFactor,
} from '../../../packages/psychometrics/src/kernel/matrix.ts';
import {
  maximisePosterior,
  type PosteriorMode,
} from '../../../packages/psychometrics/src/kernel/posterior-mode.ts';
import {
  answeredItems,
  type Answers,
} from '../../../packages/psychometrics/src/profile/posterior.ts';

const size = latentCount;
/** Keeps the spread of a trait positive if none of its items is an anchor any more. */
const ridge = 1e-3;
/** Each iteration removes about three quarters of the remaining difference in means. */
const iterations = 5;

export interface GroupedPeople {
  readonly people: readonly Answers[];
  /** The group of each person, 0, 1, …. */
  readonly groups: readonly number[];
  readonly groupCount: number;
}

/** A person's level on every item, estimated from the other answers: one number per item. */
export interface ItemLevels {
  readonly levels: Float64Array;
  readonly variances: Float64Array;
}

/**
 * Returns each person's level on every item, estimated from the answers to the *other* items and
 * the mean of the person's group, which is found by EM from the other items too. `isAnchor` says
 * which items count at all. With one mean for all, a group would be drawn towards the others; with
 * the item itself, a person of a low group would need a higher answer to reach the same estimate.
 * Either would make fair items differ.
 */
export function estimateGroupLevels(
  bank: Bank,
  { people, groups, groupCount }: GroupedPeople,
  isAnchor: (item: number) => boolean,
): ItemLevels[] {
  const answered = people.map((answers) => answeredItems(bank, answers, isAnchor));
  const means = Array.from({ length: groupCount }, () => new Float64Array(latentCount));
  let modes = people.map((): Float64Array => new Float64Array(latentCount));
  const posterior = (person: number): PosteriorMode => {
    const prior = { mean: means[groups[person]!]!, precision: bank.prior.precision };
    return maximisePosterior(prior, answered[person]!, modes[person]);
  };
  for (let iteration = 0; iteration < iterations; iteration++) {
    modes = people.map((_, person) => posterior(person).mode);
    setMeans(means, modes, groups);
  }
  const persons = people.map((answers, person): Person => {
    const { mode, precision } = posterior(person);
    const covariance = invertPositiveDefinite(precision, size, 'The posterior precision');
    const isUsed = (item: number): boolean => isAnchor(item) && answers[item] !== null;
    const removal = bank.linear.map((item, i) =>
      isUsed(i) ? removeAnswer(item, answers[i]!, mode, covariance) : nothingToRemove,
    );
    const push = removal.map((own) => own.push);
    const widening = removal.map((own) => own.widening);
    return { mode, covariance, push, widening, group: groups[person]! };
  });
  const moves = means.map((_, group) => {
    const own = persons.filter((person) => person.group === group);
    return meanMoves(bank, own);
  });
  return persons.map(({ mode, covariance, push, widening, group }) => {
    const levels = new Float64Array(bank.linear.length);
    const variances = new Float64Array(bank.linear.length);
    bank.linear.forEach((item, i) => {
      const direction = timesSlopes(item, covariance);
      const variance = predictorAt(item, direction);
      let x = predictorAt(item, mode) - variance * push[i]!;
      const move = moves[group]![i]!;
      for (let k = 0; k < size; k++) x -= direction[k]! * move[k]!;
      levels[i] = x / item.slopes[0]!;
      variances[i] = (variance * widening[i]!) / item.slopes[0]! ** 2;
    });
    return { levels, variances };
  });
}

interface Person {
  readonly mode: Float64Array;
  readonly covariance: Float64Array;
  /** How strongly the answer to each item pushes the mode along V l; 0 if it does not count. */
  readonly push: readonly number[];
  /** By what the variance along the item grows when its answer is removed; 1 likewise. */
  readonly widening: readonly number[];
  readonly group: number;
}

function setMeans(
  means: readonly Float64Array[],
  modes: readonly Float64Array[],
  groups: readonly number[],
): void {
  const sizes = means.map((_, group) => groups.filter((own) => own === group).length);
  for (const mean of means) mean.fill(0);
  modes.forEach((mode, person) => {
    const group = groups[person]!;
    for (let i = 0; i < size; i++) means[group]![i]! += mode[i]! / sizes[group]!;
  });
}

const nothingToRemove = { push: 0, widening: 1 };

/**
 * Returns c, where -c V l is the Newton step of the mode when the answer is removed from the
 * posterior, and the factor by which l' V l grows. V is the covariance, l the slopes of the item.
 */
function removeAnswer(
  item: LinearItem,
  response: number,
  mode: Float64Array,
  covariance: Float64Array,
): { push: number; widening: number } {
  const x = predictorAt(item, mode);
  const variance = predictorAt(item, timesSlopes(item, covariance));
  const left = 1 - observedInformation(item.intercepts, x, response) * variance;
  return { push: scoreFunction(item.intercepts, x, response) / left, widening: 1 / left };
}

/** Returns V l. */
function timesSlopes({ dimensions, slopes }: LinearItem, covariance: Float64Array): Float64Array {
  const product = new Float64Array(size);
  for (let i = 0; i < slopes.length; i++)
    for (let k = 0; k < size; k++)
      product[k]! += slopes[i]! * covariance[dimensions[i]! * size + k]!;
  return product;
}

/**
 * Returns for each item the vector m with which the modes of a group move by -V m because the mean
 * of the group no longer rests on the answers to the item. The mean and the modes settle where m =
 * (S - V̄)⁻¹ d: S is the prior covariance, V̄ the mean covariance, and d the mean direct move.
 */
function meanMoves(bank: Bank, people: readonly Person[]): Float64Array[] {
  const spread = invertPositiveDefinite(bank.prior.precision, size, 'The prior precision');
  for (const { covariance } of people)
    for (let i = 0; i < size * size; i++) spread[i]! -= covariance[i]! / people.length;
  for (let i = 0; i < size; i++) spread[i * (size + 1)]! += ridge;
  const factor = choleskyFactor(spread, size, 'The spread of the modes');
  return bank.linear.map((item, i) => {
    const direct = new Float64Array(size);
    for (const { covariance, push } of people) {
      if (push[i] === 0) continue;
      const direction = timesSlopes(item, covariance);
      for (let k = 0; k < size; k++) direct[k]! += (direction[k]! * push[i]!) / people.length;
    }
    return solveWithFactor(factor, size, direct);
  });
}
