/** The bars (required limits) for starting values from published surveys (measurement §2.1). */

import type { Bar } from './bar.ts';

export const startingValuesBars: readonly Bar[] = [
  {
    item: 'm1a',
    what: 'people like the experts’ prior: RMSE of traits, published prior over experts’ prior',
    max: 1.03,
    margin: 0.02,
    figure: ({ startingValues }) => startingValues.ratios.experts.traits,
  },
  {
    item: 'm1b',
    what: 'people like the published surveys: the same',
    max: 0.97,
    margin: 0.02,
    figure: ({ startingValues }) => startingValues.ratios.published.traits,
  },
  {
    item: 'm1c',
    what: 'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise',
    max: 0.95,
    margin: 0.03,
    figure: ({ startingValues }) => startingValues.ratios.published.polarities,
  },
];
