/**
 * Typical pairs (measurement §6). Each person is given by exact domain scores, 0 to 1;
 * `target` is the percent that is expected for the pair, and `place` where its level must lie.
 */

import { themes } from '../../../src/domain/themes.ts';
import { complement } from '../../naive/compare.ts';
import { themeTraits, traitCount } from '../../naive/model.ts';

export interface Archetype {
  name: string;
  first: number[];
  second: number[];
  target: number;
  /** The highest level, the lowest, one of the two between, or any. */
  place: 'top' | 'bottom' | 'between' | 'any';
}

export function archetypes(): Archetype[] {
  const person = (positive: number, negative: number, unpoled: number): number[] =>
    Array.from({ length: traitCount }, (_, k) =>
      complement(k) === k ? unpoled : complement(k) > k ? positive : negative,
    );
  const leader = person(0.7, 0.05, 0.3);
  const follower = person(0.05, 0.7, 0.3);
  const both = person(0.65, 0.65, 0.3);
  const none = person(0.05, 0.05, 0.05);
  const all = person(0.95, 0.95, 0.95);
  const neutral = person(0.5, 0.5, 0.5);
  const soft = themes.find((theme) => theme === 'SENS')!;
  const vanilla = person(0.1, 0.1, 0.1).map((d, k) => (themeTraits(soft).includes(k) ? 0.8 : d));
  const pair = (
    name: string,
    [first, second]: readonly [number[], number[]],
    target: number,
    place: Archetype['place'],
  ): Archetype => ({ name, first, second, target, place });
  return [
    pair('leader and follower', [leader, follower], 96, 'top'),
    pair('two switches', [both, both], 96, 'top'),
    pair('two uninterested people', [none, none], 75, 'top'),
    pair('leader and switch', [leader, both], 70, 'between'),
    pair('two neutral people', [neutral, neutral], 75, 'any'),
    pair('uninterested and leader', [none, leader], 44, 'any'),
    pair('leader and vanilla', [leader, vanilla], 42, 'bottom'),
    pair('two leaders', [leader, leader], 27, 'bottom'),
    pair('all and nothing', [all, none], 9, 'bottom'),
  ];
}
