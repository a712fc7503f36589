import { describe, expect, test } from 'vitest';
import {
  randomPerson,
  simulateAnswers,
  isSetA,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { testInFull } from '../../../../test/support/test-in-full.ts';
import { traitIndex, traits } from '../bank/traits.ts';
import { changeErrorRate } from '../facts/scoring.ts';
import { seededUniform } from '../kernel/random.ts';
import { correctByHolm } from '../kernel/significance.ts';
import { computeProfile, profileDomains } from '../profile/profile.ts';
import { computeChange, traitScores } from './change.ts';

const uniform = seededUniform('change');
const answer = (person: Float64Array) => ({
  bank,
  answers: simulateAnswers(bank, person, uniform, (i) => isSetA(bank, i) || i % 5 === 0),
});
const negated = (x: number): number => 0 - x;

describe('the correction for several tests', () => {
  test('multiplies by the number of tests that are left', () => {
    expect(correctByHolm([0.03, 0.01, 0.5])).toEqual([0.06, 0.03, 0.5]);
  });

  test('keeps the order of the tests and stops at 1', () => {
    expect(correctByHolm([0.02, 0.019, 0.9, 0.8])).toEqual([0.076, 0.076, 1, 1]);
  });
});

describe('the change between two attempts', () => {
  test('is negated exactly by exchanging them', () => {
    for (let n = 0; n < 40; n++) {
      const earlier = answer(randomPerson(uniform));
      const later = n === 0 ? earlier : answer(randomPerson(uniform));
      const change = computeChange(earlier, later, bank);
      const exchanged = computeChange(later, earlier, bank);
      expect(exchanged).toEqual({
        ...change,
        overall: change.overall && { more: 'less', less: 'more' }[change.overall],
        traits: change.traits.map(({ value, low, high, z, ...trait }) => ({
          ...trait,
          value: negated(value),
          low: negated(high),
          high: negated(low),
          z: negated(z),
        })),
      });
    }
  });

  test('is nothing between equal answers', () => {
    const same = answer(randomPerson(uniform));
    const { chance, traits: own } = computeChange(same, same, bank);
    expect(chance).toBe(1);
    expect(own.map(({ value, z, isTold }) => [value, z, isTold])).toEqual(
      traits.map(() => [0, 0, false]),
    );
    for (const { low, high } of own) expect(low).toBe(negated(high));
  });

  test('tells a move from one end to the other', () => {
    const leader = traitIndex('DS', '+');
    const person = randomPerson(uniform);
    const at = (level: number) => answer(person.map((v, i) => (i === leader ? level : v)));
    const [low, high] = [at(-2.5), at(2.5)];
    const own = computeChange(low, high, bank).traits[leader]!;
    expect(own).toMatchObject({ theme: 'DS', pole: '+', isTold: true });
    expect(own.low).toBeGreaterThan(30);
    expect(own.high).toBeLessThanOrEqual(100);
  });

  test('tells a higher level of everything apart from the traits', () => {
    const person = randomPerson(uniform);
    const later = person.map((value, i) => value + (i < traits.length ? 1.2 : 0));
    const { overall, traits: own } = computeChange(answer(person), answer(later), bank);
    expect(overall).toBe('more');
    expect(own.filter(({ isTold }) => isTold)).toEqual([]);
  });

  testInFull('is rarely told where only the state of the day differs', () => {
    const inState = (person: Float64Array) => {
      const state = randomPerson(uniform);
      return answer(person.map((value, i) => value + 0.3 * state[i]!));
    };
    let told = 0;
    for (let n = 0; n < 300; n++) {
      const person = randomPerson(uniform);
      const { traits: own } = computeChange(inState(person), inState(person), bank);
      told += Number(own.some(({ isTold }) => isTold));
    }
    expect(told / 300).toBeLessThan(0.06);
  });

  test('is told only beyond chance, with an interval beyond zero', () => {
    for (let n = 0; n < 40; n++) {
      const person = randomPerson(uniform);
      const other = person.map((value, i) => value + (i % 5 === n % 5 ? 1.5 : 0));
      const { chance, traits: own } = computeChange(answer(person), answer(other), bank);
      for (const { low, value, high, z, isTold } of own) {
        expect(low < value && value < high).toBe(true);
        if (!isTold) continue;
        expect(chance < changeErrorRate && low * high > 0).toBe(true);
        expect(Math.sign(value)).toBe(Math.sign(z));
      }
    }
  });

  test('leaves out themes that one edition lacks', () => {
    const older = {
      ...bank,
      coveredThemes: bank.coveredThemes.filter((theme) => theme !== 'SENS'),
    };
    const [one, two] = [answer(randomPerson(uniform)), answer(randomPerson(uniform))];
    const { traits: own } = computeChange({ ...one, bank: older }, two, bank);
    expect(own.map(({ theme }) => theme)).not.toContain('SENS');
    expect(own).toHaveLength(traits.length - 1);
  });

  test('cannot see less than half a usual interval', () => {
    const { leastVisible, traits: own } = computeChange(
      answer(randomPerson(uniform)),
      answer(randomPerson(uniform)),
      bank,
    );
    const halves = own.map(({ low, high }) => (high - low) / 2);
    expect(halves.filter((half) => half <= leastVisible)).toHaveLength(9);
  });
});

test('the scores of an attempt are those of its profile', () => {
  const attempt = answer(randomPerson(uniform));
  const domains = profileDomains(computeProfile(bank, attempt.answers));
  expect(traitScores(attempt, bank).map(({ value }) => value)).toEqual(domains);
});
