/**
 * The model of measurement §2, §3.2 and §4 written a second time, plainly: dense vectors, probabilities as differences of
 * boundaries, no tables. It shares only the shapes of the bank with the fast program, which must equal it (naive.test.ts).
 */

import type { BankItem, ItemParameters } from '../../src/psychometrics/index.ts';

/** The latent vector: 17 pole traits, then one contrast per theme. */
export const traitNames = [
  'DS+',
  'DS-',
  'SM+',
  'SM-',
  'BOND+',
  'BOND-',
  'EXVOY+',
  'EXVOY-',
  'FET0',
  'HUMIL+',
  'HUMIL-',
  'PRIMAL+',
  'PRIMAL-',
  'ROLE+',
  'ROLE-',
  'ENM0',
  'SENS0',
] as const;
export const themeNames = [
  'DS',
  'SM',
  'BOND',
  'EXVOY',
  'FET',
  'HUMIL',
  'PRIMAL',
  'ROLE',
  'ENM',
  'SENS',
] as const;
export type ThemeName = (typeof themeNames)[number];
/** The themes whose polarity is reported: every poled one but BOND. */
export const polarityNames = ['DS', 'SM', 'EXVOY', 'HUMIL', 'PRIMAL', 'ROLE'] as const;
export const areaThemes = [
  ['DS', 'HUMIL', 'ROLE'],
  ['SM', 'BOND', 'PRIMAL'],
  ['EXVOY', 'ENM'],
  ['FET', 'SENS'],
] as const;
export const traits = traitNames.length;
export const size = traits + themeNames.length;

export interface NaiveItem {
  id: string;
  isSetA: boolean;
  theme: number;
  trait: number;
  facet: 'F' | 'A';
  rarity: number;
  /** Place of the compareTo item in the bank. */
  partner: number;
  slope: number;
  thresholds: readonly number[];
  /** 27 numbers, mostly zero: slope on the trait, ± half of it on the contrast. */
  slopes: readonly number[];
}

export function themeOf(trait: number): ThemeName {
  return themeNames.find((theme) => traitNames[trait]!.slice(0, -1) === theme)!;
}

export function traitsOf(theme: string): number[] {
  return traitNames.flatMap((name, index) => (name.slice(0, -1) === theme ? [index] : []));
}

/** Expert parameters of measurement §3.2. */
export function expertParameters(rarity: number, facet: 'F' | 'A'): { a: number; b: number[] } {
  const location = -1 + 0.6 * (rarity - 1) + (facet === 'A' ? 0.15 : -0.15);
  return { a: 1.7, b: [-1.45, -0.85, -0.35, 0.15, 0.75, 1.55].map((step) => location + step) };
}

export function naiveItems(
  items: readonly BankItem[],
  parameters?: ReadonlyMap<string, ItemParameters>,
): NaiveItem[] {
  return items.map((item) => {
    const { a, b } = parameters?.get(item.id) ?? expertParameters(item.rarity, item.facet);
    const trait = traitNames.findIndex((name) => name === `${item.category}${item.pole}`);
    const theme = themeNames.findIndex((name) => name === item.category);
    const slopes = Array.from({ length: size }, () => 0);
    slopes[trait] = a;
    slopes[traits + theme] = item.facet === 'F' ? a / 2 : -a / 2;
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

/** Sigma0 of measurement §2.1, entry by entry. */
export function priorCovariance(): number[][] {
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (i < traits && j < traits) matrix[i]![j] = traitCorrelation(i, j);
      if (i >= traits && j >= traits) matrix[i]![j] = i === j ? 0.36 : 0.18;
    }
  }
  return matrix;
}

function traitCorrelation(i: number, j: number): number {
  if (i === j) return 1;
  const [themeI, themeJ] = [themeOf(i), themeOf(j)];
  const [poleI, poleJ] = [traitNames[i]!.slice(-1), traitNames[j]!.slice(-1)];
  let correlation = 0.2;
  if (themeI === themeJ) correlation += 0.15;
  const hasRoles = poleI !== '0' && poleJ !== '0' && themeI !== 'EXVOY' && themeJ !== 'EXVOY';
  if (hasRoles) correlation += poleI === poleJ ? 0.2 : -0.06;
  return correlation;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** l' theta / a: where the person stands on the scale of the item's thresholds. */
export function position(
  item: Pick<NaiveItem, 'slope' | 'slopes'>,
  theta: ArrayLike<number>,
): number {
  let sum = 0;
  for (let i = 0; i < item.slopes.length; i++) sum += item.slopes[i]! * theta[i]!;
  return sum / item.slope;
}

/** P(Y >= k + 1) for k = 0..7: 1, six logistic curves, 0. */
export function boundaries(item: Pick<NaiveItem, 'slope' | 'thresholds'>, x: number): number[] {
  return [1, ...item.thresholds.map((b) => logistic(item.slope * (x - b))), 0];
}

/** The seven category probabilities as differences of neighbouring boundaries. */
export function probabilities(item: Pick<NaiveItem, 'slope' | 'thresholds'>, x: number): number[] {
  const p = boundaries(item, x);
  return [1, 2, 3, 4, 5, 6, 7].map((category) => p[category - 1]! - p[category]!);
}

export function expectedAnswer(item: Pick<NaiveItem, 'slope' | 'thresholds'>, x: number): number {
  return probabilities(item, x).reduce((sum, p, k) => sum + p * (k + 1), 0);
}

/** Fisher information about a x: the expectation of the squared score (1 - u - v)². */
export function information(item: Pick<NaiveItem, 'slope' | 'thresholds'>, x: number): number {
  const p = boundaries(item, x);
  let sum = 0;
  for (let y = 1; y <= 7; y++) sum += (p[y - 1]! - p[y]!) * (1 - p[y - 1]! - p[y]!) ** 2;
  return sum;
}
