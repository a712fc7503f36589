/**
 * Selects Set B by the rules of measurement §5, with dense matrices and a full inverse after each
 * choice. This program checks the product, so it does not import the limits of the rules from the
 * product but repeats them as numbers.
 */

import { polarityThemes, themes } from '../../src/domain/themes.ts';
import { inverse, type NaivePosterior } from './estimate.ts';
import { information, position, themeTraits, type NaiveItem } from './model.ts';
import { polarityGradient } from './profile.ts';

/** The limits on Set B from a person's answers to Set A, by theme. */
export interface PersonRules {
  /** For each theme, whether Set B may contain both items of a complementary pair. */
  allowsPairs: boolean[];
  /** For each theme, whether all answers to its questions were 1 or 2. */
  refused: boolean[];
}

export interface SelectionState extends PersonRules {
  items: readonly NaiveItem[];
  /** The posterior precision, with the information of the chosen items added. */
  precision: number[][];
  covariance: number[][];
  /** The Fisher information of each item, averaged over the posterior; 0 for items of Set A. */
  weights: number[];
  chosen: number[];
}

/** Five-point Gauss-Hermite quadrature for the standard normal distribution: node, weight. */
const nodes = [
  [0, 8 / 15],
  [Math.sqrt(5 - Math.sqrt(10)), (7 + 2 * Math.sqrt(10)) / 60],
  [-Math.sqrt(5 - Math.sqrt(10)), (7 + 2 * Math.sqrt(10)) / 60],
  [Math.sqrt(5 + Math.sqrt(10)), (7 - 2 * Math.sqrt(10)) / 60],
  [-Math.sqrt(5 + Math.sqrt(10)), (7 - 2 * Math.sqrt(10)) / 60],
] as const;

/** Returns v' M v for a matrix M and a vector v. */
export function quadraticForm(
  matrix: readonly (readonly number[])[],
  vector: readonly number[],
): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) {
    if (vector[i] === 0) continue;
    for (let j = 0; j < vector.length; j++) sum += vector[i]! * matrix[i]![j]! * vector[j]!;
  }
  return sum;
}

/** Returns the Fisher information of an item, averaged over the person's posterior. */
function averagedInformation(item: NaiveItem, { mode, covariance }: NaivePosterior): number {
  const spread = Math.sqrt(quadraticForm(covariance, item.slopes)) / item.slope;
  const centre = position(item, mode);
  return nodes.reduce(
    (sum, [node, weight]) => sum + weight * information(item, centre + node * spread),
    0,
  );
}

export function startSelection(
  items: readonly NaiveItem[],
  posterior: NaivePosterior,
  rules: PersonRules,
): SelectionState {
  return {
    items,
    ...rules,
    chosen: [],
    precision: inverse(posterior.covariance),
    covariance: posterior.covariance,
    weights: items.map((item) => (item.isSetA ? 0 : averagedInformation(item, posterior))),
  };
}

/**
 * Returns for each theme whether Set B may contain both items of a complementary pair. It may if
 * the theme has no poles, or if both poles are above 50 in at least 30 % of the draws. `domains`
 * has the 17 scores of each draw.
 */
export function themesThatAllowPairs(domains: readonly (readonly number[])[]): boolean[] {
  return themes.map((theme) => {
    const [plus, minus] = themeTraits(theme);
    if (minus === undefined) return true;
    return (
      domains.filter((domain) => domain[plus!]! > 50 && domain[minus]! > 50).length >=
      0.3 * domains.length
    );
  });
}

/** Returns for each theme whether all answers to its questions of Set A are 1 or 2. */
export function refusedThemes(
  items: readonly NaiveItem[],
  answers: readonly (number | null)[],
): boolean[] {
  return themes.map((_, theme) =>
    items.every(
      (item, i) => item.theme !== theme || !item.isSetA || answers[i] === 1 || answers[i] === 2,
    ),
  );
}

/**
 * Whether the rules allow the item as the next one in a set that will have `length` items. `waived`
 * is 0 if all rules apply, 1 if pairs are allowed in all themes, and 2 if moreover the facets need
 * not be balanced.
 */
