/** From the results of all tasks to the figures of the study, each with its standard error where it has one. */

import type { Cost, Calculation } from '../parts/cost.ts';
import type { Laws } from '../parts/laws.ts';
import type { Population } from '../parts/precision.ts';
import {
  coverage,
  coverageLevels,
  figure,
  mean,
  meanSe,
  quantile,
  reliability,
  rmse,
  sumsFigure,
  correlation,
  prepared,
  type Figure,
  type Prepared,
} from '../parts/sums.ts';
import type { Scoring } from '../people/worlds.ts';
import type { Outcome } from '../tasks.ts';
import { compatibilityFigures, type CompatibilityFigures } from './compatibility-figures.ts';
import { qualityFigures, type QualityFigures } from './quality-figures.ts';

export type Quantity = 'theta' | 'intensity' | 'polarity' | 'gap' | 'fantasy' | 'activity' | 'area';

export interface QuantityFigures {
  /** Root mean square error: theta in prior standard deviations, everything else in points of 0..100. */
  rmse: Figure;
  /** Mean of the margins (posterior standard deviations) that the product reports. */
  meanSe: Figure;
  /** Squared correlation with the truth within each dimension, averaged. */
  reliability: Figure;
  /** Share of truths inside the 95 % interval. */
  coverage95: Figure;
}

export interface LengthFigures {
  mean: Figure;
  atLeast: Figure;
  atMost: Figure;
  /** Share of attempts of each length from 15 to 25. */
  shares: number[];
  promisedSe: Figure;
  shownSe: Figure;
  correlation: Figure;
}

export interface Figures {
  people: number;
  precision: Record<string, Record<Quantity, QuantityFigures>>;
  /** Share of polarities beyond 20 points whose sign is right. */
  polaritySign: Record<string, Figure>;
  /** Adaptive 15 against other forms, calibrated: differences of RMSE theta. */
  contrasts: Record<string, Figure>;
  /** Polarity margin / polarity error - 1 after 48+15 adaptive, calibrated. */
  polarityMargin: Figure;
  rawMeansReliability: Figure;
  coverageCurve: { nominal: number; theta: number; intensity: number; polarity: number }[];
  hardNo: Record<Population, number>;
  /** 5, 50 and 95 % points of the true intensities in each population. */
  intensities: Record<Population, [number, number, number]>;
  length: Record<Scoring, LengthFigures>;
  exposure: {
    attempts: number;
    least: number;
    most: number;
    neverWithoutSlots: number;
    product: number[];
    withoutSlots: number[];
  };
  constraints: { patterns: number; broken: number; brokenRules: string[]; unrepeated: number };
  compatibility: CompatibilityFigures;
  quality: QualityFigures;
  laws: Laws;
  cost: Record<Calculation, Cost>;
}

const base = 'calibrated 48+15 adaptive';

