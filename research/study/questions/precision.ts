/** How precise are the estimates, by form and scoring (measurement §9, §10.3 to 5)? */

import { record } from '../../../src/domain/themes.ts';
import type { Scoring } from '../people/worlds.ts';
import {
  type Bar,
  type ChunkTask,
  indices,
  inEachWorld,
  percent,
  type Question,
  shortNumber,
  table,
  withError,
} from '../question.ts';
import {
  coverage,
  coverageLevels,
  type Figure,
  mean,
  meanSe,
  overAll,
  pooledFigure,
  type PooledSums,
  poolSums,
  reliability,
  rmse,
  share,
} from '../statistics.ts';
import { type PrecisionChunk, simulatePrecision } from './precision-people.ts';

/** The quick study has 400 people. */
export const precisionSize = {
  full: { worlds: 8, chunks: 10, people: 50 },
  quick: { worlds: 2, chunks: 8, people: 25 },
};

const quantities = ['theta', 'intensity', 'polarity', 'gap'] as const;
type Quantity = (typeof quantities)[number];

/** Errors of theta (the 17 traits) are in prior standard deviations, all others in points. */
interface QuantityFigures {
  rmse: Figure;
  /** The mean of the reported standard errors. */
  meanSe: Figure;
  /** The squared correlation of estimate and truth within a dimension, averaged. */
  reliability: Figure;
  /** The share of true values inside the 95 % interval. */
  coverage95: Figure;
}

interface PrecisionFigures {
  people: number;
  forms: Record<string, Record<Quantity, QuantityFigures>>;
  /** The share of estimated polarities with the right sign, where the true one is beyond ±20. */
  polaritySign: Record<string, Figure>;
  /** The RMSE of the traits with the first form minus that with the second. */
  contrasts: Record<keyof typeof contrasts, Figure>;
  /** The mean reported standard error of a polarity by its RMSE, minus 1, in the main condition. */
  polarityMargin: Figure;
  rawMeansReliability: Figure;
  coverageCurve: { nominal: number; theta: number; intensity: number; polarity: number }[];
  /** The mean length of Set B, and the share of attempts of each length from 15 to 25. */
  length: Record<Scoring, { mean: Figure; shares: number[] }>;
}

const main = 'calibrated 48+15 adaptive';
/** The product's own parameters, and its own rule for the length of Set B. */
const shipped = 'provisional 48+adaptive length';
const random15 = 'calibrated 48+15 random';
const fixed15 = 'calibrated 48+15 fixed';
const optimal15 = 'calibrated 48+15 D-optimal';

const contrasts = {
  'random 15 minus adaptive 15': [random15, main],
  'adaptive 15 minus best fixed 15': [main, fixed15],
  'D-optimal 15 minus best fixed 15': [optimal15, fixed15],
  'random 15 minus D-optimal 15': [random15, optimal15],
} as const;

function measure(chunks: readonly PrecisionChunk[]): PrecisionFigures {
  const sums = poolSums(chunks.map((chunk) => chunk.sums));
  const conditions = [...new Set([...sums.all.keys()].map((key) => key.split('|')[0]!))].filter(
    (name) => name !== 'raw means',
  );
  const byCondition = <T>(figure: (condition: string) => T): Record<string, T> =>
    Object.fromEntries(conditions.map((condition) => [condition, figure(condition)]));
  const contrast = ([one, other]: readonly [string, string]): Figure =>
    pooledFigure(sums, (all) => rmse(all, `${one}|theta`) - rmse(all, `${other}|theta`));
  const polarity = `${main}|polarity`;
  return {
    people: chunks.flatMap(({ lengths }) => lengths.calibrated).length,
    forms: byCondition((condition) => formFigures(sums, condition)),
    polaritySign: byCondition((condition) =>
      pooledFigure(sums, (all) => 1 - rmse(all, `${condition}|sign`) ** 2 / 4),
    ),
    // as: the same keys
    contrasts: Object.fromEntries(
      Object.entries(contrasts).map(([name, pair]) => [name, contrast(pair)]),
    ) as PrecisionFigures['contrasts'],
    polarityMargin: pooledFigure(sums, (all) => meanSe(all, polarity) / rmse(all, polarity) - 1),
    rawMeansReliability: pooledFigure(sums, (all) => reliability(all, 'raw means|theta')),
    coverageCurve: coverageLevels.map((nominal) => {
      const covered = (quantity: Quantity) => coverage(sums.all, `${main}|${quantity}`, nominal);
      const [theta, intensity] = [covered('theta'), covered('intensity')];
      return { nominal, theta, intensity, polarity: covered('polarity') };
    }),
    length: {
      calibrated: lengthFigures(chunks, 'calibrated'),
      provisional: lengthFigures(chunks, 'provisional'),
    },
  };
}

function formFigures(sums: PooledSums, condition: string): Record<Quantity, QuantityFigures> {
  const figures = (quantity: Quantity): QuantityFigures => {
    const prefix = `${condition}|${quantity}`;
    return {
      rmse: pooledFigure(sums, (all) => rmse(all, prefix)),
      meanSe: pooledFigure(sums, (all) => meanSe(all, prefix)),
      reliability: pooledFigure(sums, (all) => reliability(all, prefix)),
      coverage95: pooledFigure(sums, (all) => coverage(all, prefix, 0.95)),
    };
  };
  return record(quantities, figures);
}

