/** Computes the length of Set B, the exposure of the pool, and the number of broken rules. */

import type { SetBChunk } from '../../parts/set-b/set-b.ts';
import { correlation, jackknifeFigure, mean, type Figure } from '../../parts/statistics.ts';
import type { Scoring } from '../../people/worlds.ts';
import type { Outcome } from '../../tasks/tasks.ts';

export interface LengthFigures {
  mean: Figure;
  /** The share of attempts with the minimum of 15 questions. */
  atMin: Figure;
  /** The share of attempts with the maximum of 25 questions. */
  atMax: Figure;
  /** The share of attempts of each length from 15 to 25. */
  shares: number[];
  /**
   * The mean standard error of the polarities: as predicted when Set B is chosen, and as reported
   * after it is answered.
   */
  predictedSe: Figure;
  reportedSe: Figure;
  correlation: Figure;
}

export interface SetBFigures {
  length: Record<Scoring, LengthFigures>;
  exposure: {
    attempts: number;
    min: number;
    max: number;
    neverWithoutSlots: number;
    product: number[];
    withoutSlots: number[];
  };
  constraints: {
    patterns: number;
    broken: number;
    brokenRules: string[];
    notReproduced: number;
    /** The number of patterns in which all answers to at least one theme are 1 or 2. */
    refusers: number;
    /** The shares of refusers who meet a question of a refused theme above this rarity class. */
    metAboveClass2: number;
    metAboveClass3: number;
    /** The share of refusers for whom the balance of facets or the rule on pairs gave way. */
    gaveWay: number;
  };
}

export function setBFigures({ precision, exposure, setB }: Outcome): SetBFigures {
  const total = (name: Exclude<keyof SetBChunk, 'broken'>): number =>
    setB.reduce((sum, chunk) => sum + chunk[name], 0);
  const refusers = total('refusers');
  return {
    length: {
      calibrated: lengthFigures(precision, 'calibrated'),
      provisional: lengthFigures(precision, 'provisional'),
    },
    exposure: {
      attempts: exposure.attempts,
      min: Math.min(...exposure.product),
      max: Math.max(...exposure.product),
      neverWithoutSlots: exposure.withoutSlots.filter((share) => share === 0).length,
      product: exposure.product,
      withoutSlots: exposure.withoutSlots,
    },
    constraints: {
      patterns: total('patterns'),
      broken: setB.reduce((sum, { broken }) => sum + broken.length, 0),
      brokenRules: [...new Set(setB.flatMap(({ broken }) => broken))],
      notReproduced: total('notReproduced'),
      refusers,
      metAboveClass2: total('metRarerThanMild') / refusers,
      metAboveClass3: total('metRare') / refusers,
      gaveWay: total('gaveWay') / refusers,
    },
  };
}

function lengthFigures(precision: Outcome['precision'], scoring: Scoring): LengthFigures {
  const chunks = precision.map(({ lengths, polaritySe }) => ({
    lengths: lengths[scoring],
    polaritySe: polaritySe[scoring],
  }));
  type Chunk = (typeof chunks)[number];
  const lengthFigure = (statistic: (lengths: number[]) => number): Figure =>
    jackknifeFigure<Chunk>(chunks, (some) => statistic(some.flatMap(({ lengths }) => lengths)));
  const errorFigure = (statistic: (predicted: number[], reported: number[]) => number): Figure =>
    jackknifeFigure<Chunk>(chunks, (some) => {
      const errors = some.flatMap(({ polaritySe }) => polaritySe);
      return statistic(
        errors.map(([predicted]) => predicted),
        errors.map(([, reported]) => reported),
      );
    });
  const share = (lengths: readonly number[], length: number): number =>
    lengths.filter((own) => own === length).length / lengths.length;
  const all = chunks.flatMap(({ lengths }) => lengths);
  return {
    mean: lengthFigure(mean),
    atMin: lengthFigure((lengths) => share(lengths, 15)),
    atMax: lengthFigure((lengths) => share(lengths, 25)),
    shares: Array.from({ length: 11 }, (_, i) => share(all, 15 + i)),
    predictedSe: errorFigure((predicted) => mean(predicted)),
    reportedSe: errorFigure((_, reported) => mean(reported)),
    correlation: errorFigure(correlation),
  };
}
