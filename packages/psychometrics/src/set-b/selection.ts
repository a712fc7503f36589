/**
 * The state of a selection for Set B or a round, to which items are added one at a time
 * (measurement §5).
 */

import type { Bank } from '../bank/bank.ts';
import { curveSlopeAt } from '../bank/score-curves.ts';
import { latentCount, themeTraits, contrastIndex, traits } from '../bank/traits.ts';
import { middleScore } from '../facts/scoring.ts';
import { themes, polarityThemes, type PolarityTheme, type Theme } from '../facts/themes.ts';
import {
  covarianceAfter,
  predictorVariance,
  informationGain,
  tieTolerance,
} from '../kernel/d-optimal.ts';
import { fisherInformation, predictorAt } from '../kernel/graded-response.ts';
import { hermiteRule } from '../kernel/hermite-rule.ts';
import {
  scoreAnswers,
  type Answers,
  type PersonPosterior,
  traitDraws,
  drawCount,
  drawDomains,
} from '../profile/posterior.ts';
import { findBarred, nothingPassed, type PassedItems } from './passed-items.ts';

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
  /** Per theme: whether its Set A items were refused or passed. */
  readonly refused: readonly boolean[];
  /** The themes that have an item to choose. */
  readonly openThemes: readonly Theme[];
  /** Bank indices in the order in which the items were chosen. */
  readonly chosen: number[];
  /** Predicted after the chosen items are answered: 27 x 27, row-major. */
  covariance: Float64Array;
}

/**
 * Both items of a pair may be chosen only if both poles are above the middle score with at least
 * this probability.
 */
const minSwitchProbability = 0.3;

/** Answers up to this one are refusals: 1 'Hard No!' and 2 'No/avoid'. */
const maxRefusal = 2;

function isSetAItem(bank: Bank, index: number): boolean {
  return bank.items[index]!.form === 'standard-48';
}

/**
 * Only answers to Set A count. If everything was passed, the mild items stay candidates. Throws a
 * RangeError if an answer is invalid.
 */
export function startSelection(
  bank: Bank,
  answers: Answers,
  passed: PassedItems = nothingPassed,
): Selection {
  const posterior = scoreAnswers(bank, answers, (index) => isSetAItem(bank, index));
  const barred = findBarred(bank, answers, passed);
  const pool = bank.items.map(({ form }) => form === 'pool-80');
  const open = pool.map((isInPool, i) => isInPool && !barred[i]!);
  return createSelection(bank, answers, posterior, open.includes(true) ? open : pool);
}

/**
 * Starts from all answers, and selects among items without one. Throws a RangeError if an answer is
 * invalid.
 */
export const startRoundSelection = (
  bank: Bank,
  answers: Answers,
  passed: PassedItems = nothingPassed,
): Selection =>
  createSelection(bank, answers, scoreAnswers(bank, answers), findOpenItems(bank, answers, passed));

/** Returns for each item whether it is outside Set A, has no answer, and repeats no passed one. */
export function findOpenItems(bank: Bank, answers: Answers, passed: PassedItems): boolean[] {
  const barred = findBarred(bank, answers, passed);
  return bank.items.map(
    (_, i) => !isSetAItem(bank, i) && (answers[i] ?? null) === null && !barred[i]!,
  );
}

function createSelection(
  bank: Bank,
  answers: Answers,
  posterior: PersonPosterior,
  isCandidate: readonly boolean[],
): Selection {
  const refused = findRefused(bank, answers);
  const mayBeChosen = (i: number): boolean => isCandidate[i]! && !isTooRare(bank, refused, i);
  return {
    bank,
    posterior,
    isCandidate,
    weights: Float64Array.from(bank.items, (_, i) =>
      isCandidate[i]! ? expectedInformation(bank, posterior, i) : 0,
    ),
    allowsPairs: findPairThemes(bank, posterior),
    refused,
    openThemes: themes.filter((_, theme) =>
      bank.theme.some((each, i) => each === theme && mayBeChosen(i)),
    ),
    chosen: [],
    covariance: posterior.covariance,
  };
}

