/** The bars (required limits) for agreement, convergence and symmetry (measurement §10.1, 2, 9). */

import type { Bar } from './bar.ts';

export const agreementBars: readonly Bar[] = [
  {
    item: '1a',
    what: 'reference file: probabilities, expected answer, information, score function, largest deviation',
    max: 1e-6,
    figure: ({ laws }) => laws.referenceKernel,
  },
  {
    item: '1b',
    what: 'reference file: mode and covariance, largest deviation',
    max: 1e-6,
    figure: ({ laws }) => laws.referenceMap,
  },
  {
    item: '1c',
    what: 'reference file: EAP of the naive program by quadrature, largest deviation',
    max: 1e-6,
    figure: ({ laws }) => laws.referenceEap,
  },
  {
    item: '1d',
    what: 'reference file: greedy orders that differ',
    max: 0,
    figure: ({ laws }) => laws.referenceOrders,
  },
  {
    item: '1e',
    what: 'fast against naive program: mode, covariance, comparison index, largest deviation',
    max: 1e-9,
    figure: ({ laws }) => Math.max(laws.naiveDeviation, laws.comparisonDeviation),
  },
  {
    item: '1f',
    what: 'fast against naive program: shown scores and margins, points (table interpolation)',
    max: 2e-3,
    figure: ({ laws }) => laws.naiveScores,
  },
  {
    item: '2a',
    what: 'largest gradient of the log posterior at the mode',
    max: 1e-8,
    figure: ({ laws }) => laws.gradient,
  },
  {
    item: '2b',
    what: 'largest disagreement of modes from 20 random starts',
    max: 1e-7,
    figure: ({ laws }) => laws.startDisagreement,
  },
  { item: '2c', what: 'most Newton steps', max: 12, figure: ({ laws }) => laws.iterations },
];

export const symmetryBars: readonly Bar[] = [
  {
    item: '9a',
    what: 'raised answers that did not raise the mode',
    max: 0,
    figure: ({ laws }) => laws.notMonotone,
  },
  {
    item: '9b',
    what: 'poles exchanged: modes differ by at most',
    max: 1e-6,
    figure: ({ laws }) => laws.mirrorMode,
  },
  {
    item: '9c',
    what: 'poles exchanged: reported polarities differ by at most, points',
    max: 1,
    figure: ({ laws }) => laws.mirrorPolarity,
  },
];
