/**
 * Compares pairs of people by all their answers and by their public records alone (measurement
 * §6.1).
 */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import {
  compareProfiles,
  compareRecords,
  computeProfile,
  recordFigures,
  type CompareResult,
} from '../../../src/psychometrics/index.ts';
import { type Bar, percent, table, withError } from '../bars.ts';
import { truePercent } from '../pairs/compatibility.ts';
import { pairKinds } from '../pairs/levels.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPartner, drawPerson, simulateAnswers, generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { jackknifeFigure, mean, type Figure } from '../statistics.ts';
import {
  type DisclosureChunk,
  type Predictions,
  type QuestionGroup,
  viewNames,
  type ViewName,
  questionGroups,
} from './disclosure.ts';

const recordPairKinds = ['random', 'matched', 'opposed'] as const;
type RecordPairKind = (typeof recordPairKinds)[number];

export interface RecordPairsTask {
  part: 'recordPairs';
  world: number;
  chunk: number;
  /** The number of pairs of each kind. */
  pairs: number;
}

/** What one comparison says. The level is 0 (lowest) to 3. */
interface Outcome {
  percent: number;
  interval: [number, number];
  level: number;
}

interface RecordPair {
  truth: number;
  byAnswers: Outcome;
  byRecords: Outcome;
}

export type RecordPairsChunk = Record<RecordPairKind, RecordPair[]>;

export function recordPairsChunk({
  world: index,
  chunk,
  pairs,
}: RecordPairsTask): RecordPairsChunk {
  const world = getWorld(index);
  const bank = world.provisional;
  const random = generator(`${studySeed}/record pairs ${index}.${chunk}`);
  const exposure = world.truth.map(() => 0);
  const result: RecordPairsChunk = { random: [], matched: [], opposed: [] };
  for (const kind of recordPairKinds) {
    for (let n = 0; n < pairs; n++) {
      const first = drawPerson(random, 0);
      const pair = [first, drawPartner(random, first, pairKinds[kind].correlation)];
      const [mine, theirs] = pair.map((person, side) => {
        const complete = simulateAnswers(world.truth, person, random);
        const seed = `record pairs ${index}.${chunk}.${kind}.${n}.${side}`;
        const answers = takeSurvey(bank, complete, { exposure, seed });
        return { bank, answers, figures: recordFigures(computeProfile(bank, answers)) };
      });
      result[kind].push({
        truth: truePercent(world, pair),
        byAnswers: readOutcome(compareProfiles(mine!, theirs!)),
        byRecords: readOutcome(compareRecords(mine!, theirs!)),
      });
    }
  }
  return result;
}

const readOutcome = ({
  percent,
  interval,
  level,
}: Pick<CompareResult, 'percent' | 'interval' | 'level'>): Outcome => ({
  percent,
  interval,
  level: compatibilityLevels.indexOf(level),
});

/** Shares of answers that are predicted right, 0 to 1, and the gain of the solver in points. */
interface GroupFigures {
  exactFromTraits: number;
  highFromTraits: number;
  exactGain: Figure;
  highGain: Figure;
}

interface KindFigures {
  /** The share of pairs at each level by the records, from the lowest to the highest. */
  levels: Figure[];
  topTwo: Figure;
  /** The share of pairs whose level is that by all answers. */
  sameLevel: Figure;
  /** The root mean square difference of the two percents, in points. */
  percentDifference: Figure;
  /** The share of the records' 90 % intervals that contain the true percent. */
  coverage: Figure;
}

export interface PublicRecordFigures {
  pairsOfEachKind: number;
  kinds: Record<RecordPairKind, KindFigures>;
  people: Record<ViewName, number>;
  disclosure: Record<ViewName, Record<QuestionGroup, GroupFigures>>;
}

export function publicRecordFigures(
  pairs: readonly RecordPairsChunk[],
  attacks: readonly DisclosureChunk[],
): PublicRecordFigures {
  const ofView = (view: ViewName): DisclosureChunk[] =>
    attacks.filter((chunk) => chunk.view === view);
  const byView = <T>(figure: (chunks: DisclosureChunk[]) => T): Record<ViewName, T> =>
    // as: one entry per view
    Object.fromEntries(viewNames.map((view) => [view, figure(ofView(view))])) as Record<
      ViewName,
      T
    >;
  return {
    pairsOfEachKind: pairs.flatMap(({ random }) => random).length,
    // as: one entry per kind
    kinds: Object.fromEntries(
      recordPairKinds.map((kind) => [kind, kindFigures(pairs, kind)]),
    ) as Record<RecordPairKind, KindFigures>,
    people: byView((chunks) => chunks.reduce((sum, { people }) => sum + people, 0)),
    disclosure: byView((chunks) => ({
      all: groupFigures(chunks, 'all'),
      unpoled: groupFigures(chunks, 'unpoled'),
    })),
  };
}

