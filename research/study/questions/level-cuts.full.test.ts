/**
 * Measures which share of simulated pairs stands at each level (measurement §6). The people answer
 * the shipped survey. The cuts are chosen so that these shares are the wanted ones.
 */

import { expect, test } from 'vitest';
import {
  describePosterior,
  pairDraws,
} from '../../../packages/psychometrics/src/comparison/compare.ts';
import {
  levelShares,
  percentAt,
  levelOfPercent,
} from '../../../packages/psychometrics/src/comparison/compatibility.ts';
import { scoreAnswers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { naiveItems } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { shippedBank as bank, studySeed } from '../people/worlds.ts';

/** Every person is paired with this many of the people after them in a circle. */
const partnersPerPerson = 5;

/** Returns the median standings of five pairs per person. */
function measureStandings(people: number): number[] {
  const random = generator(`${studySeed}/level cuts`);
  const items = naiveItems(bank.items);
  const compared = Array.from({ length: people }, (_, n) => {
    const answers = simulateAnswers(items, drawPerson(random, 0), random);
    const given = takeSurvey(bank, answers, { seed: `level cuts ${n}` });
    return describePosterior(bank, scoreAnswers(bank, given));
  });
  return compared.flatMap((person, n) =>
    Array.from({ length: partnersPerPerson }, (_, k) => {
      const { standings } = pairDraws(person, compared[(n + k + 1) % people]!, 'couple');
      return standings.sort()[standings.length >> 1]!;
    }),
  );
}

// If this fails because the model has changed, put the quantiles of the standings at the wanted
// shares into `levelCuts` (`compatibility.ts`).
test('the levels of 4,000 random pairs have the wanted shares', () => {
  const levels = measureStandings(800).map((z) => levelOfPercent(Math.round(percentAt(z))));
  compatibilityLevels.forEach((level, i) => {
    const share = levels.filter((each) => each === level).length / levels.length;
    expect.soft(Math.abs(share - levelShares[i]!), `${level}: ${share}`).toBeLessThan(0.02);
  });
}, 300_000);
