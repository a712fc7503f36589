/** The figures of the latest study run, read when the app is built (product decisions A4). */

import { about, bars, figures } from '../../../../study/results.json';

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

/** How the comparison of the product performs today. */
export const comparison = {
  /** The share of random pairs that reach the highest level. */
  randomAtTop: compared.levelsRandom.at(-1) ?? 0,
  /** How often the interval of a true match covers the true value. */
  matchesCovered: compared.coverageMatches.value,
};

/** Finds a figure by the number of its bar, and by a word if several bars share the number. */
export function figure(item: string, word = ''): Bar {
  const found = studyBars.find((bar) => bar.item === item && bar.what.includes(word));
  if (!found) throw new Error(`the study has no figure ${item} ${word}`);
  return found;
}

/** Three significant digits; a power of ten for a tiny value. */
export function formatValue(value: number): string {
  if (value === 0 || Number.isInteger(value)) return String(value);
  if (Math.abs(value) < 1e-3) return value.toExponential(0);
  return String(Number(value.toPrecision(3)));
}

/** A share as a percentage with one decimal. */
export const formatShare = (value: number): string => `${Number((value * 100).toFixed(1))} %`;