function lengthFigures(chunks: readonly PrecisionChunk[], scoring: Scoring) {
  const figure = overAll(chunks, ({ lengths }) => lengths[scoring]);
  const at = (length: number): number => figure(share((own) => own === length)).value;
  return { mean: figure(mean), shares: indices(11).map((i) => at(15 + i)) };
}

const reported = ['theta', 'intensity', 'polarity'] as const;
const names = { theta: 'traits', intensity: 'intensity', polarity: 'polarity' } as const;

function errorBars({ forms: all, contrasts: difference }: PrecisionFigures): Bar[] {
  const traits = (form: string): Figure => all[form]!.theta.rmse;
  const slots = '(two slots for calibration)';
  return [
    ['3a', 'RMSE of traits after 48', { max: 0.56, margin: 0.02 }, traits('calibrated 48')],
    ['3b', 'RMSE of traits after 48+15 adaptive', { max: 0.48, margin: 0.02 }, traits(main)],
    [
      '3c',
      'RMSE of traits after 48+25 adaptive',
      { max: 0.45, margin: 0.02 },
      traits('calibrated 48+25 adaptive'),
    ],
    [
      '3d',
      `adaptive 15 ${slots} better than random 15 by`,
      { min: 0.025, margin: 0.01 },
      difference['random 15 minus adaptive 15'],
    ],
    [
      '3e',
      'the same without calibration slots',
      { min: 0.025, margin: 0.008 },
      difference['random 15 minus D-optimal 15'],
    ],
    [
      '3f',
      `adaptive 15 ${slots} worse than best fixed 15 by`,
      { max: 0.005, margin: 0.01 },
      difference['adaptive 15 minus best fixed 15'],
    ],
    [
      '3g',
      'the same without calibration slots',
      { max: 0.005, margin: 0.008 },
      difference['D-optimal 15 minus best fixed 15'],
    ],
  ];
}

function marginBars({ forms: all, polarityMargin: { value, se } }: PrecisionFigures): Bar[] {
  const reliable = (quantity: Quantity): Figure => all[main]![quantity].reliability;
  return [
    ...reported.map((quantity): Bar => [
      '4a',
      `coverage of 95 % intervals, ${names[quantity]}, true parameters, 48+15`,
      { min: 0.925, max: 0.965, margin: 0.012 },
      all[main]![quantity].coverage95,
    ]),
    ...reported.map((quantity): Bar => [
      '4b',
      `coverage of 95 % intervals, ${names[quantity]}, provisional parameters, product's form`,
      { min: 0.91, margin: 0.02 },
      all[shipped]![quantity].coverage95,
    ]),
    ['5a', 'reliability of traits after 48+15', { min: 0.76, margin: 0.02 }, reliable('theta')],
    [
      '5b',
      'reliability of intensities after 48+15',
      { min: 0.76, margin: 0.025 },
      reliable('intensity'),
    ],
    [
      '5c',
      'reliability of polarities after 48+15',
      { min: 0.69, margin: 0.03 },
      reliable('polarity'),
    ],
    [
      '5d',
      'reliability of fantasy minus activity after 48+15',
      { min: 0.45, margin: 0.03 },
      reliable('gap'),
    ],
    [
      '5e',
      'mean polarity margin against polarity RMSE, off by',
      { max: 0.06, margin: 0.04 },
      { value: Math.abs(value), se },
    ],
  ];
}

/** The forms that the page shows; the figures have all of them. */
const shownForms = [
  'calibrated 48',
  'calibrated 48+15 random',
  'calibrated 48+15 fixed',
  main,
  'calibrated 48+25 adaptive',
  'calibrated all 128',
  'provisional 48',
  'provisional 48+15 adaptive',
  shipped,
  'reserved 48+15 adaptive',
  'very reserved 48+15 adaptive',
];

function report(figures: PrecisionFigures): string[] {
  const { calibrated, provisional } = figures.length;
  const signs = ['calibrated 48', main, shipped].map(
    (form) => `${form} ${percent(figures.polaritySign[form]!.value)}`,
  );
  return [
    '## Precision by form',
    'RMSE in prior standard deviations (traits) or points of 0 to 100; reliability: the squared correlation with the truth. *calibrated*: scored with the true parameters; *provisional*: with the expert’s, as the product ships; *reserved* and *very reserved*: all traits .9 and 2.2 below the prior’s centre, true parameters. *adaptive*: as the product chooses; *fixed*: one best form for everybody; *random*: at random within the same rules.',
    table(
      ['Form', ...['Traits', 'Intensity', 'Polarity'].map((of) => `${of}: RMSE, rel., cover 95`)],
      shownForms.map((form) => [
        form,
        ...reported.map((quantity) => {
          const { rmse, reliability, coverage95 } = figures.forms[form]![quantity];
          return [rmse, reliability, coverage95].map(({ value }) => shortNumber(value)).join(', ');
        }),
      ]),
    ),
    `Sign of a polarity right where the true one is beyond 20 points: ${signs.join(', ')}. The mean answer per trait, the peer of the model, has reliability ${withError(figures.rawMeansReliability)}. Set B ends by its own rule after ${withError(calibrated.mean)} questions with true parameters, ${withError(provisional.mean)} with provisional ones.`,
  ];
}

export const precision: Question<ChunkTask, PrecisionChunk, PrecisionFigures> = {
  plan: (isQuick) => inEachWorld(precisionSize[isQuick ? 'quick' : 'full']),
  effort: ({ people, chunk }) => people * 67 + (chunk === 0 ? 1500 : 0),
  simulate: simulatePrecision,
  measure,
  bars: (figures) => [...errorBars(figures), ...marginBars(figures)],
  report,
};
