import { describe, expect, test } from 'vitest';
import { simulateHonestSurveys } from '../../../../test/support/psychometrics/honest-surveys.ts';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import {
  randomPerson,
  simulateAnswers,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../../../../test/support/psychometrics/take-survey.ts';
import { createBank, type Bank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from './posterior.ts';
import { responseQuality, isMisfit } from './response-quality.ts';

const items = readRealItems();
const bank: Bank = createBank(items);
const uniform = seededUniform('response quality');
const answering = (answer: (index: number) => number | null): Answers =>
  bank.items.map((_, i) => answer(i));

describe('person fit', () => {
  const honest = simulateHonestSurveys(bank, 200, uniform);
  const misfitShare = (surveys: readonly Answers[]): number =>
    surveys.filter((answers) => responseQuality(bank, answers).flags.includes('personFit')).length /
    surveys.length;

  test('flags random answers and few honest ones', () => {
    const random = honest.map((_, n) =>
      takeSurvey(
        bank,
        answering(() => 1 + Math.floor(7 * uniform())),
        `random ${n}`,
      ),
    );
    expect(misfitShare(random)).toBeGreaterThan(0.94);
    expect(misfitShare(honest)).toBeLessThan(0.1);
  });

  test('flags answers of a few values in random places', () => {
    const careless = honest.map((_, n) =>
      takeSurvey(
        bank,
        answering(() => 5 + Math.floor(3 * uniform())),
        `careless ${n}`,
      ),
    );
    expect(misfitShare(careless)).toBeGreaterThan(0.8);
  });

  test('does not judge the order of answers that are nearly all the same', () => {
    const refusing = answering((i) => (i < 68 ? (i % 3 === 0 ? 2 : 1) : null));
    expect(responseQuality(bank, refusing).personFit?.order).toBeNull();
  });

  test('uses either index and is judged by both cuts', () => {
    const cuts = { logRatio: 2 };
    expect(isMisfit({ logRatio: 2, order: 3 }, cuts)).toBe(false);
    expect(isMisfit({ logRatio: 1.9, order: 3 }, cuts)).toBe(true);
    expect(isMisfit({ logRatio: 2, order: 1.5 }, cuts)).toBe(true);
  });

  test('is null if more than a quarter was passed', () => {
    const survey = honest.find(
      (answers) => answers.filter((answer) => answer !== null).length > 63,
    );
    const pool = survey!.flatMap((answer, i) => (i >= 48 && answer !== null ? [i] : []));
    const keep = (count: number): Answers =>
      survey!.map((answer, i) => (i < 48 || pool.slice(0, count).includes(i) ? answer : null));
    const pass = (count: number): Answers =>
      survey!.map((answer, i) => (i < count ? null : answer));
    expect(responseQuality(bank, pass(12)).personFit).not.toBeNull();
    expect(responseQuality(bank, pass(13))).toMatchObject({ answered: 35, personFit: null });
    expect(responseQuality(bank, keep(0)).personFit).not.toBeNull();
  });

  test('has no other index without answers', () => {
    expect(
      responseQuality(
        bank,
        answering(() => null),
      ),
    ).toMatchObject({ answered: 0, variability: null, breadth: null, flags: [] });
  });
});

describe('runs of one answer', () => {
  test.each([2, 3, 4, 5, 6])('are flagged and noted for %i alone', (value) => {
    const quality = responseQuality(
      bank,
      answering(() => value),
    );
    expect(quality.flags).toContain('longestRun');
    expect(quality).toMatchObject({ variability: 0, breadth: value, notes: ['lowContrast'] });
  });

  test.each([1, 7])('are noted but not flagged for %i alone', (value) => {
    expect(
      responseQuality(
        bank,
        answering(() => value),
      ),
    ).toMatchObject({ flags: [], notes: ['lowContrast'], longestRun: 0 });
  });

  test.each([2, 3])('of %i are not flagged beside soft play', (value) => {
    const vanilla = takeSurvey(
      bank,
      items.map(({ category, rarity }) => (category === 'SENS' ? 8 - rarity : value)),
      'vanilla',
    );
    expect(responseQuality(bank, vanilla).flags).toEqual([]);
  });

  test('end at other answers, in bank order', () => {
    const withRun = (length: number): Answers =>
      answering((i) => (i >= 48 ? null : i >= 3 && i < 3 + length ? 5 : i % 2 ? 6 : 2));
    expect(responseQuality(bank, withRun(12))).toMatchObject({
      longestRun: 12,
      flags: expect.arrayContaining(['longestRun']),
    });
    expect(responseQuality(bank, withRun(11)).flags).not.toContain('longestRun');
    const interrupted = withRun(12).map((answer, i) => (i === 8 ? 2 : answer));
    expect(responseQuality(bank, interrupted).longestRun).toBe(6);
  });

  test('counts runs in the order in which the questions were asked', () => {
    const alternating = answering((i) => (i < 48 ? (i % 2 === 0 ? 5 : 2) : null));
    const setA = Array.from({ length: 48 }, (_, i) => i);
    const evenFirst = [...setA.filter((i) => i % 2 === 0), ...setA.filter((i) => i % 2 === 1)];
    expect(responseQuality(bank, alternating).longestRun).toBe(1);
    expect(responseQuality(bank, alternating, evenFirst).longestRun).toBe(24);
  });

  test('are not flagged in honest answers', () => {
    const people = Array.from({ length: 100 }, () =>
      simulateAnswers(bank, randomPerson(uniform), uniform),
    );
    expect(
      people.filter((answers) => responseQuality(bank, answers).flags.includes('longestRun')),
    ).toEqual([]);
  });
});

test('breadth is the mean over pole pairs', () => {
  const quality = responseQuality(
    bank,
    bank.items.map(({ pole }, i) => (i < 48 ? { '+': 6, '-': 2, '0': 7 }[pole] : 5)),
  );
  expect(quality.breadth).toBe(4);
});

test('rejects invalid answers', () => {
  expect(() => responseQuality(bank, [1])).toThrow(RangeError);
  expect(() =>
    responseQuality(
      bank,
      answering(() => 9),
    ),
  ).toThrow(RangeError);
});
