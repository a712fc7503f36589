/** The bars (required limits) for response quality (measurement §10.10, m5). */

import type { Bar } from './bar.ts';

export const qualityBars: readonly Bar[] = [
  {
    item: '10f',
    what: 'all 1 and all 7 called careless',
    max: 0,
    figure: ({ quality }) => quality.extremesFlagged,
  },
  {
    item: 'm5a',
    what: 'random answerers flagged by the product, expert parameters that are off',
    min: 0.98,
    margin: 0.02,
    figure: ({ quality }) => quality.flagged.random,
  },
  {
    item: 'm5b',
    what: 'random answerers flagged, true parameters and cuts of their own',
    min: 0.99,
    margin: 0.01,
    figure: ({ quality }) => quality.fit.calibrated.misfit.random,
  },
  {
    item: 'm5c',
    what: 'random answerers flagged, expert parameters that are right and cuts of their own',
    min: 0.99,
    margin: 0.015,
    figure: ({ quality }) => quality.fit.ideal.misfit.random,
  },
  {
    item: 'm5d',
    what: 'own answers in random places flagged by the product',
    min: 0.9,
    margin: 0.04,
    figure: ({ quality }) => quality.flagged.shuffled,
  },
  {
    item: 'm5e',
    what: 'straight lines on 2 to 6 flagged by longest run',
    min: 1,
    figure: ({ quality }) => quality.straightFlagged,
  },
  {
    item: 'm5f',
    what: 'honest people flagged by the product (false alarms), expert parameters that are off',
    max: 0.055,
    margin: 0.035,
    figure: ({ quality }) => quality.flagged.honest,
  },
  {
    item: 'm5g',
    what: 'very reserved people flagged by the product (false alarms)',
    max: 0.07,
    margin: 0.035,
    figure: ({ quality }) => quality.flagged['very reserved'],
  },
  {
    item: 'm5h',
    what: 'people of soft play only flagged by the product (false alarms)',
    max: 0.02,
    margin: 0.02,
    figure: ({ quality }) => quality.flagged.vanilla,
  },
  {
    item: 'm5i',
    what: 'answers of 2 or 3 to all but soft play called careless',
    max: 0,
    figure: ({ quality }) => quality.quietFlagged,
  },
];
