/**
 * Compares pairs whose true scores are known, each twice from independent answers, by the product's
 * form: random pairs, pairs made to match or to be opposed, and strangers who want ever less
 * (measurement §6).
 */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { record } from '../../../src/domain/themes.ts';
import { compareProfiles, type Answers } from '../../../src/psychometrics/index.ts';
import { takeSurvey, restrictAnswers, type Exposure } from '../people/forms.ts';
import {
  drawPartner,
  drawPerson,
  simulateAnswers,
  generator,
  type Random,
} from '../people/population.ts';
import { getWorld, studySeed, type Scoring, type World } from '../people/worlds.ts';
import { truePercent } from './compatibility.ts';

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
export type PairKind = keyof typeof pairKinds;
export const allPairKinds = Object.keys(pairKinds) as PairKind[]; // as: keys of a literal object

export interface LevelsTask {
  part: 'levels';
  world: number;
  chunk: number;
  /** The number of pairs of each kind. */
  pairs: number;
}

/** One pair. `level` has one entry per administration, 0 (lowest) to 3. */
export interface LevelRecord {
  truth: number;
  percent: number;
  interval: [number, number];
  level: [number, number];
}

export interface LevelsChunk {
  /** The pairs of each kind, scored with the true and with the shipped parameters. */
  records: Record<Scoring, Record<PairKind, LevelRecord[]>>;
  /** The answers of the reserved people that are 1 or 2, and all their answers. */
  refused: [refused: number, all: number];
}

export function levelsChunk(task: LevelsTask): LevelsChunk {
  const world = getWorld(task.world);
  const random = generator(`${studySeed}/levels ${task.world}.${task.chunk}`);
  const exposures = { calibrated: noExposure(world), provisional: noExposure(world) };
  const result: LevelsChunk = {
    records: { calibrated: emptyRecords(), provisional: emptyRecords() },
    refused: [0, 0],
  };
  for (const kind of allPairKinds) {
    for (let n = 0; n < task.pairs; n++) {
      const pair = drawPair(random, kind);
      const times = [0, 1].map(() => pair.map((one) => simulateAnswers(world.truth, one, random)));
      const truth = truePercent(world, pair);
      for (const scoring of ['calibrated', 'provisional'] as const) {
        const results = times.map((complete, time) =>
          compareOnce(world, scoring, complete, {
            exposure: exposures[scoring],
            seed: `${task.world}.${task.chunk}.${kind}.${n}.${time}`,
          }),
        );
        result.records[scoring][kind].push({
          truth,
          percent: results[0]!.percent,
          interval: results[0]!.interval,
          level: [results[0]!.level, results[1]!.level],
        });
      }
      if (kind === 'reserved') countRefused(times.flat(), result);
    }
  }
  return result;
}

const noExposure = (world: World): Exposure => world.truth.map(() => 0);

const emptyRecords = (): Record<PairKind, LevelRecord[]> => record(allPairKinds, () => []);

function drawPair(random: Random, kind: PairKind): number[][] {
  const { correlation, shift } = pairKinds[kind];
  const first = drawPerson(random, shift);
  return [
    first,
    correlation === 0 ? drawPerson(random, shift) : drawPartner(random, first, correlation),
  ];
}

function compareOnce(
  world: World,
  scoring: Scoring,
  complete: readonly number[][],
  { exposure, seed }: { exposure: Exposure; seed: string },
): { percent: number; interval: [number, number]; level: number } {
  const bank = world[scoring];
  const [mine, theirs] = complete.map((answers, side): Answers =>
    takeSurvey(bank, answers, { exposure, seed: `${seed}.${side}` }),
  );
  const { percent, interval, level } = compareProfiles(
    { bank, answers: mine! },
    { bank, answers: theirs! },
  );
  return { percent, interval, level: compatibilityLevels.indexOf(level) };
}

function countRefused(people: readonly number[][], { refused }: LevelsChunk): void {
  for (const answers of people) {
    const setA = restrictAnswers(answers).filter((answer) => answer !== null);
    refused[0] += setA.filter((answer) => answer <= 2).length;
    refused[1] += setA.length;
  }
}
