/**
 * Measures the cuts of the levels (measurement §6): simulated people answer the shipped survey,
 * every pair gets the level that the product would name, and the cuts are moved until the shares of
 * the named levels are those wanted. Cutting at the quantiles of all draws instead would name the
 * middle levels too often, because the most probable level of a pair is rarely an extreme one.
 */

import { expect, test } from 'vitest';
import { describePosterior, pairStandings } from '../../../src/psychometrics/comparison/compare.ts';
import {
  levelShares,
  levelCuts,
} from '../../../src/psychometrics/comparison/compatibility-level.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { naiveItems } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPerson, simulateAnswers, generator } from '../people/population.ts';
import { shippedBank as bank, studySeed } from '../people/worlds.ts';

/** Every person is paired with this many of the people after them in a circle. */
const partnersPerPerson = 5;
const firstStep = 0.32;
const lastStep = 0.0025;

/** Returns three cuts, ascending, measured on five pairs per person. */
function measureLevelCuts(people: number): number[] {
  const random = generator(`${studySeed}/level cuts`);
  const items = naiveItems(bank.items);
  const exposure = items.map(() => 0);
  const compared = Array.from({ length: people }, (_, n) => {
    const answers = simulateAnswers(items, drawPerson(random, 0), random);
    const given = takeSurvey(bank, answers, { exposure, seed: `level cuts ${n}` });
    return describePosterior(bank, scoreAnswers(bank, given));
  });
  const pairs = compared.flatMap((person, n) =>
    Array.from({ length: partnersPerPerson }, (_, k) =>
      pairStandings(person, compared[(n + k + 1) % people]!).sort(),
    ),
  );
  return fitCuts(pairs);
}

/** Moves one cut at a time, in ever smaller steps, while the shares come nearer to those wanted. */
function fitCuts(pairs: readonly Float64Array[]): number[] {
  let cuts = [-0.8, 0.3, 1.3];
  let distance = distanceFromShares(pairs, cuts);
  for (let step = firstStep; step >= lastStep; step /= 2) {
    for (let improved = true; improved;) {
      improved = false;
      for (const change of [-step, step]) {
        for (let i = 0; i < cuts.length; i++) {
          const moved = cuts.map((cut, k) => (k === i ? cut + change : cut));
          const reached = distanceFromShares(pairs, moved);
          if (reached >= distance) continue;
          [cuts, distance, improved] = [moved, reached, true];
        }
      }
    }
  }
  return cuts;
}

function distanceFromShares(pairs: readonly Float64Array[], cuts: readonly number[]): number {
  const counts = levelShares.map(() => 0);
  for (const standings of pairs) counts[mostProbable(standings, cuts)]! += 1;
  return levelShares.reduce(
    (sum, share, level) => sum + (counts[level]! / pairs.length - share) ** 2,
    0,
  );
}

/** Returns the level (0 to 3) that most of the standings reach; they are in ascending order. */
function mostProbable(standings: Float64Array, cuts: readonly number[]): number {
  const places = [0, ...cuts.map((cut) => countBelow(standings, cut)), standings.length];
  const counts = places.slice(1).map((place, i) => place - places[i]!);
  return counts.indexOf(Math.max(...counts));
}

/** Returns how many of the ascending values lie below a limit, by bisection. */
function countBelow(values: Float64Array, limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

// If this fails because the model has changed, put the measured cuts into
// src/psychometrics/comparison/compatibility-level.ts.
test('the level cuts are those measured on 4,000 random pairs', () => {
  measureLevelCuts(800).forEach((cut, i) =>
    expect(Math.abs(cut - levelCuts[i]!), `measured ${cut}`).toBeLessThan(0.01),
  );
}, 300_000);
