/**
 * Compares pairs of people whose true scores are known. Each pair is compared twice, from two
 * independent sets of answers (measurement §6, §9, §10.8).
 */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { compareProfiles, type CompareResult } from '../../../src/psychometrics/index.ts';
import { compatibility } from '../../naive/compare.ts';
import { drawMatch, drawPerson, simulateAnswers, trueScores } from '../../people/population.ts';
import { generator, type Random } from '../../people/random.ts';
import { getWorld, studySeed, type Scoring, type World } from '../../people/worlds.ts';
import {
  administer,
  compatibilityConditions,
  type Administration,
  type CompatibilityCondition,
} from './administration.ts';
import { breaksSymmetry, disclosesOneSidedInterest, isNotReproduced } from './laws.ts';
import { rawCorrelations, type PeerRecord } from './peers.ts';

export interface CompatibilityTask {
  part: 'compatibility';
  world: number;
  chunk: number;
  pairs: number;
  matches: number;
}

/**
 * One pair under one condition. `truth` is the true index. `percent` and `level` have one entry per
 * administration. `interval` contains the lower and the upper limit, from the first administration.
 */
export interface PairRecord {
  match: boolean;
  truth: number;
  percent: [number, number];
  interval: [number, number];
  level: [number, number];
}

export interface CompatibilityChunk {
  records: Record<CompatibilityCondition, PairRecord[]>;
  peers: PeerRecord[];
  /** The number of pairs whose result depends on the order of the two people. */
  asymmetric: number;
  /** The number of pairs whose result changes when the comparison is repeated. */
  notReproduced: number;
  /** The number of pairs whose list of shared activities discloses a one-sided interest. */
  disclosed: number;
}

/** Two people, each with two administrations of the survey. */
interface Pair {
  about: { match: boolean; truth: number };
  sides: readonly [Administration[], Administration[]];
}

export function compatibilityChunk(task: CompatibilityTask): CompatibilityChunk {
  const world = getWorld(task.world);
  const random = generator(`${studySeed}/pairs ${task.world}.${task.chunk}`);
  const exposure = world.truth.map(() => 0);
  const result = emptyChunk();
  for (let n = 0; n < task.pairs + task.matches; n++) {
    const isMatch = n >= task.pairs;
    const seed = `${task.world}.${task.chunk}.${n}`;
    const pair = createPair(world, random, isMatch, { seed, exposure });
    for (const condition of compatibilityConditions)
      result.records[condition].push(comparePair(world, pair, condition));
    result.peers.push(rawCorrelations(world, pair.sides, pair.about));
    countBrokenLaws(world, pair, result);
  }
  return result;
}

function emptyChunk(): CompatibilityChunk {
  return {
    records: {
      'calibrated 48': [],
      'calibrated 48+15': [],
      'calibrated 48+25': [],
      'provisional 48+15': [],
      'provisional 48+adaptive length': [],
    },
    peers: [],
    asymmetric: 0,
    notReproduced: 0,
    disclosed: 0,
  };
}

function createPair(
  world: World,
  random: Random,
  match: boolean,
  { seed, exposure }: { seed: string; exposure: number[] },
): Pair {
  const first = drawPerson(random, 0);
  const second = match ? drawMatch(random, first) : drawPerson(random, 0);
  const truth = trueIndex(world, [first, second]);
  const administerTwice = (latent: number[], side: number): Administration[] =>
    [0, 1].map((time) =>
      administer(world, simulateAnswers(world.truth, latent, random), {
        seed: `${seed}.${side}.${time}`,
        exposure,
      }),
    );
  return {
    about: { match, truth },
    sides: [administerTwice(first, 0), administerTwice(second, 1)],
  };
}

/** Returns the compatibility index at the true scores of two people. */
export function trueIndex(world: World, pair: readonly number[][]): number {
  const [mine, theirs] = pair.map((person) =>
    trueScores(world.truth, person).domain.map((d) => d / 100),
  );
  return compatibility(mine!, theirs!);
}

function comparePair(
  world: World,
  { about, sides }: Pair,
  condition: CompatibilityCondition,
): PairRecord {
  const scoring = condition.split(' ')[0] as Scoring; // as: every condition begins with a scoring
  const bank = world[scoring];
  const compare = (time: 0 | 1): CompareResult =>
    compareProfiles(
      { bank, answers: sides[0][time]!.given[condition] },
      { bank, answers: sides[1][time]!.given[condition] },
    );
  const [first, second] = [compare(0), compare(1)];
  return {
    ...about,
    percent: [first.percent, second.percent],
    interval: first.interval,
    level: [compatibilityLevels.indexOf(first.level), compatibilityLevels.indexOf(second.level)],
  };
}

function countBrokenLaws(world: World, { sides }: Pair, result: CompatibilityChunk): void {
  const [mine, theirs] = sides.map(([first]) => ({
    bank: world.provisional,
    answers: first!.given['provisional 48+15'],
  }));
  if (breaksSymmetry(mine!, theirs!)) result.asymmetric += 1;
  if (isNotReproduced(mine!, theirs!)) result.notReproduced += 1;
  if (disclosesOneSidedInterest(mine!, theirs!)) result.disclosed += 1;
}
