/**
 * Selects Set B by the rules of measurement §5, with dense matrices and a full inverse after each
 * choice. This program checks the product, so it does not import the limits of the rules from the
 * product but repeats them as numbers.
 */

import { polarityThemes, themes } from '../../src/domain/themes.ts';
import { polarityGradient, type Domains } from './domains.ts';
import { inverse, type NaivePosterior } from './estimate.ts';
import { information, position, themeTraits, type NaiveItem } from './model.ts';

export interface SelectionState {
  items: readonly NaiveItem[];
  /** The posterior precision, with the information of the chosen items added. */
  precision: number[][];
  covariance: number[][];
  /** The Fisher information of each item, averaged over the posterior; 0 for items of Set A. */
  weights: number[];
  /** For each theme, whether Set B may contain both items of a complementary pair. */
  allowsPairs: boolean[];
  chosen: number[];
}

/**
 * Nodes and weights of five-point Gauss-Hermite quadrature for the standard normal distribution.
 */
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

/**
 * Returns the Fisher information of an item, averaged over the posterior of the person's position.
 */
export function averagedInformation(item: NaiveItem, { mode, covariance }: NaivePosterior): number {
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
  allowsPairs: boolean[],
): SelectionState {
  return {
    items,
    allowsPairs,
    chosen: [],
    precision: inverse(posterior.covariance),
    covariance: posterior.covariance,
    weights: items.map((item) => (item.isSetA ? 0 : averagedInformation(item, posterior))),
  };
}

/**
 * Returns for each theme whether Set B may contain both items of a complementary pair. It may if
 * the theme has no poles, or if both poles are above 50 in at least 30 % of the draws.
 */
export function themesThatAllowPairs(domains: readonly Domains[]): boolean[] {
  return themes.map((theme) => {
    const [plus, minus] = themeTraits(theme);
    if (minus === undefined) return true;
    return (
      domains.filter(({ domain }) => domain[plus!]! > 50 && domain[minus]! > 50).length >=
      0.3 * domains.length
    );
  });
}

/** Whether the rules allow the item as the next one in a set that will have `length` items. */
export function isAdmissible(state: SelectionState, index: number, length: number): boolean {
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
    facetCount + 1 <= length / 2 + 1 &&
    (state.allowsPairs[item.theme]! || item.partner === index || !chosen.includes(item.partner)) &&
    missing <= length - chosen.length - 1
  );
}

/** Returns the admissible item that adds most to the log determinant of the precision. */
export function bestNext(state: SelectionState, length: number): number {
  let best = -1;
  let bestGain = -1;
  state.items.forEach((item, i) => {
    if (!isAdmissible(state, i, length)) return;
    const gain = Math.log(1 + state.weights[i]! * quadraticForm(state.covariance, item.slopes));
    if (gain > bestGain + 1e-12) [best, bestGain] = [i, gain];
  });
  return best;
}

/** Returns the posterior precision and covariance that result from adding the item. */
export function covarianceWith(
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

/**
 * Returns the predicted mean standard error of the six polarities, by the delta method at the mode.
 */
export function meanPolarityError(
  gradients: readonly number[][],
  covariance: readonly (readonly number[])[],
): number {
  return (
    gradients.reduce((sum, gradient) => sum + Math.sqrt(quadraticForm(covariance, gradient)), 0) /
    gradients.length
  );
}

export interface BatchOptions {
  minLength: number;
  adaptiveLength: boolean;
  /**
   * Chooses the item of a calibration slot. Without this function there are no calibration slots.
   */
  calibrate?: (admissible: number[]) => number;
}

/** Selects a whole Set B and returns it in order of choice. */
export function selectBatch(
  state: SelectionState,
  mode: readonly number[],
  { minLength: least, adaptiveLength: mayGrow, calibrate }: BatchOptions,
): number[] {
  const slots = (length: number): number => (!calibrate ? 0 : length < 20 ? 2 : 3);
  const admissible = (length: number): number[] =>
    state.items.flatMap((_, i) => (isAdmissible(state, i, length) ? [i] : []));
  while (state.chosen.length < least) {
    const calibrates = state.chosen.length < slots(least);
    choose(state, calibrates && calibrate ? calibrate(admissible(least)) : bestNext(state, least));
  }
  if (!mayGrow) return state.chosen;
  const gradients = polarityThemes.map((theme) => polarityGradient(state.items, mode, theme));
  while (state.chosen.length < 25) {
    const length = state.chosen.length + 1;
    const next = bestNext(state, length);
    const now = meanPolarityError(gradients, state.covariance);
    const then = meanPolarityError(gradients, covarianceWith(state, next).covariance);
    if (now <= 12 || now - then < 0.05) break;
    choose(
      state,
      calibrate && slots(length) > slots(length - 1) ? calibrate(admissible(length)) : next,
    );
  }
  return state.chosen;
}
