/**
 * A second, independent implementation of the model in docs/measurement.md (§2, §3.2, §4). It is
 * slow and plain: dense vectors, probabilities as differences of boundary probabilities, no tables.
 * It shares the facts about themes and the shape of the bank with the product, but none of its
 * mathematics.
 */

import type { BankItem, ItemParameters } from 'spark-psychometrics';
import {
  poleCorrelations,
  sideCorrelations,
  sideThemeCorrelations,
  themeCorrelations,
  type UnpoledTheme,
} from '../../packages/psychometrics/src/bank/prior-evidence.ts';
import {
  factors,
  factorThemes,
  isPoled,
  themes,
  type Theme,
  poledThemes,
  type PoledTheme,
} from '../../src/domain/themes.ts';

/** The 17 pole traits, such as DS+, DS- and FET0, in the order of the latent vector. */
export const traitNames: readonly string[] = themes.flatMap((theme) =>
  isPoled(theme) ? [`${theme}+`, `${theme}-`] : [`${theme}0`],
);
/** The themes of each summary area. */
export const areaThemes: readonly (readonly Theme[])[] = factors.map(
  (factor) => factorThemes[factor],
);
export const traitCount = traitNames.length;
/** The pole traits, then one contrast (fantasy minus activity) per theme. */
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
export function expertParameters(rarity: number): { a: number; b: number[] } {
  const location = -1 + 0.6 * (rarity - 1);
  return { a: 1.7, b: [-1.45, -0.8, -0.325, 0.15, 0.8, 1.725].map((step) => location + step) };
}

/** Converts the items of a bank; those without an entry in `parameters` get the expert's. */
export function naiveItems(
  items: readonly BankItem[],
  parameters?: ReadonlyMap<string, ItemParameters>,
): NaiveItem[] {
  return items.map((item) => {
    const { a, b } = parameters?.get(item.id) ?? expertParameters(item.rarity);
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

/** Returns the seven category probabilities, as differences of boundary probabilities. */
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

/** The weight of the published correlations in the product. */
const shippedWeight = 0.75;

/** One part per theme (its level), then one per poled theme (its side). */
const parts = [
  ...themes.map((theme) => ({ kind: 'level' as const, theme })),
  ...poledThemes.map((theme) => ({ kind: 'side' as const, theme })),
];
type Part = (typeof parts)[number];

/** Returns the correlation of two parts. Levels and sides correlate only across themes. */
function partCorrelation(a: Part, b: Part): number {
  if (a === b) return 1;
  if (a.theme === b.theme) return 0;
  if (a.kind === 'level' && b.kind === 'level')
    return themeCorrelations[a.theme][b.theme] ?? themeCorrelations[b.theme][a.theme] ?? 0;
  if (a.kind === 'side' && b.kind === 'side')
    return sideCorrelations[a.theme][b.theme] ?? sideCorrelations[b.theme][a.theme] ?? 0;
  const [side, level] = a.kind === 'side' ? [a, b] : [b, a];
  if (isPoled(level.theme)) return 0;
  // as: `side` is a side, so its theme has poles; the theme of `level` has none
  return sideThemeCorrelations[side.theme as PoledTheme][level.theme as UnpoledTheme];
}

/** Returns the weights of one trait on all parts. */
function partWeights(trait: number): number[] {
  const theme = traitTheme(trait);
  const pole = traitNames[trait]!.slice(-1);
  const r = isPoled(theme) ? poleCorrelations[theme] : 1;
  const sign = { '+': 1, '-': -1 }[pole] ?? 0;
  return parts.map((part) => {
    if (part.theme !== theme) return 0;
    return part.kind === 'level' ? Math.sqrt((1 + r) / 2) : sign * Math.sqrt((1 - r) / 2);
  });
}

/** Returns the correlations of the traits in the published surveys. */
function publishedCorrelations(): number[][] {
  const weights = Array.from({ length: traitCount }, (_, trait) => partWeights(trait));
  return weights.map((mine) =>
    weights.map((theirs) => {
      let sum = 0;
      parts.forEach((a, i) =>
        parts.forEach((b, j) => {
          sum += mine[i]! * theirs[j]! * partCorrelation(a, b);
        }),
      );
      return sum;
    }),
  );
}

/** Returns the experts' correlation of two traits. */
function expertCorrelation(i: number, j: number): number {
  if (i === j) return 1;
  const [themeI, themeJ] = [traitTheme(i), traitTheme(j)];
  const [poleI, poleJ] = [traitNames[i]!.slice(-1), traitNames[j]!.slice(-1)];
  let correlation = 0.2;
  if (themeI === themeJ) correlation += 0.15;
  const hasRoles = poleI !== '0' && poleJ !== '0' && themeI !== 'EXVOY' && themeJ !== 'EXVOY';
  if (hasRoles) correlation += poleI === poleJ ? 0.2 : -0.06;
  return correlation;
}

/** Returns the 27 x 27 prior covariance. The published correlations count with `weight`. */
export function priorCovariance(weight: number = shippedWeight): number[][] {
  const published = publishedCorrelations();
  return Array.from({ length: latentCount }, (_, i) =>
    Array.from({ length: latentCount }, (__, j) => {
      if (i < traitCount && j < traitCount)
        return weight * published[i]![j]! + (1 - weight) * expertCorrelation(i, j);
      if (i >= traitCount && j >= traitCount) return i === j ? 0.36 : 0.18;
      return 0;
    }),
  );
}