/** The rarest class of items that may be asked about a refused theme. */
const maxRefusedRarity = 2;

export const isTooRare = (bank: Bank, refused: readonly boolean[], index: number): boolean =>
  refused[bank.theme[index]!]! && bank.items[index]!.rarity > maxRefusedRarity;

export const findRefused = (bank: Bank, answers: Answers): boolean[] =>
  themes.map((_, theme) => isRefused(bank, answers, theme));

function isRefused(bank: Bank, answers: Answers, theme: number): boolean {
  const given = bank.items.flatMap((_, i) =>
    bank.theme[i] === theme && isSetAItem(bank, i) ? (answers[i] ?? []) : [],
  );
  return given.every((answer) => answer <= maxRefusal);
}

/**
 * Returns for each theme whether both items of a pair may be chosen: in unpoled themes, and where
 * both poles are above the middle with at least `minSwitchProbability`.
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
 * The Fisher information about the predictor, averaged over its posterior. The average is less
 * sensitive to an inaccurate mode than the information at the mode.
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

/**
 * Informative items are drawn from this many of the best, which bounds how often one is asked
 * (randomesque, Kingsbury & Zara 1989) without a count of earlier choices.
 */
const randomesqueSize = 2;

/** The most informative items, the best first; of a tie, the first in bank order. */
export function selectMostInformative(
  { bank, covariance, weights }: Selection,
  admissible: readonly number[],
): number[] {
  const gains = new Map(
    admissible.map((i) => [
      i,
      informationGain(covariance, latentCount, bank.linear[i]!, weights[i]!),
    ]),
  );
  const best: number[] = [];
  while (best.length < randomesqueSize && gains.size > 0) {
    let next = -1;
    let nextGain = -Infinity;
    for (const [i, gain] of gains) if (gain > nextGain + tieTolerance) [next, nextGain] = [i, gain];
    best.push(next);
    gains.delete(next);
  }
  return best;
}

export const drawItem = (candidates: readonly number[], uniform: () => number): number =>
  candidates[Math.floor(uniform() * candidates.length)]!;

/**
 * The mean standard error of the polarities of the given themes, in points, by the delta method at
 * the mode; 0 if none has sides. `mode` has 27 numbers; `covariance` is 27 x 27, row-major.
 */
export function meanPolaritySe(
  bank: Bank,
  mode: Float64Array,
  covariance: Float64Array,
  among: readonly Theme[] = bank.coveredThemes,
): number {
  const errors = polarityThemes
    .filter((theme) => among.includes(theme))
    .map((theme) => {
      const gradient = polarityGradient(bank, mode, theme);
      const used = [...themeTraits[theme], contrastIndex(theme)];
      let variance = 0;
      for (const i of used)
        for (const j of used)
          variance += gradient[i]! * gradient[j]! * covariance[i * latentCount + j]!;
      return Math.sqrt(variance);
    });
  return errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
}

/** The gradient over the 27 latent dimensions, in points per unit. */
function polarityGradient(bank: Bank, mode: Float64Array, theme: PolarityTheme): Float64Array {
  const gradient = new Float64Array(latentCount);
  const halfContrast = 0.5 * mode[contrastIndex(theme)]!;
  for (const trait of themeTraits[theme]) {
    const curves = bank.curves[trait]!;
    const sign = traits[trait]!.pole === '+' ? 1 : -1;
    const fantasy = curves.fantasyShare * curveSlopeAt(curves.fantasy, mode[trait]! + halfContrast);
    const activity =
      curves.activityShare * curveSlopeAt(curves.activity, mode[trait]! - halfContrast);
    gradient[trait] = sign * (fantasy + activity);
    gradient[contrastIndex(theme)]! += (sign * (fantasy - activity)) / 2;
  }
  return gradient;
}
