/**
 * Differential item functioning: whether people of different groups with the same trait answer a
 * question differently. Ordinal logistic regressions of the answer, as in lordif (Choi, Gibbons &
 * Crane 2011): on the level; on level and group; and on level, group and their product.
 */

import { minGroupAnswers } from '../../src/domain/scoring.ts';
import type { Bank } from '../../src/psychometrics/bank/bank.ts';
import { chiSquareTail } from '../../src/psychometrics/comparison/change-test.ts';
import { assertAnswers, type Answers } from '../../src/psychometrics/profile/posterior.ts';
import { estimateGroupLevels, type GroupedPeople } from './group-levels.ts';
import { fitOrdinalLogistic, type OrdinalFit } from './ordinal-logistic.ts';

const falseDiscoveryRate = 0.05;
/** A smaller gain of Nagelkerke's R² is negligible (Jodoin & Gierl 2001). */
const notableGain = 0.035;

export interface ItemDif {
  readonly id: string;
  /** The groups that were tested, in ascending order. */
  readonly groups: readonly number[];
  /** The answers of each group that was tested. */
  readonly answers: readonly number[];
  /**
   * The probability of so large a difference by chance: twice the smaller of the probabilities that
   * the group shifts the answers as much, and that it changes their slope as much.
   */
  readonly p: number;
  /** Whether the item is among those that differ at a false discovery rate of 5 %. */
  readonly isDetected: boolean;
  /** The gain of Nagelkerke's R² by group and product. */
  readonly gain: number;
  /** Whether the item is detected and the gain is at least .035. */
  readonly isNotable: boolean;
  /**
   * How far each tested group lies above the first one at the same level, in logits (positive: the
   * group answers higher), with the product left out.
   */
  readonly logits: readonly number[];
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
    isNotable: detected[i]! && result.gain >= notableGain,
  }));
}

function testItem(
  item: number,
  { people, groups, groupCount }: GroupedPeople,
  allLevels: readonly Float64Array[],
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
  const levels = included.map((person) => allLevels[person]![item]!);
  const indicators = included.map((person) =>
    tested.slice(1).map((group) => (groups[person] === group ? 1 : 0)),
  );
  const withGroup = levels.map((level, i) => [level, ...indicators[i]!]);
  const regress = (rows: number[][]): OrdinalFit => fitOrdinalLogistic(answers, rows);
  const none = regress(levels.map(() => []));
  const plain = regress(levels.map((level) => [level]));
  const uniform = regress(withGroup);
  const full = regress(
    withGroup.map((row, i) => [...row, ...indicators[i]!.map((value) => value * levels[i]!)]),
  );
  const test = (smaller: OrdinalFit, larger: OrdinalFit): number =>
    chiSquareTail(
      Math.max(0, 2 * (larger.logLikelihood - smaller.logLikelihood)),
      tested.length - 1,
    );
  const share = nagelkerke(none.logLikelihood, answers.length);
  return {
    groups: tested,
    answers: tested.map((group) => counts[group]!),
    p: Math.min(1, 2 * test(plain, uniform), 2 * test(uniform, full)),
    gain: share(full.logLikelihood) - share(plain.logLikelihood),
    logits: Array.from(uniform.coefficients.subarray(1)),
  };
}

/** Returns Nagelkerke's R² (1991) as a function of the log likelihood. */
function nagelkerke(withoutPredictors: number, people: number): (logLikelihood: number) => number {
  const max = 1 - Math.exp((2 * withoutPredictors) / people);
  return (logLikelihood) =>
    (1 - Math.exp((2 * (withoutPredictors - logLikelihood)) / people)) / max;
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
