/** Computes what public records tell: how two people fit, and how little of a person's answers. */

import type {
  DisclosureChunk,
  Predictions,
  QuestionGroup,
} from '../../parts/public-record/disclosure.ts';
import {
  recordPairKinds,
  type RecordPair,
  type RecordPairKind,
  type RecordPairsChunk,
} from '../../parts/public-record/record-pairs.ts';
import { viewNames, type ViewName } from '../../parts/public-record/view.ts';
import { jackknifeFigure, mean, type Figure } from '../../parts/statistics.ts';

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
  /** The share of the records' 90 % intervals that contain the true index. */
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
