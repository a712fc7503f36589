/** What comparing known pairs twice says of the percent, its interval and its level (measurement §10.8). */

import { levelCuts } from '../../src/domain/scoring.ts';
import {
  compatibilityConditions,
  type CompatibilityChunk,
  type CompatibilityCondition,
  type PairRecord,
  type PeerRecord,
} from '../parts/compatibility.ts';
import type { Population } from '../parts/precision.ts';
import { correlation, deviation, figure, mean, type Figure } from '../parts/sums.ts';

export interface PairFigures {
  rmseRandom: Figure;
  /** Correlation with the index at the true scores. */
  truthRandom: Figure;
  retestRandom: Figure;
  retestAll: Figure;
  /** Standard deviation of the difference between the two administrations, points. */
  differenceSd: Figure;
  coverageRandom: Figure;
  coverageMatches: Figure;
  sameLevel: Figure;
  withinOneLevel: Figure;
  /** Cohen's kappa with quadratic weights over the four levels. */
  kappa: Figure;
  /** Mean of shown minus true, points. */
  biasRandom: Figure;
  biasMatches: Figure;
  /** How well the percent tells matches from random pairs. */
  auc: Figure;
  meanWidth: Figure;
  /** Share of random pairs and of matches at each level, lowest first. */
  levelsRandom: number[];
  levelsMatches: number[];
}

export interface CompatibilityFigures {
  randomPairs: number;
  matches: number;
  conditions: Record<CompatibilityCondition, PairFigures>;
  peers: Record<
    'same' | 'complementary',
    { retestRandom: Figure; truthRandom: Figure; auc: Figure }
  >;
  asymmetric: number;
  unrepeated: number;
  disclosed: number;
  /** Random pairs at their true scores: mean index and share at each level, lowest first, by population. */
  trueLevels: Record<Population, { mean: number; levels: number[] }>;
  /** Shown and true percent of some pairs, for the plot. */
  scatter: { match: boolean; truth: number; first: number; second: number }[];
}

export function compatibilityFigures(chunks: readonly CompatibilityChunk[]): CompatibilityFigures {
  const all = (chunk: CompatibilityChunk): PairRecord[] => chunk.records['calibrated 48+15'];
  const count = (match: boolean): number =>
    chunks.reduce(
      (sum, chunk) => sum + all(chunk).filter((pair) => pair.match === match).length,
      0,
    );
  const total = (name: 'asymmetric' | 'unrepeated' | 'disclosed'): number =>
    chunks.reduce((sum, chunk) => sum + chunk[name], 0);
  return {
    randomPairs: count(false),
    matches: count(true),
    // as: one entry per condition
    conditions: Object.fromEntries(
      compatibilityConditions.map((name) => [name, pairFigures(chunks, name)]),
    ) as Record<CompatibilityCondition, PairFigures>,
    peers: {
      same: peerFigures(chunks, 'same'),
      complementary: peerFigures(chunks, 'complementary'),
    },
    asymmetric: total('asymmetric'),
    unrepeated: total('unrepeated'),
    disclosed: total('disclosed'),
    trueLevels: {
      usual: trueLevels(chunks, 'usual'),
      reserved: trueLevels(chunks, 'reserved'),
      'very reserved': trueLevels(chunks, 'very reserved'),
    },
    scatter: chunks
      .flatMap(all)
      .slice(0, 500)
      .map(({ match, truth, percent: [first, second] }) => ({ match, truth, first, second })),
  };
}

function trueLevels(
  chunks: readonly CompatibilityChunk[],
  population: Population,
): { mean: number; levels: number[] } {
  const indices = chunks.flatMap(({ trueIndex }) => trueIndex[population]);
  const levelOf = (index: number): number =>
    levelCuts.filter((cut) => Math.round(index) >= cut).length;
  return {
    mean: mean(indices),
    levels: [0, 1, 2, 3].map((level) =>
      mean(indices.map((index) => Number(levelOf(index) === level))),
    ),
  };
}

