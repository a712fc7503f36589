/** The fit of the answers of hundreds of simulated people. */

import { describe, expect, test } from 'vitest';
import { createBank } from '../../packages/psychometrics/src/bank/bank.ts';
import { startingContrastVariance } from '../../packages/psychometrics/src/bank/prior.ts';
import { traitCount } from '../../packages/psychometrics/src/bank/traits.ts';
import { seededUniform } from '../../packages/psychometrics/src/kernel/random.ts';
import { plausibleParameters } from '../../packages/psychometrics/src/population/simulated-people.ts';
import type { Answers, Respondent } from '../../packages/psychometrics/src/profile/posterior.ts';
import { readRealItems } from '../../test/support/psychometrics/real-items.ts';
import { randomPerson, simulateAnswers } from '../../test/support/psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../../test/support/psychometrics/take-survey.ts';
import { calibrationItem, responseTable, type CalibrationData } from './answers.ts';
import { calibrate } from './calibrate.ts';
import { estimateParameters, fitItemParameters } from './fit.ts';

const bank = createBank(readRealItems());
const uniform = seededUniform('calibration');
const parameters = plausibleParameters(bank.items, uniform);
const truth = createBank(bank.items, parameters);

/** Simulates people. The first ones answer at random. */
function simulatePeople(count: number, shift: number, careless = 0): Answers[] {
  return Array.from({ length: count }, (_, n) => {
    const honest = simulateAnswers(truth, randomPerson(uniform, shift), uniform);
    const answers = n < careless ? honest.map(() => 1 + Math.floor(7 * uniform())) : honest;
    return takeSurvey(bank, answers, `calibration ${n}`);
  });
}

const respondents = (count: number, careless: number): Respondent[] =>
  simulatePeople(count, 0, careless).map((answers) => ({ bank, answers }));

const dataOf = (people: readonly Answers[]): CalibrationData => ({
  items: bank.items.map((_, i) => calibrationItem(bank, i)),
  responses: responseTable(people, bank.items.length),
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const rms = (values: readonly number[]): number => Math.sqrt(mean(values.map((v) => v * v)));

describe('a fit of 400 people below the zero of the parameters', () => {
  const shift = 0.6;
  const schedule = { warmUp: 50, tail: 60, information: 20 };
  const result = fitItemParameters(dataOf(simulatePeople(400, shift)), { seed: 'one', schedule });
  const fitted = result.fit!.items.filter(({ id }) => id.startsWith('A'));
  const errors = fitted.map(({ id, a, b, aError, bErrors }) => {
    const { a: slope, b: thresholds } = parameters.get(id)!;
    return {
      logSlope: Math.log(a / slope),
      slope: a - slope,
      thresholds: b.map((value, k) => value - thresholds[k]! - shift),
      standard: [
        (a - slope) / aError,
        ...b.map((value, k) => (value - thresholds[k]! - shift) / bErrors[k]!),
      ],
    };
  });

  test('converges', () => {
    expect(result.converged).toBe(true);
    expect(result.fit!.acceptance).toBeGreaterThan(0.7);
  });

  test('recovers slopes and thresholds of Set A', () => {
    expect(rms(errors.map(({ slope }) => slope))).toBeLessThan(0.28);
    expect(rms(errors.flatMap(({ thresholds }) => thresholds))).toBeLessThan(0.15);
  });

  test('has no bias', () => {
    expect(Math.abs(mean(errors.map(({ logSlope }) => logSlope)))).toBeLessThan(0.06);
    expect(Math.abs(mean(errors.flatMap(({ thresholds }) => thresholds)))).toBeLessThan(0.06);
  });

  // The simulated steps between thresholds are exactly those of the prior, so that the errors are
  // a little smaller than it expects. Without the missing information they would be 1.07.
  test('has honest standard errors', () => {
    const spread = rms(errors.flatMap(({ standard }) => standard));
    expect(spread).toBeGreaterThan(0.7);
    expect(spread).toBeLessThan(0.98);
  });

  test('moves items with few answers along with their trait', () => {
    const rare = result.fit!.items.filter(({ answers }) => answers < 70);
    const misses = rare.map(
      ({ id, b }) => mean(b.map((value, k) => value - parameters.get(id)!.b[k]!)) - shift,
    );
    expect(rare.length).toBeGreaterThan(15);
    expect(Math.abs(mean(misses))).toBeLessThan(0.05);
  });
});

test.each([0.36, 1.1])('finds the variance %s of the contrasts', (variance) => {
  const factor = Math.sqrt(variance / startingContrastVariance);
  const people = Array.from({ length: 400 }, (_, n) => {
    const person = randomPerson(uniform).map((value, i) =>
      i < traitCount ? value : factor * value,
    );
    return takeSurvey(bank, simulateAnswers(truth, person, uniform), `contrasts ${n}`);
  });
  const schedule = { warmUp: 40, tail: 40, information: 0 };
  const { contrastVariance } = estimateParameters(dataOf(people), { seed: 'contrasts', schedule });
  expect(Math.abs(contrastVariance / variance - 1)).toBeLessThan(0.25);
});

test('a fit says that it has not settled', () => {
  const short = { warmUp: 1, tail: 2, information: 12 };
  const people = dataOf(simulatePeople(300, 2));
  expect(fitItemParameters(people, { seed: 'short', schedule: short })).toMatchObject({
    converged: false,
    reason: 'not_settled',
  });
});

describe('a calibration with careless people', () => {
  const shares: number[] = [];
  const result = calibrate(respondents(400, 40), {
    seed: 'one',
    onProgress: (share) => shares.push(share),
  });

  test('leaves out them and few others', () => {
    if (!result.converged) throw new Error(result.reason);
    expect(result.filtered).toBeGreaterThanOrEqual(38);
    expect(result.filtered).toBeLessThanOrEqual(62);
    expect(result.fit.people).toBe(400 - result.filtered);
    expect(result.kept).toHaveLength(result.fit.people);
  });

  test('says what its filter did', () => {
    if (!result.converged) throw new Error(result.reason);
    const { removedExtremes, keptExtremes, slopeRatio } = result.filterEffect;
    expect(removedExtremes).toBeGreaterThan(0.2);
    expect(removedExtremes).toBeLessThan(keptExtremes);
    expect(slopeRatio).toBeGreaterThan(1.05);
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
  const people = respondents(310, 200);
  expect(calibrate(people, { seed: 'two' })).toEqual({
    converged: false,
    reason: 'too_few_people',
  });
});
