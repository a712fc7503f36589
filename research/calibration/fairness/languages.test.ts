import { describe, expect, test } from 'vitest';
import { startingParameters } from '../../../packages/psychometrics/src/bank/bank-item.ts';
import { createBank } from '../../../packages/psychometrics/src/bank/bank.ts';
import {
  drawCategory,
  expectedCategory,
} from '../../../packages/psychometrics/src/kernel/graded-response.ts';
import { normalSource, seededUniform } from '../../../packages/psychometrics/src/kernel/random.ts';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import { fitOwnParameters, type LevelledAnswer, measureDeviation } from './language-curves.ts';
import { testLanguages } from './languages.ts';

const { a, b } = startingParameters({ rarity: 3 });
const curveOf = (shift: number) => ({ slope: a, intercepts: b.map((each) => -a * (each + shift)) });
const common = curveOf(0);

/** People of standard normal levels, which the other answers show with an error of .4. */
function answerItem(shift: number, count: number): LevelledAnswer[] {
  const uniform = seededUniform(`curve ${shift}`);
  const normal = normalSource(uniform);
  const variance = 0.16;
  return Array.from({ length: count }, () => {
    const level = Math.sqrt(1 - variance) * normal();
    const x = level + Math.sqrt(variance) * normal();
    const answer = drawCategory(curveOf(shift).intercepts, a * x, uniform());
    return { level, variance, answer };
  });
}

/** The RMSD of a shift, integrated over the population. */
function exactDeviation(shift: number): number {
  let [squares, weights] = [0, 0];
  for (let x = -5; x <= 5; x += 0.01) {
    const weight = Math.exp(-(x ** 2) / 2);
    const [one, other] = [common, curveOf(shift)].map(({ intercepts }) =>
      expectedCategory(intercepts, a * x),
    );
    squares += weight * ((one! - other!) / 6) ** 2;
    weights += weight;
  }
  return Math.sqrt(squares / weights);
}

describe('the RMSD of an item', () => {
  test('is near 0 where the people answer as expected', () => {
    expect(measureDeviation(common, answerItem(0, 3000))).toBeLessThan(0.02);
  });

  test.each([0.5, 1])('is the distance of curves shifted by %f', (shift) => {
    const found = measureDeviation(common, answerItem(shift, 3000));
    expect(Math.abs(found / exactDeviation(shift) - 1)).toBeLessThan(0.2);
  });

  test('of one answer by all is defined', () => {
    const people = answerItem(0, 300).map((person) => ({ ...person, answer: 1 }));
    expect(measureDeviation(common, people)).toBeGreaterThan(0.2);
    expect(fitOwnParameters(common, people).b.every(Number.isFinite)).toBe(true);
  });
});

test('own parameters are those by which the people answered', () => {
  const own = fitOwnParameters(common, answerItem(1, 2500));
  expect(Math.abs(own.a / a - 1)).toBeLessThan(0.1);
  own.b.forEach((each, k) => expect(Math.abs(each - b[k]! - 1)).toBeLessThan(0.15));
});

test('a language with too few people is named, not tested', () => {
  const bank = createBank(readRealItems());
  const answers = bank.items.map(() => 4);
  const give = (language: 'de' | 'fr' | null, count: number) =>
    Array.from({ length: count }, () => ({ answers, language }));
  expect(testLanguages(bank, [...give('fr', 799), ...give(null, 900), ...give('de', 3)])).toEqual([
    { language: 'de', people: 3, items: [] },
    { language: 'fr', people: 799, items: [] },
  ]);
});
