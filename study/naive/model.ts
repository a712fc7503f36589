/**
 * A second, independent implementation of the model in docs/measurement.md (§2, §3.2, §4). It is
 * slow and plain: dense vectors, probabilities as differences of boundary probabilities, no tables.
 * It shares the facts about themes and the shape of the bank with the product, but none of its
 * mathematics.
 */

import { factors, factorThemes, isPoled, themes, type Theme } from '../../src/domain/themes.ts';
import type { BankItem, ItemParameters } from '../../src/psychometrics/index.ts';

/** The 17 pole traits, such as DS+, DS- and FET0, in the order of the latent vector. */
export const traitNames: readonly string[] = themes.flatMap((theme) =>
  isPoled(theme) ? [`${theme}+`, `${theme}-`] : [`${theme}0`],
);
/** The themes of each summary area. */
export const areaThemes: readonly (readonly Theme[])[] = factors.map(
  (factor) => factorThemes[factor],
);
export const traitCount = traitNames.length;
/**
 * The length of the latent vector: the pole traits, then one contrast (fantasy minus activity)
 * per theme.
 */
export const latentCount = traitCount + themes.length;

export interface NaiveItem {
  id: string;
  isSetA: boolean;
  /** Index of the theme. */
  theme: number;
  /** Index of the trait. */
  trait: number;
  facet: 'F' | 'A';
  rarity: number;
  /** Index of the complementary item; in a theme without poles, the index of the item itself. */
  partner: number;
  slope: number;
  /** Six increasing thresholds on the scale of the trait. */
  thresholds: readonly number[];
  /**
   * The slopes on the latent vector, 27 numbers. All are zero except two: the slope on the trait,
   * and plus or minus half of it on the contrast.
   */
  slopes: readonly number[];
}

/** The part of an item that its response curves depend on. */
export type ResponseCurves = Pick<NaiveItem, 'slope' | 'thresholds'>;

export function traitTheme(trait: number): Theme {
  return themes.find((theme) => traitNames[trait]!.slice(0, -1) === theme)!;
}

/** Returns the trait indices of a theme: positive and negative pole, or the only one. */
export function themeTraits(theme: Theme): number[] {
  return traitNames.flatMap((name, index) => (name.slice(0, -1) === theme ? [index] : []));
}

/** Returns the item parameters from expert judgement (measurement §3.2). */
export function expertParameters(rarity: number, facet: 'F' | 'A'): { a: number; b: number[] } {
  const location = -1 + 0.6 * (rarity - 1) + (facet === 'A' ? 0.15 : -0.15);
  return { a: 1.7, b: [-1.45, -0.8, -0.325, 0.15, 0.8, 1.725].map((step) => location + step) };
}

/**
 * Converts the items of a bank. Items without an entry in `parameters` get the expert parameters.
 */
export function naiveItems(
  items: readonly BankItem[],
  parameters?: ReadonlyMap<string, ItemParameters>,
): NaiveItem[] {
  return items.map((item) => {
    const { a, b } = parameters?.get(item.id) ?? expertParameters(item.rarity, item.facet);
    const trait = traitNames.indexOf(`${item.category}${item.pole}`);
    const theme = themes.indexOf(item.category);
    const slopes = Array.from({ length: latentCount }, () => 0);
    slopes[trait] = a;
    slopes[traitCount + theme] = item.facet === 'F' ? a / 2 : -a / 2;
    return {
      id: item.id,
      isSetA: item.form === 'standard-48',
      theme,
      trait,
      facet: item.facet,
      rarity: item.rarity,
      partner: items.findIndex(({ id }) => id === item.compareTo),
      slope: a,
      thresholds: b,
      slopes,
    };
  });
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/**
 * Returns the person's position on the scale of the item's thresholds: l' theta / a, where l are
 * the item's slopes and a is its slope on the trait.
 */
export function position(
  item: Pick<NaiveItem, 'slope' | 'slopes'>,
  theta: ArrayLike<number>,
): number {
  let sum = 0;
  for (let i = 0; i < item.slopes.length; i++) sum += item.slopes[i]! * theta[i]!;
  return sum / item.slope;
}

/** Returns P(Y >= k + 1) for k = 0 to 7: the number 1, six logistic curves, and 0. */
export function boundaryProbabilities(item: ResponseCurves, x: number): number[] {
  return [1, ...item.thresholds.map((b) => logistic(item.slope * (x - b))), 0];
}

/**
 * Returns the seven category probabilities, as differences of neighbouring boundary probabilities.
 */
export function probabilities(item: ResponseCurves, x: number): number[] {
  const p = boundaryProbabilities(item, x);
  return [1, 2, 3, 4, 5, 6, 7].map((category) => p[category - 1]! - p[category]!);
}

/** Returns the expected answer, 1 to 7. */
export function expectedAnswer(item: ResponseCurves, x: number): number {
  return probabilities(item, x).reduce((sum, p, k) => sum + p * (k + 1), 0);
}

/**
 * Returns the Fisher information about the predictor a x: the expectation of the squared score (1 -
 * u - v)², where u and v are the category's two boundary probabilities.
 */
export function information(item: ResponseCurves, x: number): number {
  const p = boundaryProbabilities(item, x);
  let sum = 0;
  for (let y = 1; y <= 7; y++) sum += (p[y - 1]! - p[y]!) * (1 - p[y - 1]! - p[y]!) ** 2;
  return sum;
}
