/** Figures, bars and paragraphs on the levels of the comparison (measurement §6). */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { levelShares } from '../../../src/psychometrics/comparison/compatibility-level.ts';
import { type Bar, table, withError } from '../bars.ts';
import type { Laws } from '../laws.ts';
import { type Scoring } from '../people/worlds.ts';
import { jackknifeFigure, mean, type Figure, weightedKappa } from '../statistics.ts';
import { pairKinds, type LevelRecord, type LevelsChunk, type PairKind } from './levels.ts';

interface KindFigures {
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

const value = ({ value: number }: Figure): number => number;

/**
 * Returns the figure of one kind of pair that is worse for the bar: right or shipped parameters.
 */
function worse(
  kind: PairKind,
  read: (figures: KindFigures) => Figure,
  isWorse: 'lower' | 'higher',
): Bar<{ levels: LevelFigures; laws: Laws }>['figure'] {
  return ({ levels: { kinds } }: { levels: LevelFigures; laws: Laws }) => {
    const both = [read(kinds.calibrated[kind]), read(kinds.provisional[kind])];
    both.sort((a, b) => (isWorse === 'lower' ? 1 : -1) * (a.value - b.value));
    return both[0]!;
  };
}

export const levelBars: readonly Bar<{ levels: LevelFigures; laws: Laws }>[] = [
  {
    item: '8f',
    what: 'within one level in both administrations, random pairs, true parameters',
    min: 0.92,
    margin: 0.06,
    figure: ({ levels }) => levels.kinds.calibrated.random.withinOne,
  },
  ...(['random', 'matched', 'opposed'] as const).map(
    (kind): Bar<{ levels: LevelFigures; laws: Laws }> => ({
      item: '8g',
      what: `coverage of 90 % intervals of the percent, ${kind} pairs`,
      min: { random: 0.85, matched: 0.8, opposed: 0.65 }[kind],
      margin: 0.12,
      figure: worse(kind, ({ coverage }) => coverage, 'lower'),
    }),
  ),
  {
    item: '8i',
    what: 'levels of random pairs, true parameters, furthest from 25/40/25/10',
    max: 0.03,
    margin: 0.16,
    figure: ({ levels }) => levels.distanceFromShares.calibrated,
  },
  {
    item: '8j',
    what: 'random pairs at the highest level, expert parameters that are off',
    max: 0.16,
    margin: 0.1,
    figure: ({ levels }) => levels.kinds.provisional.random.levels[3]!,
  },
  {
    item: '8k',
    what: 'matched pairs (.8) in the two highest levels',
    min: 0.9,
    margin: 0.08,
    figure: worse('matched', ({ topTwo }) => topTwo, 'lower'),
  },
  {
    item: '8l',
    what: 'opposed pairs (-.8) in the two highest levels',
    max: 0.05,
    margin: 0.06,
    figure: worse('opposed', ({ topTwo }) => topTwo, 'higher'),
  },
  {
    item: '8m',
    what: 'very reserved pairs at any one level, largest share',
    max: 0.5,
    isKnownMiss: true,
    figure: ({ levels: { kinds } }) =>
      Math.max(
        ...[kinds.calibrated, kinds.provisional].flatMap(({ reserved }) =>
          reserved.levels.map(value),
        ),
      ),
  },
  {
    item: '8n',
    what: 'very reserved pairs at the lowest level',
    max: 0.05,
    margin: 0.05,
    figure: worse('reserved', ({ levels }) => levels[0]!, 'higher'),
  },
  {
    item: '8o',
    what: 'kappa of the level in both administrations, random and matched pairs',
    min: 0.6,
    margin: 0.2,
    figure: ({ levels: { kappa } }) =>
      kappa.calibrated.value < kappa.provisional.value ? kappa.calibrated : kappa.provisional,
  },
  {
    item: '8p',
    what: 'typical pairs (leader and follower, two leaders, …) at a wrong level',
    max: 0,
    figure: ({ laws }) => laws.misplacedPairs,
  },
];

/** The same figures of the product before its second edition: 1,200 pairs of each kind. */
const before: Record<PairKind, readonly [levels: string, coverage: string, bias: string]> = {
  random: ['2 / 8 / 32 / 58', '0.912', '0.0'],
  matched: ['0 / 1 / 10 / 90', '0.388', '-7.1'],
  opposed: ['10 / 25 / 48 / 17', '0.619', '7.1'],
  reserved: ['6 / 37 / 57 / 0', '0.934', '-1.2'],
};

const scoringNames = { calibrated: 'true', provisional: 'expert, off' } as const;

export function levelsSection({ levels }: { levels: LevelFigures; laws: Laws }): string[] {
  return [
    '## Levels of the comparison',
    `${levels.pairsOfEachKind} pairs of each kind, by the product's form. In matched pairs complementary traits correlate .8, in opposed pairs -.8; the two people of a reserved pair answer 1 or 2 to ${Math.round(100 * levels.refused)} % of Set A. The level is the most probable one, and every pair is compared twice, from new answers.`,
    kindTable(levels.kinds),
    `Kappa over random and matched pairs together: ${withError(levels.kappa.calibrated)} with true parameters, ${withError(levels.kappa.provisional)} with the expert's.`,
    'The levels compare a pair with what the same two people have with random partners. Two people who refuse nearly everything fit each other far better than they fit others, so almost all of them are named very compatible: this is the same rule that puts two uninterested people at the top.',
    'Before, with fixed cuts at 50, 58 and 68 percent and each person scored without the other (expert parameters that are off; the reserved pairs of this table refused 71 %):',
    table(
      ['Pairs', 'levels, lowest to highest, %', 'cover 90', 'bias'],
      (Object.keys(before) as PairKind[]).map((kind) => [kind, ...before[kind]]), // as: its keys
    ),
  ];
}

function kindTable(kinds: LevelFigures['kinds']): string {
  const row = (name: string, figures: KindFigures): string[] => [
    name,
    figures.levels.map(({ value }) => Math.round(100 * value)).join(' / '),
    withError(figures.coverage),
    withError(figures.bias),
    withError(figures.width),
    withError(figures.withinOne),
    figures.withinOneByChance.toFixed(2),
    withError(figures.kappa),
  ];
  return table(
    [
      'Pairs, parameters',
      'levels, lowest to highest, %',
      'cover 90',
      'bias',
      'width',
      'within one',
      'by chance',
      'kappa',
    ],
    (['calibrated', 'provisional'] as const).flatMap((scoring) =>
      (Object.keys(pairKinds) as PairKind[]).map((kind) =>
        // as: its keys
        row(`${kind}, ${scoringNames[scoring]}`, kinds[scoring][kind]),
      ),
    ),
  );
}
