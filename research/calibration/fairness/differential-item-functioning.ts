/**
 * Differential item functioning: whether people of different groups with the same trait answer a
 * question differently. Ordinal logistic regressions of the answer, as in lordif (Choi, Gibbons &
 * Crane 2011): on the level, and on level and group. A group that shifts the answers of all its
 * people alike is what wording does, and the test of it has more power than one that also looks for
 * another slope.
 */

import type { Bank } from '../../../packages/psychometrics/src/bank/bank.ts';
import { chiSquareTail } from '../../../packages/psychometrics/src/kernel/significance.ts';
import {
  assertAnswers,
  type Answers,
} from '../../../packages/psychometrics/src/profile/posterior.ts';
import { estimateGroupLevels, type GroupedPeople, type ItemLevels } from './group-levels.ts';
import { fitOrdinalLogistic } from './ordinal-logistic.ts';

/** A group that gave fewer answers to a question is not compared with others. */
export const minGroupAnswers = 200;
const falseDiscoveryRate = 0.05;
/** A smaller difference between two groups, in points of the scale from 1 to 7, is negligible. */
const notablePoints = 0.2;

export interface ItemDif {
  readonly id: string;
  /** The groups that were tested, in ascending order. */
  readonly groups: readonly number[];
  /** The answers of each group that was tested. */
  readonly answers: readonly number[];
  /** The probability of so large a shift of the answers by the group, by chance. */
  readonly p: number;
  /** Whether the item is among those that differ at a false discovery rate of 5 %. */
  readonly isDetected: boolean;
  /** Whether the item is detected and two groups lie at least .2 points apart. */
  readonly isNotable: boolean;
  /**
   * How far each tested group but the first answers above it, in points of the scale: the mean over
   * the levels of all people.
   */
  readonly points: readonly number[];
}

/** Detected items are left out of the levels in the next round, until no more are detected. */
const maxRounds = 4;

/**
 * Tests every item that at least two groups have answered 200 times. `groups` has the group of each
 * person, 0, 1, …; the order of the groups does not matter to p. Throws a RangeError if a person
 * has no group or an answer is invalid.
 */
export function differentialItemFunctioning(
  bank: Bank,
  people: readonly Answers[],
  groups: readonly number[],
): ItemDif[] {
  if (groups.length !== people.length || !groups.every((g) => Number.isInteger(g) && g >= 0))
    throw new RangeError('Every person must have a group, counted from 0.');
  for (const answers of people) assertAnswers(bank, answers);
  const groupCount = groups.reduce((max, group) => Math.max(max, group + 1), 0);
  const sample = { people, groups, groupCount };
  let results: ItemDif[] = [];
  let excluded = '';
  for (let round = 0; round < maxRounds; round++) {
    const before = new Set(results.filter(({ isDetected }) => isDetected).map(({ id }) => id));
    results = testAll(bank, sample, (item) => !before.has(bank.items[item]!.id));
    const detected = results
      .filter(({ isDetected }) => isDetected)
      .map(({ id }) => id)
      .join(' ');
    if (detected === excluded) break;
    excluded = detected;
  }
  return results;
}

function testAll(
  bank: Bank,
  sample: GroupedPeople,
  isAnchor: (item: number) => boolean,
): ItemDif[] {
  const levels = estimateGroupLevels(bank, sample, isAnchor);
  const tested = bank.items.flatMap(({ id }, item) => {
    const result = testItem(item, sample, levels);
    return result === null ? [] : [{ id, ...result }];
  });
  const detected = rejectAtFalseDiscoveryRate(
    tested.map(({ p }) => p),
    falseDiscoveryRate,
  );
  return tested.map((result, i) => ({
    ...result,
    isDetected: detected[i]!,
    isNotable: detected[i]! && spread(result.points) >= notablePoints,
  }));
}

/** Returns how far the outermost groups lie apart; the first one lies at 0. */
const spread = (points: readonly number[]): number =>
  Math.max(0, ...points) - Math.min(0, ...points);

function testItem(
  item: number,
  { people, groups, groupCount }: GroupedPeople,
  allLevels: readonly ItemLevels[],
): Omit<ItemDif, 'id' | 'isDetected' | 'isNotable'> | null {
  const counts = Array.from({ length: groupCount }, () => 0);
  people.forEach((answers, person) => {
    if (answers[item] !== null) counts[groups[person]!]! += 1;
  });
  const tested = counts.flatMap((count, group) => (count >= minGroupAnswers ? [group] : []));
  if (tested.length < 2) return null;
  const included = people.flatMap((answers, person) =>
    answers[item] !== null && tested.includes(groups[person]!) ? [person] : [],
  );
  const answers = included.map((person) => people[person]![item]!);
  if (answers.every((answer) => answer === answers[0])) return null;
  const levels = included.map((person) => allLevels[person]!.levels[item]!);
  const others = tested.slice(1);
  const rowOf = (level: number, own: number | undefined): number[] => [
    level,
    ...others.map((group) => (own === group ? 1 : 0)),
  ];
  const plain = fitOrdinalLogistic(
    answers,
    levels.map((level) => [level]),
  );
  const uniform = fitOrdinalLogistic(
    answers,
    levels.map((level, i) => rowOf(level, groups[included[i]!])),
  );
  const meanAnswer = (group: number | undefined): number =>
    levels.reduce((sum, level) => sum + uniform.expected(rowOf(level, group)), 0) / levels.length;
  return {
    groups: tested,
    answers: tested.map((group) => counts[group]!),
    p: chiSquareTail(Math.max(0, 2 * (uniform.logLikelihood - plain.logLikelihood)), others.length),
    points: others.map((group) => meanAnswer(group) - meanAnswer(tested[0])),
  };
}

/**
 * Returns which hypotheses are rejected if at most the share `rate` of the rejected ones may be
 * true on average (Benjamini & Hochberg 1995).
 */
export function rejectAtFalseDiscoveryRate(pValues: readonly number[], rate: number): boolean[] {
  const ascending = [...pValues].sort((a, b) => a - b);
  let limit = -1;
  ascending.forEach((p, i) => {
    if (p <= (rate * (i + 1)) / ascending.length) limit = p;
  });
  return pValues.map((p) => p <= limit);
}
