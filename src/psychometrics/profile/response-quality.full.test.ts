/** Person fit of thousands of simulated people. */

import { describe, expect, test } from 'vitest';
import { simulateHonestSurveys } from '../../../test/support/psychometrics/honest-surveys.ts';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import { takeSurvey } from '../../../test/support/psychometrics/take-survey.ts';
import { createBank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import { calibratePersonFitCuts, isMisfit, personFit, personFitCuts } from './person-fit.ts';
import type { Answers } from './posterior.ts';
import { responseQuality } from './response-quality.ts';

const items = readRealItems();
const bank = createBank(items);
const uniform = seededUniform('response quality');
const answering = (answer: (index: number) => number | null): Answers =>
  bank.items.map((_, i) => answer(i));

const shuffle = (survey: Answers): Answers => {
  const values = survey.filter((answer) => answer !== null);
  return survey.map((answer) =>
    answer === null ? null : values.splice(Math.floor(values.length * uniform()), 1)[0]!,
  );
};

describe('person fit', () => {
  const honest = simulateHonestSurveys(bank, 3000, uniform);
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
    const surveys = simulateHonestSurveys(bank, 300, uniform, Math.exp(logFactor));
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
