/**
 * The state of a selection of items, to which they are added one at a time (measurement §5): of Set
 * B or of a round of ten.
 */

import { middleScore } from '../../domain/scoring.ts';
import { themes } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import { latentCount, themeTraits } from '../bank/traits.ts';
import { covarianceAfter, predictorVariance } from '../kernel/d-optimal.ts';
import { fisherInformation } from '../kernel/graded-response.ts';
import { predictorAt } from '../kernel/linear-item.ts';
import { traitDraws } from '../profile/draw-statistics.ts';
import { drawCount, drawDomains } from '../profile/draws.ts';
import { scoreAnswers, type Answers, type PersonPosterior } from '../profile/posterior.ts';

export interface Selection {
  readonly bank: Bank;
  /** The posterior after the answers on which the selection is based. */
  readonly posterior: PersonPosterior;
  /** Per bank item: whether it may be chosen at all. */
  readonly isCandidate: readonly boolean[];
  /** Per bank item: the expected Fisher information about its predictor; 0 unless a candidate. */
  readonly weights: Float64Array;
  /** Per theme: whether an item and its partner at the opposite pole may both be chosen. */
  readonly allowsPairs: readonly boolean[];
  /** Per theme: whether all answers to its Set A items are refusals. */
  readonly refused: readonly boolean[];
  /** Bank indices in the order in which the items were chosen. */
  readonly chosen: number[];
  /**
   * The predicted covariance of the posterior after the chosen items are answered, 27 x 27,
   * row-major.
   */
  covariance: Float64Array;
}

/**
 * An item and its partner at the opposite pole may both be chosen only if the probability that both
 * poles of their theme are above the middle score is at least this.
 */
const minSwitchProbability = 0.3;

/** Answers up to this one are refusals: 1 'Hard No!' and 2 'No/avoid'. */
const maxRefusal = 2;

/**
 * Nodes and weights of five-point Gauss–Hermite quadrature for the standard normal distribution.
 */
export const hermiteRule = [
  [0, 8 / 15],
  [1.355626179974266, 0.22207592200561263],
  [-1.355626179974266, 0.22207592200561263],
  [2.8569700138728056, 0.011257411327720691],
  [-2.8569700138728056, 0.011257411327720691],
] as const;

function isSetAItem(bank: Bank, index: number): boolean {
  return bank.items[index]!.form === 'standard-48';
}

/**
 * Starts a selection of Set B without items. Ignores answers to other items than those of Set A.
 * Throws a RangeError if an answer is invalid.
 */
export function startSelection(bank: Bank, answers: Answers): Selection {
  const posterior = scoreAnswers(bank, answers, (index) => isSetAItem(bank, index));
  return createSelection(bank, answers, posterior, (index) => isPoolItem(bank, index));
}

const isPoolItem = (bank: Bank, index: number): boolean => bank.items[index]!.form === 'pool-80';

/**
 * Starts the selection of a round: based on all answers, from all items that have none. Throws a
 * RangeError if an answer is invalid.
 */
export function startRoundSelection(bank: Bank, answers: Answers): Selection {
  const posterior = scoreAnswers(bank, answers);
  return createSelection(bank, answers, posterior, (index) => isOpenItem(bank, answers, index));
}

/** Whether the item is outside Set A and has no answer. */
export const isOpenItem = (bank: Bank, answers: Answers, index: number): boolean =>
  !isSetAItem(bank, index) && (answers[index] ?? null) === null;

function createSelection(
  bank: Bank,
  answers: Answers,
  posterior: PersonPosterior,
  isCandidate: (index: number) => boolean,
): Selection {
  return {
    bank,
    posterior,
    isCandidate: bank.items.map((_, i) => isCandidate(i)),
    weights: Float64Array.from(bank.items, (_, i) =>
      isCandidate(i) ? expectedInformation(bank, posterior, i) : 0,
    ),
    allowsPairs: findPairThemes(bank, posterior),
    refused: findRefused(bank, answers),
    chosen: [],
    covariance: posterior.covariance,
  };
}

/** Returns for each theme whether all answers to its Set A items are refusals. */
export const findRefused = (bank: Bank, answers: Answers): boolean[] =>
  themes.map((_, theme) => isRefused(bank, answers, theme));

function isRefused(bank: Bank, answers: Answers, theme: number): boolean {
  const given = bank.items.flatMap((_, i) =>
    bank.theme[i] === theme && isSetAItem(bank, i) ? (answers[i] ?? []) : [],
  );
  return given.length > 0 && given.every((answer) => answer <= maxRefusal);
}

/**
 * Returns for each theme whether an item and its partner may both be chosen: true if the theme is
 * unpoled or if the probability that both poles are above the middle score is high enough.
 */
function findPairThemes(bank: Bank, posterior: PersonPosterior): boolean[] {
  const { domain } = drawDomains(bank, posterior);
  return themes.map((theme) => {
    const [positive = 0, negative] = themeTraits[theme];
    if (negative === undefined) return true;
    const other = traitDraws(domain, negative);
    const both = traitDraws(domain, positive).filter(
      (value, r) => value > middleScore && other[r]! > middleScore,
    ).length;
    return both / drawCount >= minSwitchProbability;
  });
}

/**
 * Returns the Fisher information about the item's predictor x, averaged over the normal
 * distribution of x under the posterior. The average is less sensitive to an inaccurate mode than
 * the information at the mode.
 */
function expectedInformation(
  bank: Bank,
  { mode, covariance }: PersonPosterior,
  index: number,
): number {
  const item = bank.linear[index]!;
  const mean = predictorAt(item, mode);
  const sd = Math.sqrt(predictorVariance(covariance, latentCount, item));
  return hermiteRule.reduce(
    (sum, [node, weight]) => sum + weight * fisherInformation(item.intercepts, mean + node * sd),
    0,
  );
}

/** Returns the predicted posterior covariance after the item is added and answered. */
export function predictCovariance(selection: Selection, index: number): Float64Array {
  return covarianceAfter(
    selection.covariance,
    latentCount,
    selection.bank.linear[index]!,
    selection.weights[index]!,
  );
}

export function addItem(selection: Selection, index: number): void {
  selection.covariance = predictCovariance(selection, index);
  selection.chosen.push(index);
}
