/** The bars (required limits) for the levels of the comparison (measurement §6, §10.8). */

import type { PairKind } from '../../parts/levels/levels.ts';
import type { Figure } from '../../parts/statistics.ts';
import type { Figures } from '../figures/figures.ts';
import type { KindFigures } from '../figures/levels.ts';
import type { Bar } from './bar.ts';

const value = ({ value: number }: Figure): number => number;

/**
 * Returns the figure of one kind of pair that is worse for the bar: right or shipped parameters.
 */
function worse(
  kind: PairKind,
  read: (figures: KindFigures) => Figure,
  isWorse: 'lower' | 'higher',
): Bar['figure'] {
  return ({ levels: { kinds } }: Figures) => {
    const both = [read(kinds.calibrated[kind]), read(kinds.provisional[kind])];
    both.sort((a, b) => (isWorse === 'lower' ? 1 : -1) * (a.value - b.value));
    return both[0]!;
  };
}

export const levelBars: readonly Bar[] = [
  {
    item: '8f',
    what: 'within one level in both administrations, random pairs, true parameters',
    min: 0.92,
    margin: 0.06,
    figure: ({ levels }) => levels.kinds.calibrated.random.withinOne,
  },
  ...(['random', 'matched', 'opposed'] as const).map((kind): Bar => ({
    item: '8g',
    what: `coverage of 90 % intervals of the percent, ${kind} pairs`,
    min: { random: 0.85, matched: 0.8, opposed: 0.65 }[kind],
    margin: 0.12,
    figure: worse(kind, ({ coverage }) => coverage, 'lower'),
  })),
  {
    item: '8i',
    what: 'levels of random pairs, true parameters, furthest from 25/40/25/10',
    max: 0.03,
    margin: 0.16,
    figure: ({ levels }) => levels.distanceFromShares.calibrated,
  },
  {
    item: '8j',
    what: 'random pairs at the highest level, expert parameters that are off',
    max: 0.16,
    margin: 0.1,
    figure: ({ levels }) => levels.kinds.provisional.random.levels[3]!,
  },
  {
    item: '8k',
    what: 'matched pairs (.8) in the two highest levels',
    min: 0.9,
    margin: 0.08,
    figure: worse('matched', ({ topTwo }) => topTwo, 'lower'),
  },
  {
    item: '8l',
    what: 'opposed pairs (-.8) in the two highest levels',
    max: 0.05,
    margin: 0.06,
    figure: worse('opposed', ({ topTwo }) => topTwo, 'higher'),
  },
  {
    item: '8m',
    what: 'very reserved pairs at any one level, largest share',
    max: 0.5,
    isKnownMiss: true,
    figure: ({ levels: { kinds } }) =>
      Math.max(
        ...[kinds.calibrated, kinds.provisional].flatMap(({ reserved }) =>
          reserved.levels.map(value),
        ),
      ),
  },
  {
    item: '8n',
    what: 'very reserved pairs at the lowest level',
    max: 0.05,
    margin: 0.05,
    figure: worse('reserved', ({ levels }) => levels[0]!, 'higher'),
  },
  {
    item: '8o',
    what: 'kappa of the level in both administrations, random and matched pairs',
    min: 0.6,
    margin: 0.2,
    figure: ({ levels: { kappa } }) =>
      kappa.calibrated.value < kappa.provisional.value ? kappa.calibrated : kappa.provisional,
  },
  {
    item: '8p',
    what: 'typical pairs (leader and follower, two leaders, …) at a wrong level',
    max: 0,
    figure: ({ laws }) => laws.misplacedPairs,
  },
];
