/**
 * The bars (required limits) for what stands out, titles and texts (measurement §10, m3 and m8).
 */

import type { Bar } from './bar.ts';

export const portraitBars: readonly Bar[] = [
  {
    item: 'm3a',
    what: 'the theme that stands out first for most people: share of people',
    max: 0.18,
    margin: 0.06,
    figure: ({ portrait }) => portrait.firstRange[0],
  },
  {
    item: 'm3b',
    what: 'the theme that stands out first for fewest people: share of people',
    min: 0.05,
    margin: 0.035,
    figure: ({ portrait }) => portrait.firstRange[1],
  },
  {
    item: 'm8a',
    what: 'the same title again, where both administrations give a title',
    min: 0.7,
    margin: 0.2,
    figure: ({ portrait }) => portrait.titleStable,
  },
  {
    item: 'm8b',
    what: 'the text that most people share, of 1,000: share of people',
    max: 0.02,
    margin: 0.01,
    figure: ({ texts }) => texts.mostShared,
  },
  {
    item: 'm8c',
    what: 'sentences that the figures do not support',
    max: 0,
    figure: ({ texts }) => texts.unsupported,
  },
];
