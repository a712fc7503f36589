/** Figures, bars and paragraphs on the levels of the comparison (measurement §6). */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { record } from '../../../src/domain/themes.ts';
import { levelShares } from '../../../src/psychometrics/comparison/compatibility-level.ts';
import { type Bar, table, withError } from '../bars.ts';
import type { Laws } from '../laws.ts';
import { type Scoring } from '../people/worlds.ts';
import { jackknifeFigure, mean, type Figure, weightedKappa } from '../statistics.ts';
import { allPairKinds, type LevelRecord, type LevelsChunk, type PairKind } from './levels.ts';

interface KindFigures {
  /** The share of pairs at each level, from the lowest to the highest. */
  levels: Figure[];
  /** The share of pairs at the two highest levels. */
  topTwo: Figure;
  /** The share of 90 % intervals that contain the true percent. */
  coverage: Figure;
  /** The mean of the reported percent minus the true percent, in points. */
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
  return record(allPairKinds, (kind) => kindFigures(chunks, scoring, kind));
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
    what: 'within one level in both administrations, random pairs',
    min: 0.9,
    margin: 0.06,
    figure: worse('random', ({ withinOne }) => withinOne, 'lower'),
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
  ...(
    [
      ['random', 0.1],
      ['below 1 SD', 0.08],
      ['below 1.5 SD', 0.06],
      ['below 2 SD', 0.05],
      ['reserved', 0.01],
      ['opposed', 0.01],
    ] as const
  ).map(([kind, max]): Bar<{ levels: LevelFigures; laws: Laws }> => ({
    item: '8j',
    what: `'very compatible', ${kind === 'opposed' ? 'opposed pairs (-.8)' : `strangers, ${kind}`}`,
    max,
    margin: 0.06,
    figure: worse(kind, ({ levels }) => levels[3]!, 'higher'),
  })),
  {
    item: '8k',
    what: "'very compatible', matched pairs (.8)",
    min: 0.82,
    margin: 0.08,
    figure: worse('matched', ({ levels }) => levels[3]!, 'lower'),
  },
  {
    item: '8l',
    what: 'opposed pairs (-.8) in the two highest levels',
    max: 0.05,
    margin: 0.06,
    figure: worse('opposed', ({ topTwo }) => topTwo, 'higher'),
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

const scoringNames = { calibrated: 'true', provisional: 'expert, off' } as const;

export function levelsSection({ levels }: { levels: LevelFigures; laws: Laws }): string[] {
  return [
    '## Levels of the comparison',
    `${levels.pairsOfEachKind} pairs of each kind, by the product's form. In matched pairs complementary traits correlate .8, in opposed pairs -.8; all traits of strangers 'below 1 SD' lie that much lower; the two people of a reserved pair answer 1 or 2 to ${Math.round(100 * levels.refused)} % of Set A. Every pair is compared twice, from new answers.`,
    kindTable(levels.kinds),
    `Kappa over random and matched pairs together: ${withError(levels.kappa.calibrated)} with true parameters, ${withError(levels.kappa.provisional)} with the expert's.`,
    'A level is the band of the printed percent, with borders at 40, 60 and 80. Strangers who want little fit each other better than they fit others; the level above 80 needs wants that the other meets, so that reservedness alone does not reach it.',
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
      allPairKinds.map((kind) => row(`${kind}, ${scoringNames[scoring]}`, kinds[scoring][kind])),
    ),
  );
}
