/** The bars (required limits) for what stands out, titles and texts (meaning §3, §8). */

import type { Bar } from './bar.ts';

export const portraitBars: readonly Bar[] = [
  {
    item: 'M3a',
    what: 'the theme that stands out first for most people: share of people',
    max: 0.18,
    margin: 0.06,
    figure: ({ portrait }) => portrait.firstRange[0],
  },
  {
    item: 'M3b',
    what: 'the theme that stands out first for fewest people: share of people',
    min: 0.05,
    margin: 0.035,
    figure: ({ portrait }) => portrait.firstRange[1],
  },
  {
    item: 'M8a',
    what: 'the same title again, where both administrations give a title',
    min: 0.7,
    margin: 0.2,
    figure: ({ portrait }) => portrait.titleStable,
  },
  {
    item: 'M8b',
    what: 'the text that most people share, of 1,000: share of people',
    max: 0.02,
    margin: 0.01,
    figure: ({ texts }) => texts.mostShared,
  },
  {
    item: 'M8c',
    what: 'sentences that the figures do not support',
    max: 0,
    figure: ({ texts }) => texts.unsupported,
  },
];
