/**
 * One administration of the survey: a person's answers to all items, and for each form that the
 * study compares, the answers to the items of that form only.
 */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import {
  type Answers,
  compareProfiles,
  pairPercent,
  pairStanding,
  pairWants,
  randomPartners,
  sharedActivities,
  type CompareResult,
  type Respondent,
} from '../../../src/psychometrics/index.ts';
import { compatibility } from '../../second-model/pair.ts';
import { takeSurvey, restrictAnswers, type Exposure } from '../people/forms.ts';
import {
  drawMatch,
  drawPerson,
  simulateAnswers,
  trueScores,
  generator,
  type Random,
} from '../people/population.ts';
import { type Scoring, type World, getWorld, studySeed } from '../people/worlds.ts';
import { correlation } from '../statistics.ts';

/** Each name consists of the scoring and the number of questions. */
export const compatibilityConditions = [
  'calibrated 48',
  'calibrated 48+15',
  'calibrated 48+25',
  'provisional 48+15',
  'provisional 48+adaptive length',
] as const;
export type CompatibilityCondition = (typeof compatibilityConditions)[number];

interface Administration {
  /** An answer to every item of the bank. */
  complete: number[];
  /** The answers that were given under each condition; null for questions that were not asked. */
  given: Record<CompatibilityCondition, Answers>;
}

function administer(
  world: World,
  complete: number[],
  { seed, exposure }: { seed: string; exposure: Exposure },
): Administration {
  const afterSetB = (scoring: Scoring, targetCount: number, adaptiveLength: boolean): Answers =>
    takeSurvey(world[scoring], complete, { exposure, targetCount, adaptiveLength, seed });
  return {
    complete,
    given: {
      'calibrated 48': restrictAnswers(complete),
      'calibrated 48+15': afterSetB('calibrated', 15, false),
      'calibrated 48+25': afterSetB('calibrated', 25, false),
      'provisional 48+15': afterSetB('provisional', 15, false),
      'provisional 48+adaptive length': afterSetB('provisional', 15, true),
    },
  };
}

/** Serialises everything that must not depend on the order of the two people. */
function symmetricPart(result: CompareResult, isSwapped: boolean): string {
  const { mine, theirs } = result.dimensions;
  return JSON.stringify([
    result.percent,
    result.interval,
    result.level,
    result.neighbourLevel,
    result.levelProbabilities,
    result.contributions.fulfilment,
    isSwapped ? [theirs, mine] : [mine, theirs],
  ]);
}

/** Whether a comparison differs, even in the last bit, when the two people are swapped. */
function breaksSymmetry(mine: Respondent, theirs: Respondent): boolean {
  const straight = compareProfiles(mine, theirs);
  const swapped = compareProfiles(theirs, mine);
  return symmetricPart(straight, false) !== symmetricPart(swapped, true);
}

/** Whether the same comparison gives another result when it is repeated. */
function isNotReproduced(mine: Respondent, theirs: Respondent): boolean {
  const [first, second] = [0, 1].map(() => JSON.stringify(compareProfiles(mine, theirs)));
  return first !== second;
}

/**
 * Whether the list of shared activities discloses a one-sided interest. It does if one of the two
 * people answered an item in the list with less than 5, or if the lists that the two people see
 * differ in length.
 */
function disclosesOneSidedInterest(mine: Respondent, theirs: Respondent): boolean {
  const activities = sharedActivities(mine, theirs);
  const answerTo = ({ bank, answers }: Respondent, id: string): number =>
    answers[bank.items.findIndex((item) => item.id === id)] ?? 0;
  const isOneSided = activities.some(
    ({ item, complementary }) => answerTo(mine, item) < 5 || answerTo(theirs, complementary) < 5,
  );
  return isOneSided || sharedActivities(theirs, mine).length !== activities.length;
}

/** Correlations of two people's 48 raw answers, one per administration. */
export interface PeerRecord {
  match: boolean;
  truth: number;
  /** The correlation of the two people's answers to the same questions. */
  same: [number, number];
  /**
   * The correlation of each answer with the other person's answer to the complementary question.
   */
  complementary: [number, number];
}

function rawCorrelations(
  world: World,
  sides: readonly [Administration[], Administration[]],
  about: { match: boolean; truth: number },
): PeerRecord {
  const setA = world.truth.flatMap((item, i) => (item.isSetA ? [i] : []));
  const correlate = (time: number, counterpart: (i: number) => number): number =>
    correlation(
      setA.map((i) => sides[0][time]!.complete[i]!),
      setA.map((i) => sides[1][time]!.complete[counterpart(i)]!),
    );
  const correlateTwice = (counterpart: (i: number) => number): [number, number] => [
    correlate(0, counterpart),
    correlate(1, counterpart),
  ];
  return {
    ...about,
    same: correlateTwice((i) => i),
    complementary: correlateTwice((i) => world.truth[i]!.partner),
  };
}

export interface CompatibilityTask {
  part: 'compatibility';
  world: number;
  chunk: number;
  pairs: number;
  matches: number;
}

/**
 * One pair under one condition. `truth` is the true percent. `percent` and `level` have one entry
 * per administration. `interval` contains the lower and the upper limit, from the first
 * administration.
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
  const truth = truePercent(world, [first, second]);
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

/** Returns the percent at the true scores of two people, by the right parameters. */
export function truePercent(world: World, pair: readonly number[][]): number {
  const domains = pair.map((person) => trueScores(world.truth, person).domain);
  const [mine, theirs] = domains.map((domain) => domain.map((d) => d / 100));
  const [first, second] = domains.map((domain) => randomPartners(world.calibrated, domain));
  return pairPercent(
    pairStanding(compatibility(mine!, theirs!), first!, second!),
    pairWants(Float64Array.from(mine!), Float64Array.from(theirs!)),
  );
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
