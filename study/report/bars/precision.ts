/** The bars (required limits) for error, coverage and reliability (measurement §10.3 to 5). */

import type { Figure } from '../../parts/statistics.ts';
import type { Figures } from '../figures/figures.ts';
import type { Quantity, QuantityFigures } from '../figures/precision.ts';
import type { Bar } from './bar.ts';

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
): (figures: Figures) => Figure {
  return ({ precision: all }) => all[condition]![quantity][name];
}

export const precisionBars: readonly Bar[] = [
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
  ...covered.map((quantity): Bar => ({
    item: '4a',
    what: `coverage of 95 % intervals, ${coverageNames[quantity]}, true parameters, 48+15`,
    min: 0.925,
    max: 0.965,
    margin: 0.012,
    figure: precision(adaptive, quantity, 'coverage95'),
  })),
  ...covered.map((quantity): Bar => ({
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
