/**
 * Computes how well the correlation of two people's raw answers performs. The study compares the
 * compatibility index with this simple measure.
 */

import { record } from '../../../src/domain/themes.ts';
import { type Bar, table, withError } from '../bars.ts';
import type { Laws } from '../laws.ts';
import {
  correlation,
  jackknifeFigure,
  type Figure,
  areaUnderCurve,
  mean,
  standardDeviation,
  weightedKappa,
} from '../statistics.ts';
import {
  type CompatibilityChunk,
  type PeerRecord,
  type CompatibilityCondition,
  type PairRecord,
  compatibilityConditions,
} from './compatibility.ts';

interface PeerFigures {
  retestRandom: Figure;
  truthRandom: Figure;
  auc: Figure;
}

function peerFigures(
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

interface PairFigures {
  rmseRandom: Figure;
  /** The correlation of the percent with the index at the true scores. */
  truthRandom: Figure;
  retestRandom: Figure;
  retestAll: Figure;
  /** The standard deviation of the difference between the two administrations, in points. */
  differenceSd: Figure;
  coverageRandom: Figure;
  coverageMatches: Figure;
  sameLevel: Figure;
  withinOneLevel: Figure;
  /** Cohen's kappa of the four levels, with quadratic weights. */
  kappa: Figure;
  /** The mean of the reported percent minus the true percent, in points. */
  biasRandom: Figure;
  biasMatches: Figure;
  /** The area under the ROC curve: how well the percent separates matches from random pairs. */
  auc: Figure;
  meanWidth: Figure;
  /** The share of pairs at each level, from the lowest to the highest. */
  levelsRandom: number[];
  levelsMatches: number[];
}

type Statistic = (pairs: readonly PairRecord[]) => number;

function pairFigures(
  chunks: readonly CompatibilityChunk[],
  condition: CompatibilityCondition,
): PairFigures {
  const figure = (isCounted: (pair: PairRecord) => boolean, statistic: Statistic): Figure =>
    jackknifeFigure(chunks, (some) =>
      statistic(some.flatMap(({ records }) => records[condition]).filter(isCounted)),
    );
  const isRandom = ({ match }: PairRecord): boolean => !match;
  const isMatch = ({ match }: PairRecord): boolean => match;
  const isAny = (): boolean => true;
  const levels = (isCounted: (pair: PairRecord) => boolean): number[] =>
    [0, 1, 2, 3].map(
      (level) =>
        figure(
          isCounted,
          share((pair) => pair.level[0] === level),
        ).value,
    );
  return {
    rmseRandom: figure(isRandom, rmse),
    truthRandom: figure(isRandom, truthCorrelation),
    retestRandom: figure(isRandom, retestCorrelation),
    retestAll: figure(isAny, retestCorrelation),
    differenceSd: figure(isAny, differenceSd),
    coverageRandom: figure(isRandom, coverage),
    coverageMatches: figure(isMatch, coverage),
    sameLevel: figure(
      isAny,
      share(({ level }) => level[0] === level[1]),
    ),
    withinOneLevel: figure(
      isAny,
      share(({ level }) => Math.abs(level[0] - level[1]) <= 1),
    ),
    kappa: figure(isAny, (pairs) => weightedKappa(pairs.map(({ level }) => level))),
    biasRandom: figure(isRandom, bias),
    biasMatches: figure(isMatch, bias),
    auc: figure(isAny, (pairs) =>
      areaUnderCurve(pairs.map(({ match, percent }) => ({ match, value: percent[0] }))),
    ),
    meanWidth: figure(isRandom, (pairs) =>
      mean(pairs.map(({ interval: [low, high] }) => high - low)),
    ),
    levelsRandom: levels(isRandom),
    levelsMatches: levels(isMatch),
  };
}

const share =
  (test: (pair: PairRecord) => boolean): Statistic =>
  (pairs) =>
    mean(pairs.map((pair) => Number(test(pair))));

const rmse: Statistic = (pairs) =>
  Math.sqrt(mean(pairs.map(({ percent, truth }) => (percent[0] - truth) ** 2)));

const bias: Statistic = (pairs) => mean(pairs.map(({ percent, truth }) => percent[0] - truth));

const truthCorrelation: Statistic = (pairs) =>
  correlation(
    pairs.map(({ percent }) => percent[0]),
    pairs.map(({ truth }) => truth),
  );

const retestCorrelation: Statistic = (pairs) =>
  correlation(
    pairs.map(({ percent }) => percent[0]),
    pairs.map(({ percent }) => percent[1]),
  );

const differenceSd: Statistic = (pairs) =>
  standardDeviation(pairs.map(({ percent }) => percent[0] - percent[1]));

/**
 * The share of intervals that contain the true percent. The index is rounded, because the limits of
 * the intervals are rounded too.
 */
const coverage = share(
  ({ truth, interval: [low, high] }) => Math.round(truth) >= low && Math.round(truth) <= high,
);

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
   * `truth` is the true percent.
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
    conditions: record(compatibilityConditions, (name) => pairFigures(chunks, name)),
    peers: record(['same', 'complementary'], (kind) => peerFigures(chunks, kind)),
    asymmetric: total('asymmetric'),
    notReproduced: total('notReproduced'),
    disclosed: total('disclosed'),
    scatter: pairs
      .slice(0, 500)
      .map(({ match, truth, percent: [first, second] }) => ({ match, truth, first, second })),
  };
}

