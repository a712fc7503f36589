/** Do two public records give the level that all answers give (measurement §6.1)? */

import {
  compareProfiles,
  compareRecords,
  computeProfile,
  recordFigures,
} from 'spark-psychometrics';
import { record } from '../../../src/domain/themes.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPartner, drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type ChunkTask, indices, inEachWorld, type Question, withError } from '../question.ts';
import { type Figure, mean, overAll, share } from '../statistics.ts';
import { pairKinds } from './levels.ts';
import { isCovered, type Outcome, readOutcome, truePercent } from './pairs.ts';

const kinds = ['random', 'matched', 'opposed'] as const;
type PairKind = (typeof kinds)[number];

interface RecordPair {
  truth: number;
  byAnswers: Outcome;
  byRecords: Outcome;
}

type RecordPairsChunk = Record<PairKind, RecordPair[]>;

/** `people` is the number of pairs of each kind. */
function simulate({ world: index, chunk, people: pairs }: ChunkTask): RecordPairsChunk {
  const world = getWorld(index);
  const bank = world.provisional;
  const random = generator(`${studySeed}/record pairs ${index}.${chunk}`);
  return record(kinds, (kind) =>
    indices(pairs).map((n) => {
      const first = drawPerson(random, 0);
      const pair = [first, drawPartner(random, first, pairKinds[kind].correlation)];
      const [mine, theirs] = pair.map((person, side) => {
        const complete = simulateAnswers(world.truth, person, random);
        const seed = `record pairs ${index}.${chunk}.${kind}.${n}.${side}`;
        const answers = takeSurvey(bank, complete, { seed });
        return { bank, answers, figures: recordFigures(computeProfile(bank, answers)) };
      });
      return {
        truth: truePercent(world, pair),
        byAnswers: readOutcome(compareProfiles(mine!, theirs!, 'strangers')),
        byRecords: readOutcome(compareRecords(mine!, theirs!)),
      };
    }),
  );
}

interface KindFigures {
  /** The share of pairs at each level by the records, from the lowest to the highest. */
  levels: Figure[];
  /** The share of pairs whose level is that by all answers. */
  sameLevel: Figure;
  /** The root mean square difference of the two percents, in points. */
  percentDifference: Figure;
  /** The share of the records' 90 % intervals that contain the true percent. */
  coverage: Figure;
}

interface RecordPairFigures {
  pairsOfEachKind: number;
  kinds: Record<PairKind, KindFigures>;
}

const measure = (chunks: readonly RecordPairsChunk[]): RecordPairFigures => ({
  pairsOfEachKind: chunks.flatMap(({ random }) => random).length,
  kinds: record(kinds, (kind) => {
    const figure = overAll(chunks, (chunk) => chunk[kind]);
    return {
      levels: indices(4).map((level) =>
        figure(share(({ byRecords }) => byRecords.level === level)),
      ),
      sameLevel: figure(share(({ byAnswers, byRecords }) => byAnswers.level === byRecords.level)),
      percentDifference: figure((pairs) =>
        Math.sqrt(
          mean(
            pairs.map(({ byAnswers, byRecords }) => (byAnswers.percent - byRecords.percent) ** 2),
          ),
        ),
      ),
      coverage: figure(share(({ truth, byRecords }) => isCovered(truth, byRecords))),
    };
  }),
});

export const recordPairs: Question<ChunkTask, RecordPairsChunk, RecordPairFigures> = {
  plan: (isQuick) => inEachWorld({ worlds: isQuick ? 2 : 8, chunks: 2, people: isQuick ? 8 : 15 }),
  effort: ({ people }) => people * 80,
  simulate,
  measure,
  bars: ({ kinds: { random } }) => [
    [
      'm9a',
      'level by two records equal to the level by all answers, random pairs',
      { min: 0.8, margin: 0.1 },
      random.sameLevel,
    ],
  ],
  report: (figures) => [
    '## The public record',
    `${figures.pairsOfEachKind} pairs of each kind, compared by their records alone and by all answers. The level is the same for ${kinds.map((kind) => `${withError(figures.kinds[kind].sameLevel)} (${kind})`).join(', ')}.`,
  ],
};