export function figuresOf(outcome: Outcome, cost: Record<Calculation, Cost>): Figures {
  const sums = prepared(outcome.precision.map((chunk) => chunk.sums));
  const conditions = [...new Set([...sums.all.keys()].map((key) => key.split('|')[0]!))].filter(
    (name) => !name.startsWith('raw'),
  );
  const contrast = (one: string, other: string, q = 'theta'): Figure =>
    sumsFigure(sums, (all) => rmse(all, `${one}|${q}`) - rmse(all, `${other}|${q}`));
  const { exposure } = outcome;
  const spread = (population: Population): [number, number, number] => {
    const values = outcome.precision.flatMap(({ intensities }) => intensities[population]);
    return [quantile(values, 0.05), quantile(values, 0.5), quantile(values, 0.95)];
  };
  return {
    people: outcome.precision.reduce((sum, chunk) => sum + chunk.lengths.calibrated.length, 0),
    precision: Object.fromEntries(
      conditions.map((condition) => [condition, quantityFigures(sums, condition)]),
    ),
    polaritySign: Object.fromEntries(
      conditions.map((condition) => [
        condition,
        sumsFigure(sums, (all) => 1 - rmse(all, `${condition}|sign`) ** 2 / 4),
      ]),
    ),
    contrasts: {
      'random 15 minus adaptive 15': contrast('calibrated 48+15 random', base),
      'adaptive 15 minus best fixed 15': contrast(base, 'calibrated 48+15 fixed'),
      'D-optimal 15 minus best fixed 15': contrast(
        'calibrated 48+15 D-optimal',
        'calibrated 48+15 fixed',
      ),
      'random 15 minus D-optimal 15': contrast(
        'calibrated 48+15 random',
        'calibrated 48+15 D-optimal',
      ),
      'random 35 minus adaptive 15': contrast('calibrated 48+35 random', base),
      'random 25 minus adaptive 15': contrast('calibrated 48+25 random', base),
      'batch minus one by one': contrast(
        'calibrated 48+15 D-optimal, the same people',
        'calibrated 48+15 one by one',
      ),
      'provisional: adaptive 15 minus best fixed 15': contrast(
        'provisional 48+15 adaptive',
        'provisional 48+15 fixed',
      ),
      'provisional: random 15 minus adaptive 15': contrast(
        'provisional 48+15 random',
        'provisional 48+15 adaptive',
      ),
    },
    polarityMargin: sumsFigure(
      sums,
      (all) => meanSe(all, `${base}|polarity`) / rmse(all, `${base}|polarity`) - 1,
    ),
    rawMeansReliability: sumsFigure(sums, (all) =>
      reliability(all, 'raw means 48+15 D-optimal|theta'),
    ),
    coverageCurve: coverageLevels.map((nominal) => {
      const of = (quantity: Quantity): number =>
        sumsFigure(sums, (all) => coverage(all, `${base}|${quantity}`, nominal)).value;
      return { nominal, theta: of('theta'), intensity: of('intensity'), polarity: of('polarity') };
    }),
    hardNo: {
      usual: mean(outcome.precision.map(({ hardNo }) => hardNo.usual)),
      reserved: mean(outcome.precision.map(({ hardNo }) => hardNo.reserved)),
      'very reserved': mean(outcome.precision.map(({ hardNo }) => hardNo['very reserved'])),
    },
    intensities: {
      usual: spread('usual'),
      reserved: spread('reserved'),
      'very reserved': spread('very reserved'),
    },
    length: {
      calibrated: lengthFigures(outcome, 'calibrated'),
      provisional: lengthFigures(outcome, 'provisional'),
    },
    exposure: {
      attempts: exposure.attempts,
      least: Math.min(...exposure.product),
      most: Math.max(...exposure.product),
      neverWithoutSlots: exposure.pure.filter((share) => share === 0).length,
      product: exposure.product,
      withoutSlots: exposure.pure,
    },
    constraints: {
      patterns: outcome.setB.reduce((sum, { patterns }) => sum + patterns, 0),
      broken: outcome.setB.reduce((sum, { broken }) => sum + broken.length, 0),
      brokenRules: [...new Set(outcome.setB.flatMap(({ broken }) => broken))],
      unrepeated: outcome.setB.reduce((sum, { unrepeated }) => sum + unrepeated, 0),
    },
    compatibility: compatibilityFigures(outcome.compatibility),
    quality: qualityFigures(outcome.quality),
    laws: outcome.laws,
    cost,
  };
}

function quantityFigures(sums: Prepared, condition: string): Record<Quantity, QuantityFigures> {
  const of = (quantity: Quantity): QuantityFigures => {
    const prefix = `${condition}|${quantity}`;
    return {
      rmse: sumsFigure(sums, (all) => rmse(all, prefix)),
      meanSe: sumsFigure(sums, (all) => meanSe(all, prefix)),
      reliability: sumsFigure(sums, (all) => reliability(all, prefix)),
      coverage95: sumsFigure(sums, (all) => coverage(all, prefix, 0.95)),
    };
  };
  return {
    theta: of('theta'),
    intensity: of('intensity'),
    polarity: of('polarity'),
    gap: of('gap'),
    fantasy: of('fantasy'),
    activity: of('activity'),
    area: of('area'),
  };
}

function lengthFigures({ precision }: Outcome, scoring: Scoring): LengthFigures {
  const chunks = precision.map(({ lengths, promised }) => ({
    lengths: lengths[scoring],
    promised: promised[scoring],
  }));
  type Chunk = (typeof chunks)[number];
  const ofLengths = (statistic: (lengths: number[]) => number): Figure =>
    figure<Chunk>(chunks, (some) => statistic(some.flatMap(({ lengths }) => lengths)));
  const ofPromises = (statistic: (pairs: [number, number][]) => number): Figure =>
    figure<Chunk>(chunks, (some) => statistic(some.flatMap(({ promised }) => promised)));
  const share = (lengths: readonly number[], length: number): number =>
    lengths.filter((own) => own === length).length / lengths.length;
  const all = chunks.flatMap(({ lengths }) => lengths);
  return {
    mean: ofLengths(mean),
    atLeast: ofLengths((lengths) => share(lengths, 15)),
    atMost: ofLengths((lengths) => share(lengths, 25)),
    shares: Array.from({ length: 11 }, (_, i) => share(all, 15 + i)),
    promisedSe: ofPromises((pairs) => mean(pairs.map(([promised]) => promised))),
    shownSe: ofPromises((pairs) => mean(pairs.map(([, shown]) => shown))),
    correlation: ofPromises((pairs) =>
      correlation(
        pairs.map(([promised]) => promised),
        pairs.map(([, shown]) => shown),
      ),
    ),
  };
}
