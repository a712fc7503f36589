/** The figures of the latest study run, imported when the app is built. */

import { setBTargetCount } from '../../../domain/survey.ts';
import { formatNumber } from '../../ui/language/numbers.ts';
import { peopleOfEachWorld, rows, worlds } from './sentences.json';
import { about, bars, figures } from './study.json';

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

/** The comparison's performance in the study. */
export const comparison = {
  /** The share of random pairs that reach the highest level. */
  randomAtTop: compared.levelsRandom.at(-1) ?? 0,
  /** The share of simulated matching pairs whose interval contains their true compatibility. */
  matchesCovered: compared.coverageMatches.value,
};

/** In the order of the plot, by the names that the study's report gives them. */
export const forms = [
  '48',
  '48+15 random',
  '48+25 random',
  '48+35 random',
  '48+15 fixed',
  '48+15 adaptive',
  '48+15 D-optimal',
  '48+adaptive length',
  '48+25 adaptive',
  '48+25 D-optimal',
  'all 128',
] as const;

const scorings = ['calibrated', 'provisional'] as const;

const measuredForms: Partial<Record<string, { readonly theta: { readonly rmse: Measured } }>> =
  figures.precision.forms;
interface Measured {
  readonly value: number;
}

/** The error in each form with true and provisional parameters; null if not simulated. */
export const errorsByForm = forms.map((form) =>
  scorings.map((scoring) => measuredForms[`${scoring} ${form}`]?.theta.rmse.value ?? null),
);

export const coverageCurve = figures.precision.coverageCurve;

/** The share of each length of Set B, shortest first, for true and provisional parameters. */
export const lengthShares = scorings.map((scoring) => figures.precision.length[scoring].shares);
export const shortestSetB = setBTargetCount.min;

/** A kind of sentence with its word, and how often it was true in the worst and the best world. */
export interface Sentence {
  readonly kind: string;
  readonly word: string;
  readonly least: number;
  readonly most: number;
  readonly worst: string;
}

export const sentences: readonly Sentence[] = rows;
export const sentenceWorlds = { people: peopleOfEachWorld, worlds };

type Shares = Pick<Sentence, 'least' | 'most'>;

/** Finds a kind of sentence by its name and word; throws an Error if there is none. */
export function sentence(kind: string, word: string): Shares {
  const found = sentences.find((one) => one.kind === kind && one.word === word);
  if (!found) throw new Error(`the study has no sentence ${kind} ${word}`);
  return found;
}

/** How often a sentence was untrue. */
export const invert = ({ least, most }: Shares): Shares => ({ least: 1 - most, most: 1 - least });

/** Finds a bar by its number, and by a word in its text; throws an Error if there is none. */
export function figure(item: string, word = ''): Bar {
  const found = studyBars.find((bar) => bar.item === item && bar.what.includes(word));
  if (!found) throw new Error(`the study has no figure ${item} ${word}`);
  return found;
}

/** The lowest or highest value of the bars with a number. */
export const extreme = (item: string, end: 'min' | 'max'): number =>
  Math[end](...studyBars.filter((bar) => bar.item === item).map(({ value }) => value));

/** An integer in full, below 0.001 one digit ('5e-4'), otherwise three significant digits. */
export function formatValue(value: number, format = formatNumber): string {
  if (Number.isInteger(value)) return format(value);
  if (Math.abs(value) < 1e-3) return value.toExponential(0);
  return format(Number(value.toPrecision(3)), { maximumSignificantDigits: 3 });
}

/** Formats a share from 0 to 1 as a percentage with at most one decimal. */
export const formatShare = (value: number): string =>
  formatNumber(Number(value.toFixed(3)), { style: 'percent', maximumFractionDigits: 1 });
