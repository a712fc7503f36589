/** The figures of the latest study run, imported when the app is built (product decisions A4). */

import { about, bars, figures } from '../../../../research/study/results.json';

export interface Bar {
  readonly item: string;
  readonly what: string;
  readonly bar: string;
  readonly value: number;
  readonly se: number | null;
  readonly holds: boolean;
}

export const studyBars: readonly Bar[] = bars;
export const study = {
  date: about.date,
  seed: about.seed,
  people: about.size.worlds * about.size.chunks * about.size.people,
  worlds: about.size.worlds,
};

const compared = figures.compatibility.conditions['provisional 48+adaptive length'];

/** How the product's comparison performs in the study. */
export const comparison = {
  /** The share of random pairs that reach the highest level. */
  randomAtTop: compared.levelsRandom.at(-1) ?? 0,
  /** The share of simulated matching pairs whose interval contains their true compatibility. */
  matchesCovered: compared.coverageMatches.value,
};

/** The share of random pairs whose level is that of another such pair, or next to it. */
export const neighboursByChance = compared.levelsRandom
  .flatMap((one, a) =>
    compared.levelsRandom.map((other, b) => (Math.abs(a - b) <= 1 ? one * other : 0)),
  )
  .reduce((sum, product) => sum + product, 0);

/** Finds a bar by its number, and by a word in its text; throws an Error if there is none. */
export function figure(item: string, word = ''): Bar {
  const found = studyBars.find((bar) => bar.item === item && bar.what.includes(word));
  if (!found) throw new Error(`the study has no figure ${item} ${word}`);
  return found;
}

/** An integer in full, below 0.001 one digit ('5e-4'), otherwise three significant digits. */
export function formatValue(value: number): string {
  if (value === 0 || Number.isInteger(value)) return String(value);
  if (Math.abs(value) < 1e-3) return value.toExponential(0);
  return String(Number(value.toPrecision(3)));
}

/** Formats a share from 0 to 1 as a percentage with at most one decimal. */
export const formatShare = (value: number): string => `${Number((value * 100).toFixed(1))} %`;
