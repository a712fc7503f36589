/** The bars (required limits) for response quality (measurement §10.10). */

import type { Bar } from './bar.ts';

export const qualityBars: readonly Bar[] = [
  {
    item: '10a',
    what: 'random answerers flagged at 5 % false alarms, true parameters',
    min: 0.95,
    margin: 0.03,
    figure: ({ quality }) => quality.fit.calibrated.random,
  },
  {
    item: '10b',
    what: 'random answerers flagged at 5 % false alarms, expert parameters that are right',
    min: 0.95,
    margin: 0.12,
    figure: ({ quality }) => quality.fit.ideal.random,
  },
  {
    item: '10c',
    what: 'random answerers flagged by the product, expert parameters that are off',
    min: 0.95,
    margin: 0.2,
    figure: ({ quality }) => quality.flagged.random,
  },
  {
    item: '10d',
    what: 'honest people flagged by the product (false alarms), expert parameters that are off',
    max: 0.05,
    margin: 0.03,
    figure: ({ quality }) => quality.flagged.honest,
  },
  {
    item: '10e',
    what: 'straight lines on 2 to 6 flagged by longest run',
    min: 1,
    figure: ({ quality }) => quality.straightFlagged,
  },
  {
    item: '10f',
    what: 'all 1 and all 7 called careless',
    max: 0,
    figure: ({ quality }) => quality.extremesFlagged,
  },
];
