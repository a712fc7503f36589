/**
 * Measures the cuts of the levels (measurement §6): simulated people answer the shipped survey, and
 * the cuts are the standings beyond which the wanted shares of random pairs lie.
 */

import { expect, test } from 'vitest';
import { levelBorders } from '../../../src/domain/scoring.ts';
import { describePosterior, pairDraws } from '../../../src/psychometrics/comparison/compare.ts';
import {
  levelShares,
  percentAt,
} from '../../../src/psychometrics/comparison/compatibility-level.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { naiveItems } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { shippedBank as bank, studySeed } from '../people/worlds.ts';

/** Every person is paired with this many of the people after them in a circle. */
const partnersPerPerson = 5;

/** Returns the median standings of five pairs per person, in ascending order. */
function measureStandings(people: number): number[] {
  const random = generator(`${studySeed}/level cuts`);
  const items = naiveItems(bank.items);
  const exposure = items.map(() => 0);
  const compared = Array.from({ length: people }, (_, n) => {
    const answers = simulateAnswers(items, drawPerson(random, 0), random);
    const given = takeSurvey(bank, answers, { exposure, seed: `level cuts ${n}` });
    return describePosterior(bank, scoreAnswers(bank, given));
  });
  const medians = compared.flatMap((person, n) =>
    Array.from({ length: partnersPerPerson }, (_, k) => {
      const { standings } = pairDraws(person, compared[(n + k + 1) % people]!);
      return standings.sort()[standings.length >> 1]!;
    }),
  );
  return medians.sort((a, b) => a - b);
}

// If this fails because the model has changed, put the measured cuts into
// src/psychometrics/comparison/compatibility-level.ts.
test('the level cuts are those measured on 4,000 random pairs', () => {
  const standings = measureStandings(800);
  levelBorders.forEach((border, i) => {
    const below = levelShares.slice(0, i + 1).reduce((sum, share) => sum + share, 0);
    const measured = standings[Math.round(below * standings.length)]!;
    // A percent is rounded, so a level begins half a percent below its border.
    expect.soft(Math.abs(percentAt(measured) - (border - 0.5)), `measured ${measured}`).toBeLessThan(
      0.5,
    );
  });
}, 300_000);
