/** Computes error, margin, reliability and coverage by form, with their standard errors. */

import {
  mean,
  quantile,
  type Figure,
  coverage,
  coverageLevels,
  meanSe,
  pooledFigure,
  reliability,
  rmse,
  type PooledSums,
} from '../statistics.ts';
import type { Population, PrecisionChunk } from './precision-record.ts';

export type Quantity = 'theta' | 'intensity' | 'polarity' | 'gap' | 'fantasy' | 'activity' | 'area';

export interface QuantityFigures {
  /**
   * The root mean square error, in prior standard deviations for theta (the 17 traits) and in
   * points for the other quantities.
   */
  rmse: Figure;
  /** The mean of the reported standard errors. */
  meanSe: Figure;
  /**
   * The squared correlation of estimates and true values within a dimension, averaged over
   * dimensions.
   */
  reliability: Figure;
  /** The share of true values inside the 95 % interval. */
  coverage95: Figure;
}

export interface PrecisionFigures {
  precision: Record<string, Record<Quantity, QuantityFigures>>;
  /**
   * The share of estimated polarities with the right sign, among the polarities whose true value is
   * above 20 or below -20 points.
   */
  polaritySign: Record<string, Figure>;
  /** Differences in the RMSE of theta between two conditions, by the name of the contrast. */
  contrasts: Record<string, Figure>;
  /**
   * The ratio of the mean reported standard error to the RMSE, minus 1, for polarities after 48+15
   * adaptive questions with calibrated scoring.
   */
  polarityMargin: Figure;
  rawMeansReliability: Figure;
  coverageCurve: { nominal: number; theta: number; intensity: number; polarity: number }[];
  hardNo: Record<Population, number>;
  /** The 5 %, 50 % and 95 % quantiles of the true intensities. */
  intensities: Record<Population, [number, number, number]>;
}

/** The main condition, used by most contrasts, `polarityMargin` and `coverageCurve`. */
const base = 'calibrated 48+15 adaptive';

/** Contrasts by name. Each is the RMSE of the first form minus the RMSE of the second. */
const contrasts: Readonly<Record<string, readonly [string, string]>> = {
  'random 15 minus adaptive 15': ['calibrated 48+15 random', base],
  'adaptive 15 minus best fixed 15': [base, 'calibrated 48+15 fixed'],
  'D-optimal 15 minus best fixed 15': ['calibrated 48+15 D-optimal', 'calibrated 48+15 fixed'],
  'random 15 minus D-optimal 15': ['calibrated 48+15 random', 'calibrated 48+15 D-optimal'],
  'random 35 minus adaptive 15': ['calibrated 48+35 random', base],
  'random 25 minus adaptive 15': ['calibrated 48+25 random', base],
  'batch minus one by one': [
    'calibrated 48+15 D-optimal, the same people',
    'calibrated 48+15 one by one',
  ],
  'provisional: adaptive 15 minus best fixed 15': [
    'provisional 48+15 adaptive',
    'provisional 48+15 fixed',
  ],
  'provisional: random 15 minus adaptive 15': [
    'provisional 48+15 random',
    'provisional 48+15 adaptive',
  ],
};

export function precisionFigures(
  sums: PooledSums,
  chunks: readonly PrecisionChunk[],
): PrecisionFigures {
  const conditions = [...new Set([...sums.all.keys()].map((key) => key.split('|')[0]!))].filter(
    (name) => !name.startsWith('raw'),
  );
  const byCondition = <T>(figure: (condition: string) => T): Record<string, T> =>
    Object.fromEntries(conditions.map((condition) => [condition, figure(condition)]));
  return {
    precision: byCondition((condition) => quantityFigures(sums, condition)),
    polaritySign: byCondition((condition) =>
      pooledFigure(sums, (all) => 1 - rmse(all, `${condition}|sign`) ** 2 / 4),
    ),
    contrasts: Object.fromEntries(
      Object.entries(contrasts).map(([name, [one, other]]) => [
        name,
        pooledFigure(sums, (all) => rmse(all, `${one}|theta`) - rmse(all, `${other}|theta`)),
      ]),
    ),
    polarityMargin: pooledFigure(
      sums,
      (all) => meanSe(all, `${base}|polarity`) / rmse(all, `${base}|polarity`) - 1,
    ),
    rawMeansReliability: pooledFigure(sums, (all) =>
      reliability(all, 'raw means 48+15 D-optimal|theta'),
    ),
    coverageCurve: coverageLevels.map((nominal) => coveragePoint(sums, nominal)),
    hardNo: byPopulation((population) => mean(chunks.map(({ hardNo }) => hardNo[population]))),
    intensities: byPopulation((population) => {
      const values = chunks.flatMap(({ intensities }) => intensities[population]);
      return [quantile(values, 0.05), quantile(values, 0.5), quantile(values, 0.95)];
    }),
  };
}

function byPopulation<T>(figure: (population: Population) => T): Record<Population, T> {
  return {
    usual: figure('usual'),
    reserved: figure('reserved'),
    'very reserved': figure('very reserved'),
  };
}

function coveragePoint(
  sums: PooledSums,
  nominal: number,
): PrecisionFigures['coverageCurve'][number] {
  const covered = (quantity: Quantity): number =>
    pooledFigure(sums, (all) => coverage(all, `${base}|${quantity}`, nominal)).value;
  return {
    nominal,
    theta: covered('theta'),
    intensity: covered('intensity'),
    polarity: covered('polarity'),
  };
}

function quantityFigures(sums: PooledSums, condition: string): Record<Quantity, QuantityFigures> {
  const figures = (quantity: Quantity): QuantityFigures => {
    const prefix = `${condition}|${quantity}`;
    return {
      rmse: pooledFigure(sums, (all) => rmse(all, prefix)),
      meanSe: pooledFigure(sums, (all) => meanSe(all, prefix)),
      reliability: pooledFigure(sums, (all) => reliability(all, prefix)),
      coverage95: pooledFigure(sums, (all) => coverage(all, prefix, 0.95)),
    };
  };
  return {
    theta: figures('theta'),
    intensity: figures('intensity'),
    polarity: figures('polarity'),
    gap: figures('gap'),
    fantasy: figures('fantasy'),
    activity: figures('activity'),
    area: figures('area'),
  };
}
