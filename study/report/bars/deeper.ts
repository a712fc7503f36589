/** The bars (required limits) for rounds of ten (measurement §10). */

import type { DeeperChunk, DeeperPerson, Moment, Sharpness } from '../../parts/deeper/deeper.ts';
import { type Figure, jackknifeFigure, mean } from '../../parts/statistics.ts';
import type { Scoring } from '../../people/worlds.ts';
import type { Bar, JudgedBar } from './bar.ts';
import { judge } from './bars.ts';

type DeeperBar = Bar<readonly DeeperChunk[]>;

/** Returns a figure over the people of one scoring. */
const over =
  (scoring: Scoring, statistic: (people: readonly DeeperPerson[]) => number) =>
  (chunks: readonly DeeperChunk[]): Figure =>
    jackknifeFigure(
      chunks.filter((chunk) => chunk.scoring === scoring),
      (some) => statistic(some.flatMap(({ people }) => people)),
    );

const rmseAt = (moment: Moment) => (people: readonly DeeperPerson[]) =>
  Math.sqrt(mean(people.map(({ at }) => at[moment].squaredError)));

const coverageAt = (moment: Moment) => (people: readonly DeeperPerson[]) =>
  mean(people.map(({ at }) => at[moment].covered));

/** The share of people with a smaller margin at `moment` than after Set B. */
const shrinkAt =
  (moment: Moment, margin: 'polaritySe' | 'scoreSe') => (people: readonly DeeperPerson[]) =>
    mean(people.map(({ at }) => Number(isSmaller(at[moment], at['48+15'], margin))));

const isSmaller = (now: Sharpness, before: Sharpness, margin: 'polaritySe' | 'scoreSe'): boolean =>
  now[margin] < before[margin];

const scored = {
  calibrated: 'true parameters',
  provisional: 'provisional parameters',
} as const satisfies Record<Scoring, string>;

const shrinking = (scoring: Scoring): DeeperBar[] => [
  {
    item: 'r3',
    what: `people whose polarity margins shrink with the first round, ${scored[scoring]}`,
    min: 0.9,
    figure: over(scoring, shrinkAt('48+15+10', 'polaritySe')),
  },
  {
    item: 'r3',
    what: `people whose score margins shrink with the first round, ${scored[scoring]}`,
    min: 0.9,
    figure: over(scoring, shrinkAt('48+15+10', 'scoreSe')),
  },
];

const bars: readonly DeeperBar[] = [
  {
    item: 'r1',
    what: 'RMSE of traits after 48+15+20',
    max: 0.415,
    margin: 0.02,
    figure: over('calibrated', rmseAt('48+15+20')),
  },
  {
    item: 'r2',
    what: 'RMSE of traits after all questions',
    max: 0.36,
    margin: 0.02,
    figure: over('calibrated', rmseAt('all')),
  },
  ...shrinking('calibrated'),
  ...shrinking('provisional'),
  {
    item: 'r4',
    what: 'coverage of 95 % intervals, traits, true parameters, all questions',
    min: 0.925,
    max: 0.965,
    margin: 0.012,
    figure: over('calibrated', coverageAt('all')),
  },
  {
    item: 'r5',
    what: 'questions of rarity 3 to 5 asked about refused themes',
    max: 0,
    figure: (chunks) =>
      chunks.flatMap(({ people }) => people).reduce((sum, each) => sum + each.rareOfRefused, 0),
  },
];

export const judgeDeeper = (chunks: readonly DeeperChunk[], isQuick: boolean): JudgedBar[] =>
  judge(bars, chunks, isQuick);
