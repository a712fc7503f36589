/** Person fit of thousands of simulated people. */

import { describe, expect, test } from 'vitest';
import { simulateHonestSurveys } from '../../../test/support/psychometrics/honest-surveys.ts';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import { createBank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from './posterior.ts';
import {
  responseQuality,
  calibratePersonFitCuts,
  isMisfit,
  personFit,
  personFitCuts,
} from './response-quality.ts';

const items = readRealItems();
const bank = createBank(items);
const uniform = seededUniform('response quality');

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

  // The limit is the bar m5k (5 %) with two standard errors of 300 people. The study covers the
  // other styles and careless answers.
  test('takes no style that avoids the ends for carelessness', () => {
    const surveys = simulateHonestSurveys(bank, 300, uniform, Math.exp(-0.3));
    expect(misfitShare(surveys)).toBeLessThan(0.075);
  });

  test('cuts flag 4.5 % of the people they are calibrated with', () => {
    const cuts = calibratePersonFitCuts(fits);
    expect(fits.filter((fit) => isMisfit(fit, cuts)).length).toBe(135);
    expect(fits.filter(({ lz }) => lz < cuts.lz).length).toBe(30);
  });
});
