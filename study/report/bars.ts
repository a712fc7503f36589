/** The bars of measurement §10, items 1 to 10, beside the figures reached. */

import type { Figure } from '../parts/sums.ts';
import type { Figures, Quantity, QuantityFigures } from './figures.ts';

interface Bar {
  /** Item of measurement §10, with a letter where it has several parts. */
  item: string;
  what: string;
  least?: number;
  most?: number;
  /** What the seed may cost in the quick study: about three standard errors at its size. The full study has no margin. */
  margin?: number;
  figure(figures: Figures): Figure | number;
}

export interface JudgedBar {
  item: string;
  what: string;
  bar: string;
  value: number;
  se: number | null;
  margin: number;
  holds: boolean;
}

const adaptive = 'calibrated 48+15 adaptive';
const shipped = 'provisional 48+adaptive length';

function precision(
  condition: string,
  quantity: Quantity,
  name: keyof QuantityFigures,
): (figures: Figures) => Figure {
  return ({ precision: all }) => all[condition]![quantity][name];
}

const coverageNames = { theta: 'traits', intensity: 'intensity', polarity: 'polarity' } as const;
type Covered = keyof typeof coverageNames;
const covered: readonly Covered[] = ['theta', 'intensity', 'polarity'];

const bars: readonly Bar[] = [
  {
    item: '1a',
    what: 'reference file: probabilities, expected answer, information, score function, largest deviation',
    most: 1e-6,
    figure: ({ laws }) => laws.referenceKernel,
  },
  {
    item: '1b',
    what: 'reference file: mode and covariance, largest deviation',
    most: 1e-6,
    figure: ({ laws }) => laws.referenceMap,
  },
  {
    item: '1c',
    what: 'reference file: EAP of the naive program by quadrature, largest deviation',
    most: 1e-6,
    figure: ({ laws }) => laws.referenceEap,
  },
  {
    item: '1d',
    what: 'reference file: greedy orders that differ',
    most: 0,
    figure: ({ laws }) => laws.referenceOrders,
  },
  {
    item: '1e',
    what: 'fast against naive program: mode, covariance, comparison index, largest deviation',
    most: 1e-9,
    figure: ({ laws }) => Math.max(laws.naiveDeviation, laws.comparisonDeviation),
  },
  {
    item: '1f',
    what: 'fast against naive program: shown scores and margins, points (table interpolation)',
    most: 2e-3,
    figure: ({ laws }) => laws.naiveShown,
  },
  {
    item: '2a',
    what: 'largest gradient of the log posterior at the mode',
    most: 1e-8,
    figure: ({ laws }) => laws.gradient,
  },
  {
    item: '2b',
    what: 'largest disagreement of modes from 20 random starts',
    most: 1e-7,
    figure: ({ laws }) => laws.startDisagreement,
  },
  { item: '2c', what: 'most Newton steps', most: 12, figure: ({ laws }) => laws.iterations },
  {
    item: '3a',
    what: 'RMSE of traits after 48',
    most: 0.56,
    margin: 0.02,
    figure: precision('calibrated 48', 'theta', 'rmse'),
  },
  {
    item: '3b',
    what: 'RMSE of traits after 48+15 adaptive',
    most: 0.48,
    margin: 0.02,
    figure: precision(adaptive, 'theta', 'rmse'),
  },
  {
    item: '3c',
    what: 'RMSE of traits after 48+25 adaptive',
    most: 0.45,
    margin: 0.02,
    figure: precision('calibrated 48+25 adaptive', 'theta', 'rmse'),
  },
  {
    item: '3d',
    what: 'adaptive 15 (two slots for calibration) better than random 15 by',
    least: 0.025,
    margin: 0.01,
    figure: ({ contrasts }) => contrasts['random 15 minus adaptive 15']!,
  },
  {
    item: '3e',
    what: 'the same without calibration slots',
    least: 0.025,
    margin: 0.008,
    figure: ({ contrasts }) => contrasts['random 15 minus D-optimal 15']!,
  },
  {
    item: '3f',
    what: 'adaptive 15 (two slots for calibration) worse than best fixed 15 by',
    most: 0.005,
    margin: 0.01,
    figure: ({ contrasts }) => contrasts['adaptive 15 minus best fixed 15']!,
  },
  {
    item: '3g',
    what: 'the same without calibration slots',
    most: 0.005,
    margin: 0.008,
    figure: ({ contrasts }) => contrasts['D-optimal 15 minus best fixed 15']!,
  },
  ...covered.map((quantity): Bar => ({
    item: '4a',
    what: `coverage of 95 % intervals, ${coverageNames[quantity]}, true parameters, 48+15`,
    least: 0.925,
    most: 0.965,
    margin: 0.012,
    figure: precision(adaptive, quantity, 'coverage95'),
  })),
  ...covered.map((quantity): Bar => ({
    item: '4b',
    what: `coverage of 95 % intervals, ${coverageNames[quantity]}, provisional parameters, product's form`,
    least: 0.91,
    margin: 0.02,
    figure: precision(shipped, quantity, 'coverage95'),
  })),
  {
    item: '5a',
    what: 'reliability of traits after 48+15',
    least: 0.76,
    margin: 0.02,
    figure: precision(adaptive, 'theta', 'reliability'),
  },
  {
    item: '5b',
    what: 'reliability of intensities after 48+15',
    least: 0.76,
    margin: 0.025,
    figure: precision(adaptive, 'intensity', 'reliability'),
  },
  {
    item: '5c',
    what: 'reliability of polarities after 48+15',
    least: 0.69,
    margin: 0.03,
    figure: precision(adaptive, 'polarity', 'reliability'),
  },
  {
    item: '5d',
    what: 'reliability of fantasy minus activity after 48+15',
    least: 0.45,
    margin: 0.03,
    figure: precision(adaptive, 'gap', 'reliability'),
  },
  {
    item: '5e',
    what: 'mean polarity margin against polarity RMSE, off by',
    most: 0.06,
    margin: 0.04,
    figure: ({ polarityMargin }) => ({
      value: Math.abs(polarityMargin.value),
      se: polarityMargin.se,
    }),
  },
  {
    item: '6a',
    what: 'choose 15 of 80, median ms',
    most: 5,
    margin: 10,
    figure: ({ cost }) => cost['choose 15 of 80'].median,
  },
  {
    item: '6b',
    what: 'choose 15 of 80, 99 % point ms',
    most: 25,
    margin: 100,
    figure: ({ cost }) => cost['choose 15 of 80'].p99,
  },
  {
    item: '6c',
    what: 'score 63 answers, median ms',
    most: 25,
    margin: 10,
    figure: ({ cost }) => cost['score 63 answers'].median,
  },
  {
    item: '6d',
    what: 'whole profile with draws, 99 % point ms',
    most: 50,
    margin: 100,
    figure: ({ cost }) => cost['whole profile of 63 answers'].p99,
  },
  {
    item: '7a',
    what: 'rules of Set B broken in all patterns',
    most: 0,
    figure: ({ constraints }) => constraints.broken,
  },
  {
    item: '7b',
    what: 'patterns whose second choice differed',
    most: 0,
    figure: ({ constraints }) => constraints.unrepeated,
  },
  {
    item: '7c',
    what: 'exposure of the least-shown pool item, share of attempts',
    least: 0.01,
    figure: ({ exposure }) => exposure.least,
  },
  {
    item: '8a',
    what: 'pairs whose result changed with their order',
    most: 0,
    figure: ({ compatibility }) => compatibility.asymmetric,
  },
  {
    item: '8b',
    what: 'pairs whose result changed when asked again',
    most: 0,
    figure: ({ compatibility }) => compatibility.unrepeated,
  },
  {
    item: '8c',
    what: 'pairs with a one-sided interest disclosed',
    most: 0,
    figure: ({ compatibility }) => compatibility.disclosed,
  },
  {
    item: '8d',
    what: 'retest correlation of the percent, random pairs, 48+15',
    least: 0.8,
    margin: 0.11,
    figure: ({ compatibility }) => compatibility.conditions['calibrated 48+15'].retestRandom,
  },
  {
    item: '8e',
    what: 'SD of the difference between two administrations, points',
    most: 5.5,
    margin: 0.8,
    figure: ({ compatibility }) => compatibility.conditions['calibrated 48+15'].differenceSd,
  },
  {
    item: '8f',
    what: 'within one level in both administrations',
    least: 0.98,
    margin: 0.02,
    figure: ({ compatibility }) => compatibility.conditions['calibrated 48+15'].withinOneLevel,
  },
  {
    item: '8g',
    what: 'coverage of 90 % intervals of the percent, random pairs',
    least: 0.84,
    margin: 0.09,
    figure: ({ compatibility }) => compatibility.conditions['calibrated 48+15'].coverageRandom,
  },
  {
    item: '8h',
    what: 'archetypes, largest distance from measurement §6, points',
    most: 2,
    figure: ({ laws }) => laws.archetype,
  },
  {
    item: '9a',
    what: 'raised answers that did not raise the mode',
    most: 0,
    figure: ({ laws }) => laws.notMonotone,
  },
  {
    item: '9b',
    what: 'poles exchanged: modes differ by at most',
    most: 1e-6,
    figure: ({ laws }) => laws.mirrorMode,
  },
  {
    item: '9c',
    what: 'poles exchanged: reported polarities differ by at most, points',
    most: 1,
    figure: ({ laws }) => laws.mirrorShown,
  },
  {
    item: '10a',
    what: 'random answerers flagged at 5 % false alarms, true parameters',
    least: 0.95,
    margin: 0.03,
    figure: ({ quality }) => quality.fit.calibrated.random,
  },
  {
    item: '10b',
    what: 'random answerers flagged at 5 % false alarms, expert parameters that are right',
    least: 0.95,
    margin: 0.12,
    figure: ({ quality }) => quality.fit.ideal.random,
  },
  {
    item: '10c',
    what: 'random answerers flagged by the product, expert parameters that are off',
    least: 0.95,
    margin: 0.2,
    figure: ({ quality }) => quality.flagged.random,
  },
  {
    item: '10d',
    what: 'honest people flagged by the product (false alarms), expert parameters that are off',
    most: 0.05,
    margin: 0.03,
    figure: ({ quality }) => quality.flagged.honest,
  },
  {
    item: '10e',
    what: 'straight lines on 2 to 6 flagged by longest run',
    least: 1,
    figure: ({ quality }) => quality.straightFlagged,
  },
  {
    item: '10f',
    what: 'all 1 and all 7 called careless',
    most: 0,
    figure: ({ quality }) => quality.extremesFlagged,
  },
];

/** Every bar beside its figure; the quick study allows each its margin. */
export function judged(figures: Figures, isQuick: boolean): JudgedBar[] {
  return bars.map(({ item, what, least = -Infinity, most = Infinity, margin = 0, figure }) => {
    const reached = figure(figures);
    const { value, se } = typeof reached === 'number' ? { value: reached, se: null } : reached;
    const room = isQuick ? margin : 0;
    const bar =
      least > -Infinity && most < Infinity
        ? `${least} to ${most}`
        : least > -Infinity
          ? `≥ ${least}`
          : `≤ ${most}`;
    return {
      item,
      what,
      bar,
      value,
      se,
      margin: room,
      holds: value >= least - room && value <= most + room,
    };
  });
}
