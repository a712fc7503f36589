/**
 * Computes how well the correlation of two people's raw answers performs. The study compares the
 * compatibility index with this simple measure.
 */

import type { CompatibilityChunk } from '../../parts/compatibility/compatibility.ts';
import type { PeerRecord } from '../../parts/compatibility/peers.ts';
import { correlation, jackknifeFigure, type Figure } from '../../parts/statistics.ts';
import { areaUnderCurve } from './roc.ts';

export interface PeerFigures {
  retestRandom: Figure;
  truthRandom: Figure;
  auc: Figure;
}

export function peerFigures(
  chunks: readonly CompatibilityChunk[],
  kind: 'same' | 'complementary',
): PeerFigures {
  const figure = (statistic: (pairs: PeerRecord[]) => number): Figure =>
    jackknifeFigure(chunks, (some) => statistic(some.flatMap(({ peers }) => peers)));
  const random = (pairs: PeerRecord[]): PeerRecord[] => pairs.filter(({ match }) => !match);
  return {
    retestRandom: figure((pairs) =>
      correlation(
        random(pairs).map((pair) => pair[kind][0]),
        random(pairs).map((pair) => pair[kind][1]),
      ),
    ),
    truthRandom: figure((pairs) =>
      correlation(
        random(pairs).map((pair) => pair[kind][0]),
        random(pairs).map(({ truth }) => truth),
      ),
    ),
    auc: figure((pairs) =>
      areaUnderCurve(pairs.map((pair) => ({ match: pair.match, value: pair[kind][0] }))),
    ),
  };
}
