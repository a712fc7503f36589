/**
 * The bars (required limits) for error, coverage and reliability (measurement §10.3 to 5), and the
 * paragraphs on them.
 */

import { type Bar, percent, roundedList, shortNumber, table, withError } from '../bars.ts';
import { type Figure } from '../statistics.ts';
import { type Quantity, type QuantityFigures, type PrecisionFigures } from './precision-figures.ts';

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
