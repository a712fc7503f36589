import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import {
  isSetA,
  randomPerson,
  simulateAnswers,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { createBank } from '../bank/bank.ts';
import { itemForms } from '../facts/survey.ts';
import { themes } from '../facts/themes.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from '../profile/posterior.ts';
import { scoreErrors, listLeft, selectRound } from './select-round.ts';
import { selectSetB } from './set-b.ts';

const bank = createBank(readRealItems(itemForms));
const uniform = seededUniform('rounds');
const options = { seed: 'attempt/1' };
const itemOf = (id: string) => bank.items[bank.indexById.get(id)!]!;

/** Returns a person's answer to every item. */
const everyAnswer = (shift = 0): number[] =>
  simulateAnswers(bank, randomPerson(uniform, shift), uniform).map((answer) => answer ?? 4);

/** Returns the answers to Set A and to a Set B of 15. */
function finished(complete: readonly number[]): Answers {
  const setA = complete.map((answer, i) => (isSetA(bank, i) ? answer : null));
  const setB = selectSetB(bank, setA, {
    targetCount: 15,
    adaptiveLength: false,
    seed: 'attempt',
  });
  return setA.map((answer, i) => (setB.includes(bank.items[i]!.id) ? complete[i]! : answer));
}

function withRound(answers: Answers, complete: readonly number[], ids: readonly string[]): Answers {
  const chosen = new Set(ids);
  return answers.map((answer, i) => (chosen.has(bank.items[i]!.id) ? complete[i]! : answer));
}

describe('a round', () => {
  test('asks ten new questions of the pool and explore', () => {
    const answers = finished(everyAnswer());
    const round = selectRound(bank, answers, options);
    expect(new Set(round).size).toBe(10);
    for (const id of round) {
      expect(itemOf(id).form).not.toBe('standard-48');
      expect(answers[bank.indexById.get(id)!]).toBeNull();
    }
  });

  test('is the same for the same seed', () => {
    const answers = finished(everyAnswer());
    expect(selectRound(bank, answers, options)).toEqual(selectRound(bank, answers, options));
    const others = ['2', '3', '4'].map((seed) => selectRound(bank, answers, { ...options, seed }));
    expect(new Set(others.map(String)).size).toBeGreaterThan(1);
  });

  test('balances facets and themes, and asks few pairs', () => {
    for (let n = 0; n < 30; n++) {
      const round = selectRound(bank, finished(everyAnswer()), options);
      const fantasies = round.filter((id) => itemOf(id).facet === 'F').length;
      expect(Math.abs(fantasies - 5)).toBeLessThanOrEqual(1);
      for (const theme of themes)
        expect(round.filter((id) => itemOf(id).category === theme).length).toBeLessThanOrEqual(3);
    }
  });

  test('can ask any open question in its random place', () => {
    const answers = finished(everyAnswer());
    const asked = new Set(
      Array.from({ length: 400 }, (_, n) => selectRound(bank, answers, { seed: `${n}` })).flat(),
    );
    expect(asked.size).toBeGreaterThan(0.9 * listLeft(bank, answers).length);
  });
});

describe('all rounds of a person', () => {
  test('ask every question once, and then none', () => {
    const complete = everyAnswer().map((answer) => Math.max(answer, 3));
    let answers = finished(complete);
    const lengths: number[] = [];
    for (;;) {
      const round = selectRound(bank, answers, options);
      expect(listLeft(bank, answers).length).toBe(Math.max(0, 105 - 10 * lengths.length));
      if (round.length === 0) break;
      lengths.push(round.length);
      answers = withRound(answers, complete, round);
      if (lengths.length > 11) break;
    }
    expect(lengths).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5]);
    expect(answers).toEqual(complete);
  });

  test('never ask rare questions about a theme refused in Set A', () => {
    const refused = themes.indexOf('SM');
    const complete = everyAnswer().map((answer, i) =>
      bank.theme[i] !== refused ? Math.max(answer, 3) : isSetA(bank, i) ? 2 : 7,
    );
    let answers = finished(complete);
    for (let n = 0; n < 12; n++)
      answers = withRound(answers, complete, selectRound(bank, answers, options));
    const unasked = bank.items.filter((_, i) => answers[i] === null);
    expect(unasked.map(({ category }) => category)).toEqual(unasked.map(() => 'SM'));
    expect(unasked.length).toBeGreaterThan(0);
    expect(unasked.filter(({ rarity }) => rarity <= 2)).toEqual([]);
    expect(listLeft(bank, answers).length).toBe(0);
  });
});

test('no round repeats what was passed', () => {
  const answers = finished(everyAnswer());
  const passed = new Set(
    answers.flatMap((answer, i) => (answer !== null && i % 4 === 0 ? [i] : [])),
  );
  const given = answers.map((answer, i) => (passed.has(i) ? null : answer));
  const scenes = [...passed].map((i) => `${bank.items[i]!.category} ${bank.items[i]!.scene}`);
  const left = listLeft(bank, given, passed);
  const asked = Array.from({ length: 30 }, (_, n) =>
    selectRound(bank, given, { seed: `${n}`, passed }),
  ).flat();
  for (const id of [...left, ...asked])
    expect(scenes).not.toContain(`${itemOf(id).category} ${itemOf(id).scene}`);
  expect(left.length).toBeGreaterThan(10);
});

test('a round narrows the margins of nearly everybody', () => {
  const mean = (answers: Answers): number =>
    Object.values(scoreErrors(bank, answers)).reduce((sum, error) => sum + error, 0);
  const people = Array.from({ length: 40 }, () => {
    const complete = everyAnswer();
    const before = finished(complete);
    return [before, withRound(before, complete, selectRound(bank, before, options))] as const;
  });
  const narrower = people.filter(([before, after]) => mean(after) < mean(before));
  expect(narrower.length).toBeGreaterThanOrEqual(36);
});