function pairFigures(
  chunks: readonly CompatibilityChunk[],
  condition: CompatibilityCondition,
): PairFigures {
  const of = (match: boolean | null, statistic: (pairs: PairRecord[]) => number): Figure =>
    figure(chunks, (some) =>
      statistic(
        some
          .flatMap(({ records }) => records[condition])
          .filter((pair) => match === null || pair.match === match),
      ),
    );
  const share =
    (test: (pair: PairRecord) => boolean) =>
    (pairs: PairRecord[]): number =>
      mean(pairs.map((pair) => Number(test(pair))));
  const covered = share(
    ({ truth, interval: [low, high] }) => Math.round(truth) >= low && Math.round(truth) <= high,
  );
  const bias = (pairs: PairRecord[]): number =>
    mean(pairs.map(({ percent, truth }) => percent[0] - truth));
  const retest = (pairs: PairRecord[]): number =>
    correlation(
      pairs.map(({ percent }) => percent[0]),
      pairs.map(({ percent }) => percent[1]),
    );
  const levels = (match: boolean): number[] =>
    [0, 1, 2, 3].map(
      (level) =>
        of(
          match,
          share((pair) => pair.level[0] === level),
        ).value,
    );
  return {
    rmseRandom: of(false, (pairs) =>
      Math.sqrt(mean(pairs.map(({ percent, truth }) => (percent[0] - truth) ** 2))),
    ),
    truthRandom: of(false, (pairs) =>
      correlation(
        pairs.map(({ percent }) => percent[0]),
        pairs.map(({ truth }) => truth),
      ),
    ),
    retestRandom: of(false, retest),
    retestAll: of(null, retest),
    differenceSd: of(null, (pairs) =>
      deviation(pairs.map(({ percent }) => percent[0] - percent[1])),
    ),
    coverageRandom: of(false, covered),
    coverageMatches: of(true, covered),
    sameLevel: of(
      null,
      share(({ level }) => level[0] === level[1]),
    ),
    withinOneLevel: of(
      null,
      share(({ level }) => Math.abs(level[0] - level[1]) <= 1),
    ),
    kappa: of(null, weightedKappa),
    biasRandom: of(false, bias),
    biasMatches: of(true, bias),
    auc: of(null, (pairs) =>
      areaUnderCurve(pairs.map(({ match, percent }) => ({ match, value: percent[0] }))),
    ),
    meanWidth: of(false, (pairs) => mean(pairs.map(({ interval: [low, high] }) => high - low))),
    levelsRandom: levels(false),
    levelsMatches: levels(true),
  };
}

function peerFigures(
  chunks: readonly CompatibilityChunk[],
  kind: 'same' | 'complementary',
): CompatibilityFigures['peers']['same'] {
  const of = (statistic: (pairs: PeerRecord[]) => number): Figure =>
    figure(chunks, (some) => statistic(some.flatMap(({ peers }) => peers)));
  const random = (pairs: PeerRecord[]): PeerRecord[] => pairs.filter(({ match }) => !match);
  return {
    retestRandom: of((pairs) =>
      correlation(
        random(pairs).map((pair) => pair[kind][0]),
        random(pairs).map((pair) => pair[kind][1]),
      ),
    ),
    truthRandom: of((pairs) =>
      correlation(
        random(pairs).map((pair) => pair[kind][0]),
        random(pairs).map(({ truth }) => truth),
      ),
    ),
    auc: of((pairs) =>
      areaUnderCurve(pairs.map((pair) => ({ match: pair.match, value: pair[kind][0] }))),
    ),
  };
}

/** The chance that a match gets a higher value than a random pair; a tie counts half. */
function areaUnderCurve(pairs: readonly { match: boolean; value: number }[]): number {
  const values = (match: boolean): number[] =>
    pairs.flatMap((pair) => (pair.match === match ? [pair.value] : []));
  const random = values(false).sort((a, b) => a - b);
  const share = (value: number): number =>
    (below(random, value, false) + below(random, value, true)) / (2 * random.length);
  return mean(values(true).map(share));
}

/** How many sorted values lie below (or, inclusive, not above) the limit. */
function below(sorted: readonly number[], limit: number, inclusive: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < limit || (inclusive && sorted[middle] === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function weightedKappa(pairs: readonly PairRecord[]): number {
  const distance = (a: number, b: number): number => (a - b) ** 2;
  const observed = mean(pairs.map(({ level }) => distance(level[0], level[1])));
  const share = (time: 0 | 1, level: number): number =>
    mean(pairs.map((pair) => Number(pair.level[time] === level)));
  const levels = [0, 1, 2, 3];
  const expected = levels.reduce(
    (sum, a) =>
      sum + levels.reduce((part, b) => part + share(0, a) * share(1, b) * distance(a, b), 0),
    0,
  );
  return 1 - observed / expected;
}