export function isAdmissible(
  state: SelectionState,
  index: number,
  length: number,
  waived = 0,
): boolean {
  const { items, chosen } = state;
  const item = items[index]!;
  const themeCount = (theme: number): number =>
    chosen.filter((i) => items[i]!.theme === theme).length;
  const facetCount = chosen.filter((i) => items[i]!.facet === item.facet).length;
  const missing = themes.filter(
    (_, theme) => themeCount(theme) === 0 && theme !== item.theme,
  ).length;
  return (
    !item.isSetA &&
    !chosen.includes(index) &&
    themeCount(item.theme) < (length === 15 ? 3 : 4) &&
    (waived > 1 || facetCount + 1 <= length / 2 + 1) &&
    (waived > 0 ||
      state.allowsPairs[item.theme]! ||
      item.partner === index ||
      !chosen.includes(item.partner)) &&
    !(state.refused[item.theme]! && item.rarity > 2) &&
    missing <= length - chosen.length - 1
  );
}

/** Returns the admissible items, with as few rules waived as leave any. */
function admissibleItems(state: SelectionState, length: number): number[] {
  for (const waived of [0, 1, 2]) {
    const found = state.items.flatMap((_, i) =>
      isAdmissible(state, i, length, waived) ? [i] : [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the item that adds most to the log determinant of the precision. */
function bestOf(state: SelectionState, indices: readonly number[]): number {
  let best = -1;
  let bestGain = -1;
  for (const i of indices) {
    const { slopes } = state.items[i]!;
    const gain = Math.log(1 + state.weights[i]! * quadraticForm(state.covariance, slopes));
    if (gain > bestGain + 1e-12) [best, bestGain] = [i, gain];
  }
  return best;
}

const bestNext = (state: SelectionState, length: number): number =>
  bestOf(state, admissibleItems(state, length));

/** Returns the best admissible item and the second best, if there are two. */
function bestTwo(state: SelectionState, length: number): number[] {
  const best = bestNext(state, length);
  const rest = admissibleItems(state, length).filter((i) => i !== best);
  return rest.length > 0 ? [best, bestOf(state, rest)] : [best];
}

/** Returns the posterior precision and covariance that result from adding the item. */
function covarianceWith(
  state: SelectionState,
  index: number,
): { precision: number[][]; covariance: number[][] } {
  const { slopes } = state.items[index]!;
  const precision = state.precision.map((row, i) =>
    row.map((value, j) => value + state.weights[index]! * slopes[i]! * slopes[j]!),
  );
  return { precision, covariance: inverse(precision) };
}

export function choose(state: SelectionState, index: number): void {
  Object.assign(state, covarianceWith(state, index));
  state.chosen.push(index);
}

/** Returns the predicted mean standard error of the polarities, by the delta method. */
export function meanPolarityError(
  gradients: readonly number[][],
  covariance: readonly (readonly number[])[],
): number {
  return (
    gradients.reduce((sum, gradient) => sum + Math.sqrt(quadraticForm(covariance, gradient)), 0) /
    gradients.length
  );
}

interface BatchOptions {
  minLength: number;
  adaptiveLength: boolean;
  /**
   * Draws an item of all admissible ones in a calibration slot, and of the best two elsewhere.
   * Without it, every slot takes the best.
   */
  draw?: (candidates: number[]) => number;
}

/** Selects a whole Set B and returns it in order of choice. */
export function selectBatch(
  state: SelectionState,
  mode: readonly number[],
  { minLength: least, adaptiveLength: mayGrow, draw }: BatchOptions,
): number[] {
  const slots = (length: number): number => (length < 20 ? 2 : 3);
  const pick = (length: number, calibrates: boolean): number => {
    if (!draw) return bestNext(state, length);
    return draw(calibrates ? admissibleItems(state, length) : bestTwo(state, length));
  };
  while (state.chosen.length < least)
    choose(state, pick(least, state.chosen.length < slots(least)));
  if (!mayGrow) return state.chosen;
  const gradients = polarityThemes.map((theme) => polarityGradient(state.items, mode, theme));
  while (state.chosen.length < 25) {
    const length = state.chosen.length + 1;
    const next = bestNext(state, length);
    const now = meanPolarityError(gradients, state.covariance);
    const then = meanPolarityError(gradients, covarianceWith(state, next).covariance);
    if (now <= 12 || now - then < 0.05) break;
    choose(state, pick(length, slots(length) > slots(length - 1)));
  }
  return state.chosen;
}
