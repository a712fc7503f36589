/**
 * Computes the figures of one condition. They show how the reported percent relates to the true
 * index and to the percent of a second administration of the survey.
 */

import type { CompatibilityCondition } from '../../parts/compatibility/administration.ts';
import type { CompatibilityChunk, PairRecord } from '../../parts/compatibility/compatibility.ts';
import {
  correlation,
  jackknifeFigure,
  mean,
  standardDeviation,
  type Figure,
} from '../../parts/statistics.ts';
import { weightedKappa } from './kappa.ts';
import { areaUnderCurve } from './roc.ts';

export interface PairFigures {
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
  /** The mean of the reported percent minus the true index, in points. */
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

export function pairFigures(
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
 * The share of intervals that contain the true index. The index is rounded, because the limits of
 * the intervals are rounded too.
 */
const coverage = share(
  ({ truth, interval: [low, high] }) => Math.round(truth) >= low && Math.round(truth) <= high,
);
