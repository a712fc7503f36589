/**
 * Computes how the levels of the comparison spread over four kinds of pairs, and whether the
 * intervals contain the true index (measurement §6).
 */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { levelShares } from '../../../src/psychometrics/comparison/fit/level-cuts.ts';
import {
  pairKinds,
  type LevelRecord,
  type LevelsChunk,
  type PairKind,
} from '../../parts/levels/levels.ts';
import { jackknifeFigure, mean, type Figure } from '../../parts/statistics.ts';
import type { Scoring } from '../../people/worlds.ts';
import { weightedKappa } from './kappa.ts';

export interface KindFigures {
  /** The share of pairs at each level, from the lowest to the highest. */
  levels: Figure[];
  /** The share of pairs at the two highest levels. */
  topTwo: Figure;
  /** The share of 90 % intervals that contain the true index. */
  coverage: Figure;
  /** The mean of the reported percent minus the true index, in points. */
  bias: Figure;
  /** The mean width of the interval, in points. */
  width: Figure;
  withinOne: Figure;
  /** The share that would be within one level if two results of different pairs were compared. */
  withinOneByChance: number;
  /** Cohen's kappa with quadratic weights. */
  kappa: Figure;
}

export interface LevelFigures {
  pairsOfEachKind: number;
  /** The share of the reserved people's answers that are 1 or 2. */
  refused: number;
  kinds: Record<Scoring, Record<PairKind, KindFigures>>;
  /** Cohen's kappa with quadratic weights over random and matched pairs. */
  kappa: Record<Scoring, Figure>;
  /** The largest distance of the shares at the levels from those wanted, random pairs. */
  distanceFromShares: Record<Scoring, Figure>;
}

export function levelFigures(chunks: readonly LevelsChunk[]): LevelFigures {
  const sum = (place: 0 | 1): number =>
    chunks.reduce((total, { refused }) => total + refused[place], 0);
  return {
    pairsOfEachKind: chunks.flatMap(({ records }) => records.calibrated.random).length,
    refused: sum(0) / sum(1),
    kinds: { calibrated: byKind(chunks, 'calibrated'), provisional: byKind(chunks, 'provisional') },
    kappa: {
      calibrated: pooledKappa(chunks, 'calibrated'),
      provisional: pooledKappa(chunks, 'provisional'),
    },
    distanceFromShares: {
      calibrated: distanceFromShares(chunks, 'calibrated'),
      provisional: distanceFromShares(chunks, 'provisional'),
    },
  };
}

function byKind(chunks: readonly LevelsChunk[], scoring: Scoring): Record<PairKind, KindFigures> {
  const kinds = Object.keys(pairKinds) as PairKind[]; // as: keys of a literal object
  // as: one entry per kind
  return Object.fromEntries(
    kinds.map((kind) => [kind, kindFigures(chunks, scoring, kind)]),
  ) as Record<PairKind, KindFigures>;
}

type Statistic = (pairs: readonly LevelRecord[]) => number;

function kindFigures(
  chunks: readonly LevelsChunk[],
  scoring: Scoring,
  kind: PairKind,
): KindFigures {
  const pairs = (some: readonly LevelsChunk[]): LevelRecord[] =>
    some.flatMap(({ records }) => records[scoring][kind]);
  const figure = (statistic: Statistic): Figure =>
    jackknifeFigure(chunks, (some) => statistic(pairs(some)));
  return {
    levels: compatibilityLevels.map((_, level) => figure(shareAt(level))),
    topTwo: figure((some) => mean(some.map(({ level }) => Number(level[0] >= 2)))),
    coverage: figure(coverage),
    bias: figure((some) => mean(some.map(({ percent, truth }) => percent - truth))),
    width: figure((some) => mean(some.map(({ interval: [low, high] }) => high - low))),
    withinOne: figure((some) =>
      mean(some.map(({ level: [one, other] }) => Number(Math.abs(one - other) <= 1))),
    ),
    withinOneByChance: withinOneByChance(pairs(chunks)),
    kappa: figure((some) => weightedKappa(some.map(({ level }) => level))),
  };
}

const shareAt =
  (wanted: number): Statistic =>
  (pairs) =>
    mean(pairs.map(({ level }) => Number(level[0] === wanted)));

/** The index is rounded, because the limits of the intervals are rounded too. */
const coverage: Statistic = (pairs) =>
  mean(
    pairs.map(({ truth, interval: [low, high] }) =>
      Number(Math.round(truth) >= low && Math.round(truth) <= high),
    ),
  );

function withinOneByChance(pairs: readonly LevelRecord[]): number {
  const shares = compatibilityLevels.map((_, level) => shareAt(level)(pairs));
  const products = shares.flatMap((one, a) =>
    shares.map((other, b) => (Math.abs(a - b) <= 1 ? one * other : 0)),
  );
  return products.reduce((total, product) => total + product, 0);
}

const pooledKappa = (chunks: readonly LevelsChunk[], scoring: Scoring): Figure =>
  jackknifeFigure(chunks, (some) =>
    weightedKappa(
      some.flatMap(({ records }) =>
        [...records[scoring].random, ...records[scoring].matched].map(({ level }) => level),
      ),
    ),
  );

const distanceFromShares = (chunks: readonly LevelsChunk[], scoring: Scoring): Figure =>
  jackknifeFigure(chunks, (some) => {
    const pairs = some.flatMap(({ records }) => records[scoring].random);
    return Math.max(...levelShares.map((share, level) => Math.abs(shareAt(level)(pairs) - share)));
  });
