/**
 * The typical pairs of measurement §6. Each person is given by exact domain scores, 0 to 1;
 * `target` is the percent that is expected for the pair.
 */

import { complement } from '../../naive/compare.ts';
import { traitCount } from '../../naive/model.ts';

export interface Archetype {
  name: string;
  first: number[];
  second: number[];
  target: number;
}

export function archetypes(): Archetype[] {
  const person = (positive: number, negative: number, unpoled: number): number[] =>
    Array.from({ length: traitCount }, (_, k) =>
      complement(k) === k ? unpoled : complement(k) > k ? positive : negative,
    );
  const leader = person(0.7, 0.05, 0.3);
  const follower = person(0.05, 0.7, 0.3);
  const both = person(0.65, 0.65, 0.3);
  const uninterested = person(0.05, 0.05, 0.05);
  const neutral = person(0.5, 0.5, 0.5);
  return [
    { name: 'leader and follower', first: leader, second: follower, target: 93 },
    { name: 'two switches', first: both, second: both, target: 93 },
    { name: 'leader and switch', first: leader, second: both, target: 68 },
    { name: 'two uninterested people', first: uninterested, second: uninterested, target: 64 },
    { name: 'two neutral people', first: neutral, second: neutral, target: 64 },
    { name: 'uninterested and leader', first: uninterested, second: leader, target: 34 },
    { name: 'two leaders', first: leader, second: leader, target: 20 },
  ];
}
