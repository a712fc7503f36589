/** Person fit of thousands of simulated people. */

import { describe, expect, test } from 'vitest';
import { simulateHonestSurveys } from '../../../../test/support/psychometrics/honest-surveys.ts';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import { createBank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from './posterior.ts';
import {
  responseQuality,
  calibratePersonFitCuts,
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

  // The tolerance is three standard errors of a cut that is calibrated with 3,000 people.
  test('has the stored cut in simulation', () => {
    const { logRatio } = calibratePersonFitCuts(fits);
    expect(Math.abs(logRatio - personFitCuts.logRatio)).toBeLessThan(0.8);
  });

  test('flags few honest people', () => {
    expect(misfitShare(honest)).toBeLessThan(0.035);
  });

  // The limit is the bar m5k (5 %) with two standard errors of 300 people. The study covers the
  // other styles and careless answers.
  test('takes no style that avoids the ends for carelessness', () => {
    const surveys = simulateHonestSurveys(bank, 300, uniform, Math.exp(-0.3));
    expect(misfitShare(surveys)).toBeLessThan(0.075);
  });

  test('cut flags 1 % of the people it is calibrated with', () => {
    const cuts = calibratePersonFitCuts(fits);
    expect(fits.filter(({ logRatio }) => logRatio < cuts.logRatio).length).toBe(30);
  });
});
