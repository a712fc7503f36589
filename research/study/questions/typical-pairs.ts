/** Do typical pairs get the percent and the level that measurement §6 expects? */

import {
  exactCompatibility,
  pairStanding,
  randomPartners,
  pairPercent,
  pairWants,
  levelOfPercent,
} from '../../../packages/psychometrics/src/comparison/compatibility.ts';
import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { themeTraits, traitCount } from '../../second-model/model.ts';
import { complement } from '../../second-model/pair.ts';
import { shippedBank } from '../people/worlds.ts';
import { indices, type Question } from '../question.ts';

/**
 * Each person is given by exact domain scores, 0 to 1; `target` is the expected percent, and
 * `place` where the level must lie: the highest, the lowest, one of the two between, or any.
 */
interface TypicalPair {
  name: string;
  people: readonly [number[], number[]];
  target: number;
  place: 'top' | 'bottom' | 'between' | 'any';
}

function typicalPairs(): TypicalPair[] {
  const person = (positive: number, negative: number, unpoled: number): number[] =>
    indices(traitCount).map((k) =>
      complement(k) === k ? unpoled : complement(k) > k ? positive : negative,
    );
  const leader = person(0.7, 0.05, 0.3);
  const follower = person(0.05, 0.7, 0.3);
  const both = person(0.65, 0.65, 0.3);
  const none = person(0.05, 0.05, 0.05);
  const all = person(0.95, 0.95, 0.95);
  const neutral = person(0.5, 0.5, 0.5);
  const soft = themeTraits('SENS');
  const vanilla = person(0.1, 0.1, 0.1).map((d, k) => (soft.includes(k) ? 0.8 : d));
  return [
    { name: 'leader and follower', people: [leader, follower], target: 96, place: 'top' },
    { name: 'two switches', people: [both, both], target: 96, place: 'top' },
    { name: 'two uninterested people', people: [none, none], target: 75, place: 'between' },
    { name: 'leader and switch', people: [leader, both], target: 70, place: 'between' },
    { name: 'two neutral people', people: [neutral, neutral], target: 75, place: 'any' },
    { name: 'uninterested and leader', people: [none, leader], target: 44, place: 'any' },
    { name: 'leader and vanilla', people: [leader, vanilla], target: 42, place: 'bottom' },
    { name: 'two leaders', people: [leader, leader], target: 27, place: 'bottom' },
    { name: 'all and nothing', people: [all, none], target: 9, place: 'bottom' },
  ];
}

/** Whether the product's level, at exact scores, is not where it must be. */
function isMisplaced({ people, place }: TypicalPair): boolean {
  const [mine, theirs] = people.map((scores) =>
    randomPartners(
      shippedBank,
      scores.map((d) => 100 * d),
    ),
  );
  const [first, second] = people;
  const percent = pairPercent(
    pairStanding(exactCompatibility(first, second), mine!, theirs!),
    pairWants(Float64Array.from(first), Float64Array.from(second)),
  );
  const level = compatibilityLevels.indexOf(levelOfPercent(Math.round(percent)));
  const reached = level === 0 ? 'bottom' : level === 3 ? 'top' : 'between';
  return place !== 'any' && place !== reached;
}

interface TypicalPairFigures {
  /** The largest distance of the percent from the expected one, in points. */
  distance: number;
  /** The names of the pairs at a wrong level. */
  misplaced: string[];
}

export const typical: Question<never, never, TypicalPairFigures> = {
  plan: () => [],
  effort: () => 0,
  simulate: (task) => task,
  measure: () => ({
    distance: Math.max(
      ...typicalPairs().map(({ people, target }) =>
        Math.abs(exactCompatibility(...people) - target),
      ),
    ),
    misplaced: typicalPairs()
      .filter(isMisplaced)
      .map(({ name }) => name),
  }),
  bars: ({ distance, misplaced }) => [
    ['8h', 'archetypes, largest distance from measurement §6, points', { max: 2 }, distance],
    [
      '8p',
      'typical pairs (leader and follower, two leaders, …) at a wrong level',
      { max: 0 },
      misplaced.length,
    ],
  ],
  report: () => [],
};
