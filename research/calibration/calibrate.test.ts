import { describe, expect, test } from 'vitest';
import { createBank } from '../../src/psychometrics/bank/bank.ts';
import { seededUniform } from '../../src/psychometrics/kernel/random.ts';
import type { Respondent } from '../../src/psychometrics/profile/posterior.ts';
import { readRealItems } from '../../test/support/psychometrics/real-items.ts';
import {
  plausibleParameters,
  randomPerson,
  simulateAnswers,
} from '../../test/support/psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../../test/support/psychometrics/take-survey.ts';
import { calibrate } from './calibrate.ts';

const bank = createBank(readRealItems());
const uniform = seededUniform('calibrate');
const truth = createBank(bank.items, plausibleParameters(bank.items, uniform));

function simulatePeople(count: number, careless: number): Respondent[] {
  return Array.from({ length: count }, (_, n) => {
    const honest = simulateAnswers(truth, randomPerson(uniform), uniform);
    const answers = n < careless ? honest.map(() => 1 + Math.floor(7 * uniform())) : honest;
    return { bank, answers: takeSurvey(bank, answers, `calibrate ${n}`) };
  });
}

describe('a calibration with careless people', () => {
  const shares: number[] = [];
  const result = calibrate(simulatePeople(360, 36), {
    seed: 'one',
    onProgress: (share) => shares.push(share),
  });

  test('leaves out them and few others', () => {
    if (!result.converged) throw new Error(result.reason);
    expect(result.filtered).toBeGreaterThanOrEqual(34);
    expect(result.filtered).toBeLessThanOrEqual(56);
    expect(result.fit.people).toBe(360 - result.filtered);
    expect(result.kept).toHaveLength(result.fit.people);
  });

  test('does not flatten the slopes', () => {
    if (!result.converged) throw new Error(result.reason);
    const errors = result.fit.items
      .filter(({ id }) => id.startsWith('A'))
      .map(({ id, a }) => Math.log(a / truth.linear[truth.indexById.get(id)!]!.slopes[0]!));
    const bias = errors.reduce((sum, error) => sum + error / errors.length, 0);
    expect(Math.abs(bias)).toBeLessThan(0.07);
  });

  test('reports its progress in order', () => {
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

test('says that too few people are left', () => {
  const people = simulatePeople(310, 200);
  expect(calibrate(people, { seed: 'two' })).toEqual({
    converged: false,
    reason: 'too_few_people',
  });
});
