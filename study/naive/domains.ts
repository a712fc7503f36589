/** Draws and domain scores by direct sums over the bank's items: no tables (measurement §4 and §4.1). */

import type { NaivePosterior } from './estimate.ts';
import {
  areaThemes,
  expectedAnswer,
  polarityNames,
  size,
  themeNames,
  themeOf,
  traits,
  traitsOf,
  type NaiveItem,
} from './model.ts';

export interface Domains {
  fantasy: number[];
  activity: number[];
  domain: number[];
}

export interface Shown {
  intensity: number[];
  polarity: number[];
  fantasy: number[];
  activity: number[];
  gap: number[];
  area: number[];
}

/** 0..100 per trait: the expected mean answer on its fantasy items, its activity items, and all of them. */
export function domainScores(items: readonly NaiveItem[], theta: ArrayLike<number>): Domains {
  const sums = { F: zeros(), A: zeros() };
  const counts = { F: zeros(), A: zeros() };
  for (const item of items) {
    const half = theta[traits + item.theme]! / 2;
    const x = theta[item.trait]! + (item.facet === 'F' ? half : -half);
    sums[item.facet][item.trait]! += (100 * (expectedAnswer(item, x) - 1)) / 6;
    counts[item.facet][item.trait]! += 1;
  }
  return {
    fantasy: sums.F.map((sum, t) => sum / counts.F[t]!),
    activity: sums.A.map((sum, t) => sum / counts.A[t]!),
    domain: sums.F.map((sum, t) => (sum + sums.A[t]!) / (counts.F[t]! + counts.A[t]!)),
  };
}

function zeros(): number[] {
  return Array.from({ length: traits }, () => 0);
}

/** What measurement §4.1 shows of one person whose domain scores are known. */
export function shownOf({ fantasy, activity, domain }: Domains): Shown {
  const largest = (values: readonly number[], theme: string): number =>
    Math.max(...traitsOf(theme).map((t) => values[t]!));
  const intensity = themeNames.map((theme) => largest(domain, theme));
  return {
    intensity,
    polarity: polarityNames.map((theme) => {
      const [plus, minus] = traitsOf(theme);
      return domain[plus!]! - domain[minus!]!;
    }),
    fantasy: themeNames.map((theme) => largest(fantasy, theme)),
    activity: themeNames.map((theme) => largest(activity, theme)),
    gap: themeNames.map((theme) => largest(fantasy, theme) - largest(activity, theme)),
    area: areaThemes.map(
      (themes) =>
        themes.reduce((sum, theme) => sum + intensity[themeNames.indexOf(theme)]!, 0) /
        themes.length,
    ),
  };
}

/** Lower triangular root of a covariance, column by column. */
export function root(covariance: readonly (readonly number[])[]): number[][] {
  const n = covariance.length;
  const l = covariance.map((row) => row.map(() => 0));
  for (let j = 0; j < n; j++) {
    let rest = covariance[j]![j]!;
    for (let k = 0; k < j; k++) rest -= l[j]![k]! ** 2;
    l[j]![j] = Math.sqrt(rest);
    for (let i = j + 1; i < n; i++) {
      let sum = covariance[i]![j]!;
      for (let k = 0; k < j; k++) sum -= l[i]![k]! * l[j]![k]!;
      l[i]![j] = sum / l[j]![j]!;
    }
  }
  return l;
}

/** mode + L eps for every given vector, then mode - L eps for every one. `vectors` is row-major, 27 numbers a row. */
export function draws(
  { mode, covariance }: NaivePosterior,
  vectors: ArrayLike<number>,
): number[][] {
  const l = root(covariance);
  const n = mode.length;
  const signed = (sign: number): number[][] =>
    Array.from({ length: vectors.length / n }, (_, r) =>
      mode.map((centre, i) => {
        let sum = centre;
        for (let k = 0; k <= i; k++) sum += sign * l[i]![k]! * vectors[r * n + k]!;
        return sum;
      }),
    );
  return [...signed(1), ...signed(-1)];
}

export interface Moments {
  value: number;
  se: number;
}

export function moments(values: readonly number[]): Moments {
  const value = values.reduce((sum, x) => sum + x, 0) / values.length;
  return {
    value,
    se: Math.sqrt(values.reduce((sum, x) => sum + (x - value) ** 2, 0) / values.length),
  };
}

/** Mean and standard deviation over the draws of everything shown. */
export function shownEstimates(domains: readonly Domains[]): Record<keyof Shown, Moments[]> {
  const each = domains.map(shownOf);
  const over = (name: keyof Shown): Moments[] =>
    each[0]![name].map((_, i) => moments(each.map((shown) => shown[name][i]!)));
  return {
    intensity: over('intensity'),
    polarity: over('polarity'),
    fantasy: over('fantasy'),
    activity: over('activity'),
    gap: over('gap'),
    area: over('area'),
  };
}

/**
 * The most that a table of step h can miss of a trait's curve (0..100) by linear interpolation: max |f''| h² / 8, with f''
 * by differences on a fine grid.
 */
export function interpolationBound(items: readonly NaiveItem[], step = 0.025): number {
  let largest = 0;
  for (let trait = 0; trait < traits; trait++) {
    for (const facet of ['F', 'A'] as const) {
      const own = items.filter((item) => item.trait === trait && item.facet === facet);
      const curve = (x: number): number =>
        own.reduce((sum, item) => sum + (100 * (expectedAnswer(item, x) - 1)) / 6, 0) / own.length;
      for (let x = -6; x <= 6; x += 0.05) {
        largest = Math.max(
          largest,
          Math.abs(curve(x + 0.01) - 2 * curve(x) + curve(x - 0.01)) / 1e-4,
        );
      }
    }
  }
  return (largest * step ** 2) / 8;
}

/** The latent place of a theme's contrast and the sign a trait has in its polarity, for gradients. */
export function polarityGradient(
  items: readonly NaiveItem[],
  mode: readonly number[],
  theme: string,
): number[] {
  const h = 1e-4;
  const polarity = (theta: readonly number[]): number => {
    const { domain } = domainScores(
      items.filter((item) => themeOf(item.trait) === theme),
      theta,
    );
    const [plus, minus] = traitsOf(theme);
    return domain[plus!]! - domain[minus!]!;
  };
  return Array.from({ length: size }, (_, i) => {
    const at = (change: number): number =>
      polarity(mode.map((value, k) => (k === i ? value + change : value)));
    return (at(h) - at(-h)) / (2 * h);
  });
}
