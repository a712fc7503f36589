/** Computes error, margin, reliability and coverage by form, with their standard errors. */

import { type Bar, percent, roundedList, shortNumber, table, withError } from '../bars.ts';
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
import type { Population, PrecisionChunk } from './precision.ts';

type Quantity = 'theta' | 'intensity' | 'polarity' | 'gap' | 'fantasy' | 'activity' | 'area';

interface QuantityFigures {
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

const adaptive = 'calibrated 48+15 adaptive';
/**
 * The condition with the product's own parameters and with its own rule for the length of Set B.
 */
const shipped = 'provisional 48+adaptive length';

const coverageNames = { theta: 'traits', intensity: 'intensity', polarity: 'polarity' } as const;
const covered = ['theta', 'intensity', 'polarity'] as const;

function precision(
  condition: string,
  quantity: Quantity,
  name: keyof QuantityFigures,
): (figures: PrecisionFigures) => Figure {
  return ({ precision: all }) => all[condition]![quantity][name];
}

export const precisionBars: readonly Bar<PrecisionFigures>[] = [
  {
    item: '3a',
    what: 'RMSE of traits after 48',
    max: 0.56,
    margin: 0.02,
    figure: precision('calibrated 48', 'theta', 'rmse'),
  },
  {
    item: '3b',
    what: 'RMSE of traits after 48+15 adaptive',
    max: 0.48,
    margin: 0.02,
    figure: precision(adaptive, 'theta', 'rmse'),
  },
  {
    item: '3c',
    what: 'RMSE of traits after 48+25 adaptive',
    max: 0.45,
    margin: 0.02,
    figure: precision('calibrated 48+25 adaptive', 'theta', 'rmse'),
  },
  {
    item: '3d',
    what: 'adaptive 15 (two slots for calibration) better than random 15 by',
    min: 0.025,
    margin: 0.01,
    figure: ({ contrasts }) => contrasts['random 15 minus adaptive 15']!,
  },
  {
    item: '3e',
    what: 'the same without calibration slots',
    min: 0.025,
    margin: 0.008,
    figure: ({ contrasts }) => contrasts['random 15 minus D-optimal 15']!,
  },
  {
    item: '3f',
    what: 'adaptive 15 (two slots for calibration) worse than best fixed 15 by',
    max: 0.005,
    margin: 0.01,
    figure: ({ contrasts }) => contrasts['adaptive 15 minus best fixed 15']!,
  },
  {
    item: '3g',
    what: 'the same without calibration slots',
    max: 0.005,
    margin: 0.008,
    figure: ({ contrasts }) => contrasts['D-optimal 15 minus best fixed 15']!,
  },
  ...covered.map((quantity): Bar<PrecisionFigures> => ({
    item: '4a',
    what: `coverage of 95 % intervals, ${coverageNames[quantity]}, true parameters, 48+15`,
    min: 0.925,
    max: 0.965,
    margin: 0.012,
    figure: precision(adaptive, quantity, 'coverage95'),
  })),
  ...covered.map((quantity): Bar<PrecisionFigures> => ({
    item: '4b',
    what: `coverage of 95 % intervals, ${coverageNames[quantity]}, provisional parameters, product's form`,
    min: 0.91,
    margin: 0.02,
    figure: precision(shipped, quantity, 'coverage95'),
  })),
  {
    item: '5a',
    what: 'reliability of traits after 48+15',
    min: 0.76,
    margin: 0.02,
    figure: precision(adaptive, 'theta', 'reliability'),
  },
  {
    item: '5b',
    what: 'reliability of intensities after 48+15',
    min: 0.76,
    margin: 0.025,
    figure: precision(adaptive, 'intensity', 'reliability'),
  },
  {
    item: '5c',
    what: 'reliability of polarities after 48+15',
    min: 0.69,
    margin: 0.03,
    figure: precision(adaptive, 'polarity', 'reliability'),
  },
  {
    item: '5d',
    what: 'reliability of fantasy minus activity after 48+15',
    min: 0.45,
    margin: 0.03,
    figure: precision(adaptive, 'gap', 'reliability'),
  },
  {
    item: '5e',
    what: 'mean polarity margin against polarity RMSE, off by',
    max: 0.06,
    margin: 0.04,
    figure: ({ polarityMargin }) => ({
      value: Math.abs(polarityMargin.value),
      se: polarityMargin.se,
    }),
  },
];

export function precisionSections(figures: PrecisionFigures): string[] {
  const contrasts = Object.entries(figures.contrasts).map(([name, difference]) => [
    name,
    withError(difference),
  ]);
  return [
    '## Precision by form',
    'RMSE and margins: traits in prior standard deviations, all else in points of 0 to 100. Reliability: squared correlation with the truth within a dimension, averaged. *calibrated*: scored with the true parameters; *provisional*: with the expert’s, as the product ships; *reserved* and *very reserved*: all traits .9 and 2.2 below the prior’s centre, true parameters. *adaptive*: as the product chooses, two or three slots of it for calibration; *D-optimal*: the same rules without these slots; *fixed*: one best form for everybody; *random*: at random within the same rules.',
    precisionTable(figures),
    populationText(figures),
    '## Adaptive against other forms',
    table(['RMSE of traits', 'Difference'], contrasts),
    `The mean answer per trait, the peer of the model, has reliability ${withError(figures.rawMeansReliability)} on the same 63 answers.`,
  ];
}

function precisionTable({ precision }: PrecisionFigures): string {
  const cells = ({ rmse, meanSe, reliability, coverage95 }: QuantityFigures): string[] => [
    withError(rmse),
    shortNumber(meanSe.value),
    shortNumber(reliability.value),
    shortNumber(coverage95.value),
  ];
  return table(
    [
      'Form',
      'Traits: RMSE',
      'margin',
      'rel.',
      'cover 95',
      'Intensity: RMSE',
      'margin',
      'rel.',
      'cover 95',
      'Polarity: RMSE',
      'margin',
      'rel.',
      'cover 95',
      'F-A: rel.',
      'cover 95',
    ],
    Object.entries(precision).map(([form, { theta, intensity, polarity, gap }]) => [
      form,
      ...cells(theta),
      ...cells(intensity),
      ...cells(polarity),
      ...cells(gap).slice(2),
    ]),
  );
}

/**
 * Describes each population by its share of 'Hard No!' answers and by its true intensities. Then
 * says for several forms how often the sign of a polarity is right.
 */
function populationText({ hardNo, intensities, polaritySign }: PrecisionFigures): string {
  const populations = ['usual', 'reserved', 'very reserved'] as const;
  const forms = [
    'calibrated 48',
    'calibrated 48+15 adaptive',
    'calibrated 48+25 adaptive',
    'provisional 48+adaptive length',
  ];
  const hardNoShares = populations.map((name) => `${name} ${percent(hardNo[name])}`);
  const points = populations.map((name) => `${name} ${roundedList(intensities[name])}`);
  const signs = forms.map((form) => `${form} ${percent(polaritySign[form]!.value)}`);
  return [
    `Answers 1 (“Hard No”) to Set A: ${hardNoShares.join(', ')}.`,
    `True intensities, 5 / 50 / 95 % points: ${points.join(', ')}.`,
    `Sign of a polarity right where the true one is beyond 20 points: ${signs.join(', ')}.`,
  ].join(' ');
}
