/** The bars (required limits) for fantasy and activity (measurement §10, m2). */

import type { Bar } from './bar.ts';

export const facetBars: readonly Bar[] = [
  {
    item: 'm2a',
    what: 'people without any contrast about whom a difference of fantasy and activity is claimed',
    max: 0.03,
    margin: 0.025,
    figure: ({ facets }) => facets.withoutContrast,
  },
  {
    item: 'm2b',
    what: 'claimed differences of fantasy and activity with the wrong sign',
    max: 0.03,
    margin: 0.03,
    figure: ({ facets }) => facets.wrongSign,
  },
  {
    item: 'm2c',
    what: 'answering 4 throughout: largest gap of any theme, points, mean of 50 surveys',
    max: 4,
    isKnownMiss: true,
    figure: ({ facets }) => facets.foursGap.survey,
  },
];