export const compatibilityBars: readonly Bar<{
  compatibility: CompatibilityFigures;
  laws: Laws;
}>[] = [
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
    figure: ({ compatibility }) => compatibility.conditions['calibrated 48+15'].retestRandom,
  },
  {
    item: '8e',
    what: 'SD of the difference between two administrations, points',
    max: 5.5,
    margin: 0.8,
    figure: ({ compatibility }) => compatibility.conditions['calibrated 48+15'].differenceSd,
  },
  {
    item: '8h',
    what: 'archetypes, largest distance from measurement §6, points',
    max: 2,
    figure: ({ laws }) => laws.archetype,
  },
];

export function compatibilitySection({
  compatibility,
}: {
  compatibility: CompatibilityFigures;
  laws: Laws;
}): string[] {
  const { conditions, randomPairs, matches } = compatibility;
  return [
    '## Compatibility',
    `${randomPairs} random pairs and ${matches} constructed matches (complementary traits correlate .8), each answered twice by the same people. Percent, interval and level as shown. Kappa: quadratic weights.`,
    conditionTable(compatibility),
    `Mean width of the interval ${withError(conditions['calibrated 48+15'].meanWidth)} points.`,
    'The peer: ordinary correlation of the 48 raw answers of two people, of equal questions or of each with its counterpart from the other side.',
    peerTable(compatibility),
    'The truth in “r with truth” is the index itself, which favours it over the peers. In telling constructed matches from random pairs the complementary correlation does better than the percent: it ignores how much two people want and looks at the pattern alone, while the percent also rewards two people of broad interests who were not made for each other.',
  ];
}

const conditionColumns = [
  ['RMSE random', 'rmseRandom'],
  ['r with truth', 'truthRandom'],
  ['retest r random', 'retestRandom'],
  ['retest r all', 'retestAll'],
  ['SD of difference', 'differenceSd'],
  ['cover 90 random', 'coverageRandom'],
  ['cover 90 matches', 'coverageMatches'],
  ['same level', 'sameLevel'],
  ['within one', 'withinOneLevel'],
  ['kappa', 'kappa'],
  ['bias random', 'biasRandom'],
  ['bias matches', 'biasMatches'],
  ['AUC', 'auc'],
] as const;

function conditionTable({ conditions }: CompatibilityFigures): string {
  return table(
    ['Form', ...conditionColumns.map(([header]) => header)],
    compatibilityConditions.map((condition) => [
      condition,
      ...conditionColumns.map(([, figure]) => withError(conditions[condition][figure])),
    ]),
  );
}

function peerTable({ peers }: CompatibilityFigures): string {
  return table(
    ['Peer', 'retest r random', 'r with truth', 'AUC matches'],
    (['same', 'complementary'] as const).map((kind) => [
      kind === 'same' ? 'equal questions' : 'complementary questions',
      withError(peers[kind].retestRandom),
      withError(peers[kind].truthRandom),
      withError(peers[kind].auc),
    ]),
  );
}
