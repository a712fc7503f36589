/**
 * Computes the accuracy and repeatability of the comparison's percent, interval and level. Each
 * pair of people was compared twice (measurement §10.8).
 */

import {
  compatibilityConditions,
  type CompatibilityCondition,
} from '../../parts/compatibility/administration.ts';
import type { CompatibilityChunk } from '../../parts/compatibility/compatibility.ts';
import { pairFigures, type PairFigures } from './pairs.ts';
import { peerFigures, type PeerFigures } from './peers.ts';

export interface CompatibilityFigures {
  randomPairs: number;
  matches: number;
  conditions: Record<CompatibilityCondition, PairFigures>;
  peers: Record<'same' | 'complementary', PeerFigures>;
  asymmetric: number;
  notReproduced: number;
  disclosed: number;
  /**
   * Up to 500 pairs for the plot. `first` and `second` are the percents in the two administrations,
   * `truth` is the true index.
   */
  scatter: { match: boolean; truth: number; first: number; second: number }[];
}

export function compatibilityFigures(chunks: readonly CompatibilityChunk[]): CompatibilityFigures {
  const pairs = chunks.flatMap(({ records }) => records['calibrated 48+15']);
  const total = (name: 'asymmetric' | 'notReproduced' | 'disclosed'): number =>
    chunks.reduce((sum, chunk) => sum + chunk[name], 0);
  return {
    randomPairs: pairs.filter(({ match }) => !match).length,
    matches: pairs.filter(({ match }) => match).length,
    // as: one entry per condition
    conditions: Object.fromEntries(
      compatibilityConditions.map((name) => [name, pairFigures(chunks, name)]),
    ) as Record<CompatibilityCondition, PairFigures>,
    peers: {
      same: peerFigures(chunks, 'same'),
      complementary: peerFigures(chunks, 'complementary'),
    },
    asymmetric: total('asymmetric'),
    notReproduced: total('notReproduced'),
    disclosed: total('disclosed'),
    scatter: pairs
      .slice(0, 500)
      .map(({ match, truth, percent: [first, second] }) => ({ match, truth, first, second })),
  };
}
