/** The bars (required limits) for what stands out, titles and texts (measurement §10.12, §10.13). */

import type { Bar } from './bar.ts';

export const portraitBars: readonly Bar[] = [
  {
    item: '12a',
    what: 'the theme that stands out first for most people: share of people',
    max: 0.18,
    margin: 0.06,
    figure: ({ portrait }) => portrait.firstRange[0],
  },
  {
    item: '12b',
    what: 'the theme that stands out first for fewest people: share of people',
    min: 0.05,
    margin: 0.035,
    figure: ({ portrait }) => portrait.firstRange[1],
  },
  {
    item: '13a',
    what: 'the same title again, where both administrations give a title',
    min: 0.7,
    margin: 0.2,
    figure: ({ portrait }) => portrait.titleStable,
  },
  {
    item: '13b',
    what: 'the text that most people share, of 1,000: share of people',
    max: 0.02,
    margin: 0.01,
    figure: ({ texts }) => texts.mostShared,
  },
  {
    item: '13c',
    what: 'sentences that the figures do not support',
    max: 0,
    figure: ({ texts }) => texts.unsupported,
  },
];
