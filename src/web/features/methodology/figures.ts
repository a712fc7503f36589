/** The figures of the latest study run, as they stand in study/results.json when the app is built (decisions A4). */

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
/** Comparison as the product does it today: the share of random pairs at the highest level, and how often the interval of a true match covers it. */
export const comparison = {
  randomAtTop: compared.levelsRandom.at(-1) ?? 0,
  matchesCovered: compared.coverageMatches.value,
};

/** A figure by the number of its bar; of several with one number, the one whose description holds `word`. */
export function figure(item: string, word = ''): Bar {
  const found = studyBars.find((bar) => bar.item === item && bar.what.includes(word));
  if (!found) throw new Error(`the study has no figure ${item} ${word}`);
  return found;
}

/** Three significant digits; what is tiny as a power of ten. */
export function formatValue(value: number): string {
  if (value === 0 || Number.isInteger(value)) return String(value);
  if (Math.abs(value) < 1e-3) return value.toExponential(0);
  return String(Number(value.toPrecision(3)));
}

/** A share as a percentage with one decimal. */
export const formatShare = (value: number): string => `${Number((value * 100).toFixed(1))} %`;
