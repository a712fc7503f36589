/**
 * How well does the percent of two people repeat, and is a comparison symmetric, reproducible and
 * discreet (measurement §6)? Its peer is the ordinary correlation of the raw answers.
 */

import { type Answers, compareProfiles } from 'spark-psychometrics';
import { record } from '../../../src/domain/themes.ts';
import { restrictAnswers, takeSurvey } from '../people/forms.ts';
import { drawMatch, drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { getWorld, type Scoring, studySeed, type World } from '../people/worlds.ts';
import {
  type ChunkTask,
  indices,
  inEachWorld,
  type Question,
  shortNumber,
  table,
} from '../question.ts';
import {
  areaUnderCurve,
  correlation,
  type Figure,
  mean,
  overAll,
  standardDeviation,
  sum,
  weightedKappa,
} from '../statistics.ts';
import {
  breaksSymmetry,
  coverage,
  disclosesOneSidedInterest,
  isNotReproduced,
  levelsOf,
  type PairRecord,
  readOutcome,
  shareAtLevel,
  truePercent,
} from './pairs.ts';

/** Each name consists of the scoring and the number of questions. */
const conditions = [
  'calibrated 48',
  'calibrated 48+15',
  'calibrated 48+25',
  'provisional 48+15',
  'provisional 48+adaptive length',
] as const;
type Condition = (typeof conditions)[number];

/** Those that the page shows. */
const shownConditions: readonly Condition[] = [
  'calibrated 48+15',
  'provisional 48+adaptive length',
];

interface Administration {
  complete: number[];
  /** The answers that were given under each condition; null for questions that were not asked. */
  given: Record<Condition, Answers>;
}

/** A pair, and what the product or a peer makes of it twice: a percent or a correlation. */
interface Rated {
  isMatch: boolean;
  truth: number;
  outcomes: readonly [{ percent: number }, { percent: number }];
}
type MatchedRecord = PairRecord & Rated;

/** The peers are the correlations of two people's 48 raw answers. */
const peerKinds = ['equal questions', 'complementary questions'] as const;
type PeerKind = (typeof peerKinds)[number];

interface CompatibilityChunk {
  records: Record<Condition, MatchedRecord[]>;
  peers: Record<PeerKind, Rated[]>;
  /** The numbers of pairs with a broken law. */
  asymmetric: number;
  notReproduced: number;
  disclosed: number;
}

/** Besides `people` random pairs, a chunk has `matches` pairs that were made to match. */
type CompatibilityTask = ChunkTask & { matches: number };

function simulate({ world: index, chunk, people, matches }: CompatibilityTask): CompatibilityChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/pairs ${index}.${chunk}`);
  const result: CompatibilityChunk = {
    records: record(conditions, () => []),
    peers: record(peerKinds, () => []),
    asymmetric: 0,
    notReproduced: 0,
    disclosed: 0,
  };
  for (const n of indices(people + matches)) {
    const isMatch = n >= people;
    const first = drawPerson(random, 0);
    const second = isMatch ? drawMatch(random, first) : drawPerson(random, 0);
    const truth = truePercent(world, [first, second]);
    const sides = [first, second].map((latent, side) =>
      [0, 1].map((time) => {
        const seed = `${index}.${chunk}.${n}.${side}.${time}`;
        return administer(world, simulateAnswers(world.truth, latent, random), seed);
      }),
    );
    for (const condition of conditions) {
      const bank = world[scoringOf(condition)];
      const [one, other] = [0, 1].map((time) => {
        const [mine, theirs] = sides.map((side) => ({
          bank,
          answers: side[time]!.given[condition],
        }));
        return readOutcome(compareProfiles(mine!, theirs!));
      });
      result.records[condition].push({ isMatch, truth, outcomes: [one!, other!] });
    }
    for (const kind of peerKinds)
      result.peers[kind].push({ isMatch, truth, outcomes: correlateTwice(world, sides, kind) });
    const [mine, theirs] = sides.map(([administration]) => ({
      bank: world.provisional,
      answers: administration!.given['provisional 48+15'],
    }));
    result.asymmetric += Number(breaksSymmetry(mine!, theirs!));
    result.notReproduced += Number(isNotReproduced(mine!, theirs!));
    result.disclosed += Number(disclosesOneSidedInterest(mine!, theirs!));
  }
  return result;
}

// as: every condition begins with a scoring
const scoringOf = (condition: Condition) => condition.split(' ')[0] as Scoring;

function administer(world: World, complete: number[], seed: string): Administration {
  const given = record(conditions, (condition) => {
    if (condition === 'calibrated 48') return restrictAnswers(complete);
    const targetCount = condition.endsWith('25') ? 25 : 15;
    const adaptiveLength = condition.endsWith('length');
    const options = { targetCount, adaptiveLength, seed };
    return takeSurvey(world[scoringOf(condition)], complete, options);
  });
  return { complete, given };
}

function correlateTwice(
  { truth }: World,
  sides: readonly Administration[][],
  kind: PeerKind,
): Rated['outcomes'] {
  const setA = truth.flatMap((item, i) => (item.isSetA ? [i] : []));
  const others = setA.map((i) => (kind === 'equal questions' ? i : truth[i]!.partner));
  const correlate = (time: 0 | 1): { percent: number } => {
    const [mine, theirs] = sides.map((side) => side[time]!.complete);
    const [own, other] = [setA.map((i) => mine![i]!), others.map((i) => theirs![i]!)];
    return { percent: correlation(own, other) };
  };
  return [correlate(0), correlate(1)];
}

type Statistic = (pairs: readonly MatchedRecord[]) => number;
const only =
  <P extends Rated>(isMatch: boolean, statistic: (pairs: readonly P[]) => number) =>
  (pairs: readonly P[]): number =>
    statistic(pairs.filter((pair) => pair.isMatch === isMatch));
const percents = (pairs: readonly Rated[], time: 0 | 1 = 0): number[] =>
  pairs.map(({ outcomes }) => outcomes[time].percent);
const isMatch = ({ isMatch }: Rated): boolean => isMatch;
const isRandom = ({ isMatch }: Rated): boolean => !isMatch;

/** The statistics of which the peers are capable too. */
const peerStatistics = {
  truthRandom: only(false, (pairs: readonly Rated[]) =>
    correlation(
      percents(pairs),
      pairs.map(({ truth }) => truth),
    ),
  ),
  retestRandom: only(false, (pairs: readonly Rated[]) =>
    correlation(percents(pairs), percents(pairs, 1)),
  ),
  auc: (pairs: readonly Rated[]) =>
    areaUnderCurve(percents(pairs.filter(isMatch)), percents(pairs.filter(isRandom))),
};
type PeerStatistic = keyof typeof peerStatistics;
const peerNames = Object.keys(peerStatistics) as PeerStatistic[]; // as: the keys of a literal object

/** The statistics of a condition, over all pairs unless said otherwise; errors in points. */
const statistics = {
  ...peerStatistics,
  rmseRandom: only(false, (pairs) =>
    Math.sqrt(mean(pairs.map(({ truth, outcomes: [{ percent }] }) => (percent - truth) ** 2))),
  ),
  /** The standard deviation of the difference between the two administrations. */
  differenceSd: (pairs) =>
    standardDeviation(pairs.map(({ outcomes: [one, other] }) => one.percent - other.percent)),
  coverageRandom: only<MatchedRecord>(false, coverage),
  coverageMatches: only<MatchedRecord>(true, coverage),
  kappa: (pairs) => weightedKappa(levelsOf(pairs)),
} satisfies Record<string, Statistic>;
type StatisticName = keyof typeof statistics;

const headers: Readonly<Record<StatisticName, string>> = {
  truthRandom: 'r with truth',
  retestRandom: 'retest r',
  auc: 'AUC',
  rmseRandom: 'RMSE',
  differenceSd: 'SD of difference',
  coverageRandom: 'cover 90',
  coverageMatches: 'cover 90, matches',
  kappa: 'kappa',
};
const statisticNames = Object.keys(headers) as StatisticName[]; // as: a complete record

interface CompatibilityFigures {
  randomPairs: number;
  matches: number;
  conditions: Record<Condition, ConditionFigures>;
  peers: Record<PeerKind, Record<PeerStatistic, Figure>>;
  asymmetric: number;
  notReproduced: number;
  disclosed: number;
}

/** `levelsRandom`: the shares of random pairs at each level, from the lowest to the highest. */
type ConditionFigures = Record<StatisticName, Figure> & { levelsRandom: number[] };

function measure(chunks: readonly CompatibilityChunk[]): CompatibilityFigures {
  const pairs = chunks.flatMap(({ records }) => records['calibrated 48+15']);
  const total = (law: 'asymmetric' | 'notReproduced' | 'disclosed'): number =>
    sum(chunks.map((chunk) => chunk[law]));
  return {
    randomPairs: pairs.filter(isRandom).length,
    matches: pairs.filter(isMatch).length,
    conditions: record(conditions, (condition) => {
      const figure = overAll(chunks, ({ records }) => records[condition]);
      return {
        ...record(statisticNames, (name) => figure(statistics[name])),
        levelsRandom: indices(4).map(
          (level) => figure(only<MatchedRecord>(false, shareAtLevel(level))).value,
        ),
      };
    }),
    peers: record(peerKinds, (kind) => {
      const figure = overAll(chunks, ({ peers }) => peers[kind]);
      return record(peerNames, (name) => figure(peerStatistics[name]));
    }),
    asymmetric: total('asymmetric'),
    notReproduced: total('notReproduced'),
    disclosed: total('disclosed'),
  };
}

export const compatibility: Question<CompatibilityTask, CompatibilityChunk, CompatibilityFigures> =
  {
    plan: (isQuick) => {
      const size = isQuick
        ? { worlds: 2, chunks: 7, people: 10 }
        : { worlds: 8, chunks: 4, people: 40 };
      return inEachWorld(size).map((task) => ({ ...task, matches: isQuick ? 3 : 16 }));
    },
    effort: (task) => (task.people + task.matches) * 40,
    simulate,
    measure,
    bars: ({ asymmetric, notReproduced, disclosed, conditions: by }) => [
      ['8a', 'pairs whose result changed with their order', { max: 0 }, asymmetric],
      ['8b', 'pairs whose result changed when asked again', { max: 0 }, notReproduced],
      ['8c', 'pairs with a one-sided interest disclosed', { max: 0 }, disclosed],
      [
        '8d',
        'retest correlation of the percent, random pairs, 48+15',
        { min: 0.8, isKnownMiss: true },
        by['calibrated 48+15'].retestRandom,
      ],
      [
        '8e',
        'SD of the difference between two administrations, points',
        { max: 5.5, isKnownMiss: true },
        by['calibrated 48+15'].differenceSd,
      ],
    ],
    report: (figures) => [
      '## Compatibility',
      `${figures.randomPairs} random pairs and ${figures.matches} constructed matches (complementary traits correlate .8), each answered twice by the same people. AUC: matches told from random pairs; all else is about random pairs unless it says otherwise, but for kappa (quadratic weights) and the SD. The peers are correlations of the 48 raw answers of two people, of equal questions or of each with its counterpart from the other side; the truth, the percent at the true scores, favours ours.`,
      table(
        ['Form', ...Object.values(headers)],
        [
          ...shownConditions.map((name) => [
            name,
            ...statisticNames.map((column) => shortNumber(figures.conditions[name][column].value)),
          ]),
          ...peerKinds.map((kind) => [
            kind,
            ...peerNames.map((column) => shortNumber(figures.peers[kind][column].value)),
            ...statisticNames.slice(peerNames.length).map(() => ''),
          ]),
        ],
      ),
    ],
  };
