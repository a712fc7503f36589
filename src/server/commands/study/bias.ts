/** Which questions two groups answer differently although they are alike otherwise. */

import type { Bank } from 'spark-psychometrics';
import { setACount } from '../../../domain/survey.ts';
import { bars } from './claims.ts';
import type { Participant } from './participants.ts';
import { type Interval, lastCoefficient, mean } from './statistics.ts';

export interface Bias {
  /** The question that differs most, with an interval that allows for looking at all of them. */
  readonly worst: Interval | null;
  /** The questions that differ, and how the second group in the alphabet answers them. */
  readonly questions: readonly string[];
}

export const comparedQuestions = setACount;
/** Half the width of an interval in standard errors, such that all 48 hold with .95. */
export const biasFactor = 3.28;
const minGroup = 100;

/**
 * Regresses the answer on the person's other answers to the same theme and side, on all answers,
 * and on the group. Without those conditions a group that likes more would look biased.
 */
export function findBias(bank: Bank, people: readonly Participant[], column: string): Bias {
  const groups = Map.groupBy(
    people.filter(({ others }) => (others[column] ?? '') !== ''),
    ({ others }) => others[column]!,
  );
  const largest = [...groups].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 2);
  const [first, second] = largest.toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (!first || !second || largest[1]![1].length < minGroup) return { worst: null, questions: [] };
  const differences = bank.items.flatMap(({ id, form }, at) => {
    if (form !== 'standard-48') return [];
    const rows = [first, second].flatMap(([, group], isSecond) =>
      group.flatMap((person) => describe(bank, person, at, isSecond)),
    );
    const found = lastCoefficient(
      rows.map(({ row }) => row),
      rows.map(({ answer }) => answer),
    );
    return found ? [{ id, n: rows.length, ...found }] : [];
  });
  const intervals = differences.map(({ id, value, error, n }) => {
    const half = biasFactor * error;
    return { id, interval: { estimate: value, low: value - half, high: value + half, n } };
  });
  const { value: bar } = bars.bias;
  const questions = intervals.filter(({ interval: { low, high } }) => low > bar || high < -bar);
  const [worst] = (questions.length > 0 ? questions : intervals).toSorted(
    (a, b) => Math.abs(b.interval.estimate) - Math.abs(a.interval.estimate),
  );
  return {
    worst: worst?.interval ?? null,
    questions: questions.map(
      ({ id, interval }) =>
        `${id} (${second[0]} answers ${interval.estimate > 0 ? 'higher' : 'lower'})`,
    ),
  };
}

function describe({ items }: Bank, { answers }: Participant, at: number, group: number) {
  const answer = answers[at] ?? null;
  if (answer === null) return [];
  const { category, pole } = items[at]!;
  const others = answers.flatMap((given, i) => (given === null || i === at ? [] : [{ given, i }]));
  const near = others.filter(({ i }) => items[i]!.category === category && items[i]!.pole === pole);
  if (near.length === 0) return [];
  const [level, general] = [near, others].map((list) => mean(list.map(({ given }) => given)));
  return [{ answer, row: [1, level!, general!, group] }];
}
