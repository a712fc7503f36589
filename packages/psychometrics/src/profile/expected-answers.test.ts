import { describe, expect, test } from 'vitest';
import {
  isSetA,
  simulatePeople,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { seededUniform } from '../kernel/random.ts';
import { expectedAnswers } from './expected-answers.ts';

const people = simulatePeople(60, seededUniform('expected answers'), () => 0);
const asked = bank.items.flatMap((_, i) => (isSetA(bank, i) ? [i] : []));

describe('an expected answer', () => {
  test('does not depend on the answer itself', () => {
    const [answers] = people;
    const other = answers!.with(asked[0]!, 8 - answers![asked[0]!]!);
    const [before, after] = [answers!, other].map((given) => expectedAnswers(bank, given, asked));
    expect(after!.get(asked[0]!)).toBe(before!.get(asked[0]!));
    expect(after!.get(asked[1]!)).not.toBe(before!.get(asked[1]!));
  });

  test('is met on average by people who answer by the model, low or high', () => {
    const pairs = people.flatMap((answers) =>
      [...expectedAnswers(bank, answers, asked)].map(([i, value]) => [value, answers[i]!] as const),
    );
    for (const isWanted of [(value: number) => value < 3.5, (value: number) => value > 4.5]) {
      const wanted = pairs.filter(([value]) => isWanted(value));
      const sum = wanted.reduce((total, [value, answer]) => total + answer - value, 0);
      expect(wanted.length).toBeGreaterThan(200);
      expect(Math.abs(sum / wanted.length)).toBeLessThan(0.2);
    }
  });

  test('is left out for what was not answered', () => {
    const nothing = bank.items.map(() => null);
    expect(expectedAnswers(bank, nothing, asked).size).toBe(0);
  });
});
