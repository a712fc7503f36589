/**
 * Computes the correlation of two people's raw answers. The study compares the compatibility index
 * with this simple measure.
 */

import type { World } from '../../people/worlds.ts';
import { correlation } from '../statistics.ts';
import type { Administration } from './administration.ts';

/** Correlations of two people's 48 raw answers, one per administration. */
export interface PeerRecord {
  match: boolean;
  truth: number;
  /** The correlation of the two people's answers to the same questions. */
  same: [number, number];
  /**
   * The correlation of each answer with the other person's answer to the complementary question.
   */
  complementary: [number, number];
}

export function rawCorrelations(
  world: World,
  sides: readonly [Administration[], Administration[]],
  about: { match: boolean; truth: number },
): PeerRecord {
  const setA = world.truth.flatMap((item, i) => (item.isSetA ? [i] : []));
  const correlate = (time: number, counterpart: (i: number) => number): number =>
    correlation(
      setA.map((i) => sides[0][time]!.complete[i]!),
      setA.map((i) => sides[1][time]!.complete[counterpart(i)]!),
    );
  const correlateTwice = (counterpart: (i: number) => number): [number, number] => [
    correlate(0, counterpart),
    correlate(1, counterpart),
  ];
  return {
    ...about,
    same: correlateTwice((i) => i),
    complementary: correlateTwice((i) => world.truth[i]!.partner),
  };
}
