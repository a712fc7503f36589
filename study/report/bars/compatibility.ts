/** The bars (required limits) for the comparison of two people (measurement §10.8). */

import type { Figure } from '../../parts/statistics.ts';
import type { Figures } from '../figures/figures.ts';
import type { Bar } from './bar.ts';

type PairFigure = 'retestRandom' | 'differenceSd';

/** Returns a figure for pairs after 48+15 questions, scored with the true parameters. */
function pairFigure(name: PairFigure): (figures: Figures) => Figure {
  return ({ compatibility }) => compatibility.conditions['calibrated 48+15'][name];
}

export const compatibilityBars: readonly Bar[] = [
  {
    item: '8a',
    what: 'pairs whose result changed with their order',
    max: 0,
    figure: ({ compatibility }) => compatibility.asymmetric,
  },
  {
    item: '8b',
    what: 'pairs whose result changed when asked again',
    max: 0,
    figure: ({ compatibility }) => compatibility.notReproduced,
  },
  {
    item: '8c',
    what: 'pairs with a one-sided interest disclosed',
    max: 0,
    figure: ({ compatibility }) => compatibility.disclosed,
  },
  {
    item: '8d',
    what: 'retest correlation of the percent, random pairs, 48+15',
    min: 0.8,
    margin: 0.11,
    figure: pairFigure('retestRandom'),
  },
  {
    item: '8e',
    what: 'SD of the difference between two administrations, points',
    max: 5.5,
    margin: 0.8,
    figure: pairFigure('differenceSd'),
  },
  {
    item: '8h',
    what: 'archetypes, largest distance from measurement §6, points',
    max: 2,
    figure: ({ laws }) => laws.archetype,
  },
];
