/** Person fit of thousands of simulated people. */

import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import {
  plausibleParameters,
  randomPerson,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../../../test/support/psychometrics/take-survey.ts';
import { createBank } from '../bank/bank.ts';
import { answerInStyle, drawStyle } from '../bank/response-style.ts';
import { normalSource, seededUniform } from '../kernel/random.ts';
import { calibratePersonFitCuts, isMisfit, personFit, personFitCuts } from './person-fit.ts';
import type { Answers } from './posterior.ts';
import { responseQuality } from './response-quality.ts';

const items = readRealItems();
const bank = createBank(items);
const uniform = seededUniform('response quality');
const normal = normalSource(uniform);
const answering = (answer: (index: number) => number | null): Answers =>
  bank.items.map((_, i) => answer(i));

/**
 * Returns the surveys of `count` simulated honest people. The true item parameters differ from the
 * provisional ones as much as measurement §9 expects, and every person has a style of answering;
 * new true parameters are drawn for every 10 people.
 */
function simulateHonestSurveys(count: number): (number | null)[][] {
  let truth = bank;
  return Array.from({ length: count }, (_, n) => {
    if (n % 10 === 0) truth = createBank(items, plausibleParameters(items, uniform));
    const answers = answerInStyle(truth, randomPerson(uniform), uniform, drawStyle(normal));
    return takeSurvey(bank, answers, `honest ${n}`);
  });
}

const shuffle = (survey: Answers): Answers => {
  const values = survey.filter((answer) => answer !== null);
  return survey.map((answer) =>
    answer === null ? null : values.splice(Math.floor(values.length * uniform()), 1)[0]!,
  );
};

describe('person fit', () => {
  const honest = simulateHonestSurveys(3000);
  const fits = honest.map((survey) => personFit(bank, survey));
  const misfitShare = (surveys: readonly Answers[]): number =>
    surveys.filter((answers) => responseQuality(bank, answers).flags.includes('personFit')).length /
    surveys.length;

  // The tolerances are three standard errors of cuts that are calibrated with 3,000 people.
  test('has the stored cuts in simulation', () => {
    const { logRatio, lz } = calibratePersonFitCuts(fits);
    expect(Math.abs(logRatio - personFitCuts.logRatio)).toBeLessThan(0.7);
    expect(Math.abs(lz - personFitCuts.lz)).toBeLessThan(0.25);
  });

  test('flags about 4.5 % of honest people', () => {
    const share = misfitShare(honest);
    expect(share).toBeGreaterThan(0.033);
    expect(share).toBeLessThan(0.058);
  });

  // The limits of the bars m5k and m5l (5 and 15 %) with two standard errors of 300 people.
  test.each([
    ['that is mildly extreme', 0.3, 0.075],
    ['that is extreme', 0.6, 0.2],
    ['that avoids the ends', -0.3, 0.075],
  ])('takes no style %s for carelessness', (_, logFactor, max) => {
    let truth = bank;
    const surveys = Array.from({ length: 300 }, (_, n) => {
      if (n % 10 === 0) truth = createBank(items, plausibleParameters(items, uniform));
      const style = { ...drawStyle(normal), factor: Math.exp(logFactor) };
      const answers = answerInStyle(truth, randomPerson(uniform), uniform, style);
      return takeSurvey(bank, answers, `style ${n}`);
    });
    expect(misfitShare(surveys)).toBeLessThan(max);
  });

  test('flags random answers', () => {
    const random = Array.from({ length: 1000 }, (_, n) =>
      takeSurvey(
        bank,
        answering(() => 1 + Math.floor(7 * uniform())),
        `random ${n}`,
      ),
    );
    expect(misfitShare(random)).toBeGreaterThan(0.98);
  });

  test('flags own answers in random places', () => {
    expect(misfitShare(honest.slice(0, 500).map(shuffle))).toBeGreaterThan(0.87);
  });

  test('cuts flag 4.5 % of the people they are calibrated with', () => {
    const cuts = calibratePersonFitCuts(fits);
    expect(fits.filter((fit) => isMisfit(fit, cuts)).length).toBe(135);
    expect(fits.filter(({ lz }) => lz < cuts.lz).length).toBe(30);
  });
});
