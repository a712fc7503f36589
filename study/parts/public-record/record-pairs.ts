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
import { chooseByProduct, restrictAnswers } from '../../people/forms.ts';
import { drawPartner, drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator } from '../../people/random.ts';
import { getWorld, studySeed } from '../../people/worlds.ts';
import { trueIndex } from '../compatibility/compatibility.ts';
import { pairKinds } from '../levels/levels.ts';

export const recordPairKinds = ['random', 'matched', 'opposed'] as const;
export type RecordPairKind = (typeof recordPairKinds)[number];

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

export interface RecordPair {
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
        const answers = restrictAnswers(
          complete,
          chooseByProduct(bank, complete, exposure, {
            targetCount: 15,
            adaptiveLength: true,
            seed: `record pairs ${index}.${chunk}.${kind}.${n}.${side}`,
          }),
        );
        return { bank, answers, figures: recordFigures(computeProfile(bank, answers)) };
      });
      result[kind].push({
        truth: trueIndex(world, pair),
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
