import { describe, expect, test } from 'vitest';
import {
  randomPerson,
  simulateAnswers,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { complementaryTrait, latentCount } from '../bank/traits.ts';
import { choleskyFactor, invertPositiveDefinite } from '../kernel/matrix.ts';
import { seededUniform } from '../kernel/random.ts';
import { scoreAnswers } from '../profile/posterior.ts';
import { drawPairs, pairDrawCount, pairPosterior, pairCount, pairPrior } from './pair-posterior.ts';

const uniform = seededUniform('pair posterior');
const isSetA = (i: number): boolean => bank.items[i]!.form === 'standard-48';
const answers = (person: Float64Array) => simulateAnswers(bank, person, uniform, isSetA);

describe('the prior of two people', () => {
  test('leaves each person alone as before, and correlates complementary traits', () => {
    const alone = invertPositiveDefinite(bank.prior.precision, latentCount, 'the precision');
    const correlations = pairPrior(bank.prior).couple.map(({ precision }) => {
      const covariance = invertPositiveDefinite(precision, pairCount, 'the precision of a pair');
      for (let i = 0; i < latentCount; i++) {
        for (let j = 0; j < latentCount; j++) {
          const second = (i + latentCount) * pairCount + j + latentCount;
          expect(covariance[i * pairCount + j]).toBeCloseTo(alone[i * latentCount + j]!, 9);
          expect(covariance[second]).toBeCloseTo(alone[i * latentCount + j]!, 9);
        }
      }
      return complementaryTrait.map((other, k) => covariance[k * pairCount + latentCount + other]!);
    });
    [-0.4, 0, 0.4, 0.8].forEach((wanted, part) => {
      // Exact only if the prior were its own mirror image.
      for (const correlation of correlations[part]!)
        expect(Math.abs(correlation - wanted)).toBeLessThan(0.08);
    });
  });
});

describe('the posterior of two people', () => {
  const leader = Float64Array.from({ length: latentCount }, (_, i) =>
    i < complementaryTrait.length ? Math.sign(complementaryTrait[i]! - i) * 1.5 : 0,
  );
  const follower = leader.map((value) => -value);

  test('expects a match of complementary people, and the contrary of equal ones', () => {
    const weights = (one: Float64Array, other: Float64Array): number[] =>
      pairPosterior(
        bank.prior,
        [scoreAnswers(bank, answers(one)), scoreAnswers(bank, answers(other))],
        'couple',
      ).map(({ weight }) => weight);
    const [match, rivals] = [weights(leader, follower), weights(leader, leader)];
    expect(match.reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 12);
    expect(match[3]).toBeGreaterThan(0.5);
    expect(rivals[0]).toBeGreaterThan(0.5);
  });

  test('has draws around its modes, as many of each part as it weighs', () => {
    const people = [0, 1].map(() => scoreAnswers(bank, answers(randomPerson(uniform, 0))));
    const parts = pairPosterior(bank.prior, [people[0]!, people[1]!], 'strangers');
    const sums = new Float64Array(pairCount);
    let count = 0;
    drawPairs(parts, (first, second) => {
      count += 1;
      [...first, ...second].forEach((value, i) => (sums[i]! += value));
    });
    expect(count).toBe(pairDrawCount);
    for (let i = 0; i < pairCount; i++) {
      const mean = parts.reduce((sum, { weight, mode }) => sum + weight * mode[i]!, 0);
      expect(Math.abs(sums[i]! / count - mean)).toBeLessThan(0.02);
    }
    for (const { factor } of parts)
      expect(() => choleskyFactor(factor, 1, 'a factor')).not.toThrow();
  });
});
