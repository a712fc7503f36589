/**
 * At which levels do pairs stand whose true scores are known (measurement §6)? Random pairs, pairs
 * made to match or to be opposed, and strangers who want ever less are compared by the product's
 * form, each twice from independent answers.
 */

import { compareProfiles } from 'spark-psychometrics';
import { levelShares } from '../../../packages/psychometrics/src/comparison/compatibility.ts';
import { record } from '../../../src/domain/themes.ts';
import { restrictAnswers, takeSurvey } from '../people/forms.ts';
import {
  drawPartner,
  drawPerson,
  generator,
  type Random,
  simulateAnswers,
} from '../people/population.ts';
import { getWorld, type Scoring, studySeed } from '../people/worlds.ts';
import {
  type Bar,
  type ChunkTask,
  indices,
  inEachWorld,
  percents,
  type Question,
  table,
  withError,
} from '../question.ts';
import { type Figure, mean, overAll, share, sum, weightedKappa } from '../statistics.ts';
import {
  bias,
  coverage,
  levelsOf,
  type PairRecord,
  readOutcome,
  shareAtLevel,
  truePercent,
  withinOneLevel,
} from './pairs.ts';

/**
 * How each kind of pair is made: the correlation of complementary traits, and how far all traits of
 * both people are lowered. At 3.3, people answer 1 or 2 to nine of ten questions.
 */
export const pairKinds = {
  random: { correlation: 0, shift: 0 },
  'below 1 SD': { correlation: 0, shift: 1 },
  'below 1.5 SD': { correlation: 0, shift: 1.5 },
  'below 2 SD': { correlation: 0, shift: 2 },
  reserved: { correlation: 0, shift: 3.3 },
  matched: { correlation: 0.8, shift: 0 },
  opposed: { correlation: -0.8, shift: 0 },
} as const;
type PairKind = keyof typeof pairKinds;
const kinds = Object.keys(pairKinds) as PairKind[]; // as: the keys of a literal object
const scorings = ['calibrated', 'provisional'] as const;

interface LevelsChunk {
  records: Record<Scoring, Record<PairKind, PairRecord[]>>;
  /** The answers of the reserved people that are 1 or 2, and all their answers. */
  refused: [refused: number, all: number];
}

