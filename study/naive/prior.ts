/**
 * The prior covariance, computed again from the tables of published correlations (measurement
 * §2.1). Instead of the product's formula for each pair of traits, it writes every trait as a sum
 * of a theme's level and its side, and multiplies matrices: R = W C W'.
 */

import { isPoled, poledThemes, themes, type PoledTheme } from '../../src/domain/themes.ts';
import {
  poleCorrelations,
  sideCorrelations,
  sideThemeCorrelations,
  themeCorrelations,
  type UnpoledTheme,
} from '../../src/psychometrics/bank/prior-evidence.ts';
import { latentCount, traitCount, traitNames, traitTheme } from './model.ts';

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

/**
 * Returns the 27 x 27 prior covariance. `weight` is the weight of the published correlations; the
 * experts' have the rest.
 */
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