function kindFigures(chunks: readonly RecordPairsChunk[], kind: RecordPairKind): KindFigures {
  const figure = (statistic: (pairs: readonly RecordPair[]) => number): Figure =>
    jackknifeFigure(chunks, (some) => statistic(some.flatMap((chunk) => chunk[kind])));
  const share = (test: (pair: RecordPair) => boolean): Figure =>
    figure((some) => mean(some.map((pair) => Number(test(pair)))));
  return {
    levels: [0, 1, 2, 3].map((level) => share(({ byRecords }) => byRecords.level === level)),
    topTwo: share(({ byRecords }) => byRecords.level >= 2),
    sameLevel: share(({ byAnswers, byRecords }) => byAnswers.level === byRecords.level),
    percentDifference: figure((some) =>
      Math.sqrt(
        mean(some.map(({ byAnswers, byRecords }) => (byAnswers.percent - byRecords.percent) ** 2)),
      ),
    ),
    coverage: share(({ truth, byRecords: { interval } }) => {
      const [low, high] = interval;
      return Math.round(truth) >= low && Math.round(truth) <= high;
    }),
  };
}

function groupFigures(chunks: readonly DisclosureChunk[], group: QuestionGroup): GroupFigures {
  const sum = (some: readonly DisclosureChunk[], read: (of: Predictions) => number): number =>
    some.reduce((total, { groups }) => total + read(groups[group]), 0);
  const share = (some: readonly DisclosureChunk[], read: (of: Predictions) => number): number =>
    sum(some, read) / sum(some, ({ questions }) => questions);
  const gain = (kind: 'exact' | 'high'): Figure =>
    jackknifeFigure(
      chunks,
      (some) =>
        100 * share(some, ({ fromFigures, fromTraits }) => fromFigures[kind] - fromTraits[kind]),
    );
  return {
    exactFromTraits: share(chunks, ({ fromTraits }) => fromTraits.exact),
    highFromTraits: share(chunks, ({ fromTraits }) => fromTraits.high),
    exactGain: gain('exact'),
    highGain: gain('high'),
  };
}

const groupNames: Record<QuestionGroup, string> = {
  all: 'all questions',
  unpoled: 'core questions of themes without poles',
};

export const publicRecordBars: readonly Bar<{ publicRecord: PublicRecordFigures }>[] = [
  {
    item: 'm9a',
    what: 'level by two records equal to the level by all answers, random pairs',
    min: 0.8,
    margin: 0.1,
    figure: ({ publicRecord }) => publicRecord.kinds.random.sameLevel,
  },
  ...(['all', 'unpoled'] as const).flatMap(
    (group, n): Bar<{ publicRecord: PublicRecordFigures }>[] => [
      {
        item: `m9${'bd'[n]}`,
        what: `exact answers computed back from a record, ${groupNames[group]}, points above the best prediction from true traits`,
        max: 5,
        margin: 6,
        figure: ({ publicRecord }) => publicRecord.disclosure.record[group].exactGain,
      },
      {
        item: `m9${'ce'[n]}`,
        what: `high or low computed back from a record, ${groupNames[group]}, points above the best prediction from true traits`,
        max: 5,
        margin: 6,
        figure: ({ publicRecord }) => publicRecord.disclosure.record[group].highGain,
      },
    ],
  ),
];

const viewTitles = {
  record: 'public record, steps of 5',
  tenths: 'first edition: tenths with standard errors',
} as const;
/** The questions that the solver attacks. */
const attackedGroups = { record: questionGroups, tenths: ['unpoled'] } as const;
const groupTitles = { all: 'all', unpoled: 'core, themes without poles' } as const;

export function publicRecordSection({
  publicRecord,
}: {
  publicRecord: PublicRecordFigures;
}): string[] {
  const { kinds, disclosure, people, pairsOfEachKind } = publicRecord;
  return [
    '## The public record',
    `${pairsOfEachKind} pairs of each kind, compared by their records alone and by all answers (expert parameters that are off).`,
    table(
      [
        'Pairs',
        'levels by records, %',
        'top two',
        'level as by answers',
        'RMS difference of the percents',
        'cover 90',
      ],
      recordPairKinds.map((kind) => {
        const { levels, topTwo, sameLevel, percentDifference, coverage } = kinds[kind];
        return [
          kind,
          levels.map(({ value }) => Math.round(100 * value)).join(' / '),
          ...[topTwo, sameLevel, percentDifference, coverage].map(withError),
        ];
      }),
    ),
    `What a solver computes back from the figures that a share code shows (${people.record} people; ${people.tenths} for the first edition), in points above the best prediction by somebody who knows the true traits. The solver knows the model, the true parameters and which questions were asked, and samples the answer patterns that lead to the figures. In the first edition it attacks the themes without poles alone, and it does not find the best patterns in so short a search: there its figures are lower bounds.`,
    table(
      [
        'Shown',
        'Questions',
        'exact from traits',
        'gain, points',
        'high or low from traits',
        'gain, points',
      ],
      viewNames.flatMap((view) =>
        attackedGroups[view].map((group) => {
          const figures = disclosure[view][group];
          return [
            viewTitles[view],
            groupTitles[group],
            percent(figures.exactFromTraits),
            withError(figures.exactGain),
            percent(figures.highFromTraits),
            withError(figures.highGain),
          ];
        }),
      ),
    ),
  ];
}