/** `people` is the number of pairs of each kind. */
function simulate({ world: index, chunk, people: pairs }: ChunkTask): LevelsChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/levels ${index}.${chunk}`);
  const records = record(scorings, () => record(kinds, (): PairRecord[] => []));
  const result: LevelsChunk = { records, refused: [0, 0] };
  for (const kind of kinds) {
    for (const n of indices(pairs)) {
      const pair = drawPair(random, kind);
      const times = [0, 1].map(() => pair.map((one) => simulateAnswers(world.truth, one, random)));
      const truth = truePercent(world, pair);
      for (const scoring of scorings) {
        const bank = world[scoring];
        const [first, second] = times.map((complete, time) => {
          const [mine, theirs] = complete.map((answers, side) => {
            const seed = `${index}.${chunk}.${kind}.${n}.${time}.${side}`;
            return { bank, answers: takeSurvey(bank, answers, { seed }) };
          });
          return readOutcome(compareProfiles(mine!, theirs!));
        });
        records[scoring][kind].push({ truth, outcomes: [first!, second!] });
      }
      if (kind === 'reserved') countRefused(times.flat(), result);
    }
  }
  return result;
}

function drawPair(random: Random, kind: PairKind): number[][] {
  const { correlation, shift } = pairKinds[kind];
  const first = drawPerson(random, shift);
  const second =
    correlation === 0 ? drawPerson(random, shift) : drawPartner(random, first, correlation);
  return [first, second];
}

function countRefused(people: readonly number[][], { refused }: LevelsChunk): void {
  for (const answers of people) {
    const setA = restrictAnswers(answers).filter((answer) => answer !== null);
    refused[0] += setA.filter((answer) => answer <= 2).length;
    refused[1] += setA.length;
  }
}

interface LevelFigures {
  pairsOfEachKind: number;
  /** The share of the reserved people's answers that are 1 or 2. */
  refused: number;
  kinds: Record<Scoring, Record<PairKind, KindFigures>>;
  /** Cohen's kappa with quadratic weights over random and matched pairs. */
  kappa: Record<Scoring, Figure>;
  /** The largest distance of the shares at the levels from those wanted, random pairs. */
  distanceFromShares: Record<Scoring, Figure>;
}

interface KindFigures {
  /** The share of pairs at each level, from the lowest to the highest. */
  levels: Figure[];
  topTwo: Figure;
  /** The share of 90 % intervals that contain the true percent, and their mean width in points. */
  coverage: Figure;
  width: Figure;
  bias: Figure;
  withinOne: Figure;
  kappa: Figure;
}

function measure(chunks: readonly LevelsChunk[]): LevelFigures {
  const ofKind = (scoring: Scoring, ...of: PairKind[]) =>
    overAll(chunks, ({ records }) => of.flatMap((kind) => records[scoring][kind]));
  return {
    pairsOfEachKind: chunks.flatMap(({ records }) => records.calibrated.random).length,
    refused:
      sum(chunks.map(({ refused }) => refused[0])) / sum(chunks.map(({ refused }) => refused[1])),
    kinds: record(scorings, (scoring) =>
      record(kinds, (kind) => {
        const figure = ofKind(scoring, kind);
        return {
          levels: indices(4).map((level) => figure(shareAtLevel(level))),
          topTwo: figure(share(({ outcomes: [{ level }] }) => level >= 2)),
          coverage: figure(coverage),
          width: figure((pairs) =>
            mean(
              pairs.map(
                ({
                  outcomes: [
                    {
                      interval: [low, high],
                    },
                  ],
                }) => high - low,
              ),
            ),
          ),
          bias: figure(bias),
          withinOne: figure(withinOneLevel),
          kappa: figure((pairs) => weightedKappa(levelsOf(pairs))),
        };
      }),
    ),
    kappa: record(scorings, (scoring) =>
      ofKind(scoring, 'random', 'matched')((pairs) => weightedKappa(levelsOf(pairs))),
    ),
    distanceFromShares: record(scorings, (scoring) =>
      ofKind(
        scoring,
        'random',
      )((pairs) =>
        Math.max(
          ...levelShares.map((wanted, level) => Math.abs(shareAtLevel(level)(pairs) - wanted)),
        ),
      ),
    ),
  };
}

/** Returns the figure that is worse for a bar: with the true or with the shipped parameters. */
function worse(
  { calibrated, provisional }: LevelFigures['kinds'],
  kind: PairKind,
  read: (of: KindFigures) => Figure,
  isWorse: 'lower' | 'higher',
): Figure {
  const [one, other] = [read(calibrated[kind]), read(provisional[kind])];
  return one.value < other.value === (isWorse === 'lower') ? one : other;
}

const outcomeBars = ({ kinds: by, kappa, distanceFromShares }: LevelFigures): Bar[] => [
  [
    '8f',
    'within one level in both administrations, random pairs',
    { min: 0.9, margin: 0.06 },
    worse(by, 'random', ({ withinOne }) => withinOne, 'lower'),
  ],
  ...(['random', 'matched', 'opposed'] as const).map((kind): Bar => [
    '8g',
    `coverage of 90 % intervals of the percent, ${kind} pairs`,
    { min: { random: 0.85, matched: 0.8, opposed: 0.65 }[kind], margin: 0.12 },
    worse(by, kind, (of) => of.coverage, 'lower'),
  ]),
  [
    '8i',
    'levels of random pairs, true parameters, furthest from 25/40/25/10',
    { max: 0.03, margin: 0.16 },
    distanceFromShares.calibrated,
  ],
  [
    '8o',
    'kappa of the level in both administrations, random and matched pairs',
    { min: 0.6, margin: 0.2 },
    kappa.calibrated.value < kappa.provisional.value ? kappa.calibrated : kappa.provisional,
  ],
];

/** How often pairs of each kind of strangers, and opposed pairs, may be 'very compatible'. */
const maxAtTop = [
  ['random', 0.105], // 10 % in whole percents
  ['below 1 SD', 0.08],
  ['below 1.5 SD', 0.06],
  ['below 2 SD', 0.05],
  ['reserved', 0.01],
  ['opposed', 0.01],
] as const;

const levelBars = ({ kinds: by }: LevelFigures): Bar[] => [
  ...maxAtTop.map(([kind, max]): Bar => [
    '8j',
    `'very compatible', ${kind === 'opposed' ? 'opposed pairs (-.8)' : `strangers, ${kind}`}`,
    { max, margin: 0.06 },
    worse(by, kind, ({ levels }) => levels[3]!, 'higher'),
  ]),
  [
    '8k',
    "'very compatible', matched pairs (.8)",
    { min: 0.82, margin: 0.08 },
    worse(by, 'matched', ({ levels }) => levels[3]!, 'lower'),
  ],
  [
    '8l',
    'opposed pairs (-.8) in the two highest levels',
    { max: 0.05, margin: 0.06 },
    worse(by, 'opposed', ({ topTwo }) => topTwo, 'higher'),
  ],
];

/** Those that the page shows. */
const shownKinds: readonly PairKind[] = ['random', 'below 1 SD', 'matched', 'opposed'];

const report = ({ pairsOfEachKind, kinds: by }: LevelFigures): string[] => [
  '## Levels of the comparison',
  `${pairsOfEachKind} pairs of each kind, by the product's form, with expert parameters that are off. In matched pairs complementary traits correlate .8, in opposed pairs -.8; all traits of strangers 'below 1 SD' lie that much lower. Every pair is compared twice, from new answers.`,
  table(
    ['Pairs', 'levels, lowest to highest, %', 'cover 90', 'bias', 'width', 'within one', 'kappa'],
    shownKinds.map((kind) => {
      const { levels, withinOne, kappa, ...figures } = by.provisional[kind];
      return [
        kind,
        percents(levels),
        ...[figures.coverage, figures.bias, figures.width, withinOne, kappa].map(withError),
      ];
    }),
  ),
];

export const levels: Question<ChunkTask, LevelsChunk, LevelFigures> = {
  plan: (isQuick) =>
    inEachWorld(
      isQuick ? { worlds: 2, chunks: 4, people: 8 } : { worlds: 8, chunks: 10, people: 50 },
    ),
  effort: ({ people }) => people * 80,
  simulate,
  measure,
  bars: (figures) => [...outcomeBars(figures), ...levelBars(figures)],
  report,
};
