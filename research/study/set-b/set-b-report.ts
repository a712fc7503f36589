/** Length of Set B, exposure of the pool and broken rules: figures, bars and paragraphs. */

import { type Bar, percent, table, withError } from '../bars.ts';
import { type Scoring } from '../people/worlds.ts';
import type { PrecisionChunk } from '../profile/precision-record.ts';
import { correlation, jackknifeFigure, mean, type Figure } from '../statistics.ts';
import { type SetBChunk, type ExposureResult } from './set-b.ts';

interface LengthFigures {
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

export function setBFigures({
  precision,
  exposure: [exposure],
  setB,
}: {
  precision: readonly PrecisionChunk[];
  exposure: readonly ExposureResult[];
  setB: readonly SetBChunk[];
}): SetBFigures {
  const total = (name: Exclude<keyof SetBChunk, 'broken'>): number =>
    setB.reduce((sum, chunk) => sum + chunk[name], 0);
  const refusers = total('refusers');
  return {
    length: {
      calibrated: lengthFigures(precision, 'calibrated'),
      provisional: lengthFigures(precision, 'provisional'),
    },
    exposure: {
      attempts: exposure!.attempts,
      min: Math.min(...exposure!.product),
      max: Math.max(...exposure!.product),
      neverWithoutSlots: exposure!.withoutSlots.filter((share) => share === 0).length,
      product: exposure!.product,
      withoutSlots: exposure!.withoutSlots,
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

function lengthFigures(precision: readonly PrecisionChunk[], scoring: Scoring): LengthFigures {
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

export function setBSection({ length, exposure, constraints }: SetBFigures): string[] {
  const rows = (['calibrated', 'provisional'] as const).map((scoring) => {
    const own = length[scoring];
    return [
      scoring,
      withError(own.mean),
      percent(own.atMin.value),
      percent(own.atMax.value),
      withError(own.predictedSe),
      withError(own.reportedSe),
      withError(own.correlation),
    ];
  });
  return [
    '## Set B',
    `Length by the stopping rule, and the mean polarity margin that the choice promises beside the one shown afterwards:`,
    table(
      ['Scoring', 'Mean length', 'stop at 15', 'reach 25', 'promised', 'shown', 'correlation'],
      rows,
    ),
    `Exposure over ${exposure.attempts} attempts of 15: the least-shown of the 80 questions in ${percent(exposure.min)} of them, the most-shown in ${percent(exposure.max)}. Without calibration slots ${exposure.neverWithoutSlots} questions are never shown.`,
    `${constraints.patterns} patterns of answers of every kind: ${constraints.broken} broken rules${constraints.brokenRules.length ? ` (${constraints.brokenRules.join(', ')})` : ''}, ${constraints.notReproduced} choices that changed when repeated.`,
    `In ${constraints.refusers} of these patterns a whole theme is refused with 1 and 2: ${percent(constraints.metAboveClass2)} of them meet a question of it above rarity class 2, ${percent(constraints.metAboveClass3)} one of class 4 or 5. For ${percent(constraints.gaveWay)} of them the balance of fantasy and activity or the rule on pairs gave way.`,
  ];
}

export const setBBars: readonly Bar<SetBFigures>[] = [
  {
    item: '7a',
    what: 'rules of Set B broken in all patterns',
    max: 0,
    figure: ({ constraints }) => constraints.broken,
  },
  {
    item: '7b',
    what: 'patterns whose second choice differed',
    max: 0,
    figure: ({ constraints }) => constraints.notReproduced,
  },
  {
    item: '7c',
    what: 'exposure of the least-shown pool item, share of attempts',
    min: 0.01,
    figure: ({ exposure }) => exposure.min,
  },
  {
    item: 'm6a',
    what: 'people who refused a theme and meet a question of it of rarity class 4 or 5',
    max: 0,
    figure: ({ constraints }) => constraints.metAboveClass3,
  },
  {
    item: 'm6b',
    what: 'people who refused a theme and meet a question of it above rarity class 2',
    max: 0,
    figure: ({ constraints }) => constraints.metAboveClass2,
  },
];
