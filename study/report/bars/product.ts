/** The bars (required limits) for computing time and for Set B (measurement §10.6, 7, m6). */

import type { Bar } from './bar.ts';

export const costBars: readonly Bar[] = [
  {
    item: '6a',
    what: 'choose 15 of 80, median ms',
    max: 2,
    margin: 10,
    figure: ({ cost }) => cost['choose 15 of 80'].median,
  },
  {
    item: '6b',
    what: 'choose 15 of 80, 99 % point ms',
    max: 25,
    margin: 100,
    figure: ({ cost }) => cost['choose 15 of 80'].p99,
  },
  {
    item: '6c',
    what: 'score 63 answers, median ms',
    max: 25,
    margin: 10,
    figure: ({ cost }) => cost['score 63 answers'].median,
  },
  {
    item: '6d',
    what: 'whole profile with draws, median ms',
    max: 10,
    margin: 20,
    figure: ({ cost }) => cost['whole profile of 63 answers'].median,
  },
  {
    item: '6d',
    what: 'whole profile with draws, 99 % point ms',
    max: 50,
    margin: 100,
    figure: ({ cost }) => cost['whole profile of 63 answers'].p99,
  },
  {
    item: '6e',
    what: 'compare two people, median ms',
    max: 4,
    margin: 10,
    figure: ({ cost }) => cost['compare two people'].median,
  },
];

export const setBBars: readonly Bar[] = [
  {
    item: '7a',
    what: 'rules of Set B broken in all patterns',
    max: 0,
    figure: ({ constraints }) => constraints.broken,
  },
  {
    item: '7b',
    what: 'patterns whose second choice differed',
    max: 0,
    figure: ({ constraints }) => constraints.notReproduced,
  },
  {
    item: '7c',
    what: 'exposure of the least-shown pool item, share of attempts',
    min: 0.01,
    figure: ({ exposure }) => exposure.min,
  },
  {
    item: 'm6a',
    what: 'people who refused a theme and meet a question of it of rarity class 4 or 5',
    max: 0,
    figure: ({ constraints }) => constraints.metAboveClass3,
  },
  {
    item: 'm6b',
    what: 'people who refused a theme and meet a question of it above rarity class 2',
    max: 0,
    figure: ({ constraints }) => constraints.metAboveClass2,
  },
];
