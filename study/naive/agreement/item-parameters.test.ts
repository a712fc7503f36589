/** Compares the product's calibration with EM over a grid, for one theme without poles. */

import { expect, test } from 'vitest';
import { priorCovariance } from '../../../src/psychometrics/bank/prior.ts';
import {
  calibrationItem,
  responseTable,
} from '../../../research/calibration/answers.ts';
import { fitItemParameters } from '../../../research/calibration/fit.ts';
import { drawPerson, simulateAnswer } from '../../people/population.ts';
import { generator } from '../../people/random.ts';
import { getWorld } from '../../people/worlds.ts';
import { estimateItemParameters } from '../item-parameters.ts';

const itemCount = 6;
const peopleCount = 300;

test('the fit of one theme is the maximum that EM over a grid finds', () => {
  const { truth, provisional } = getWorld(420);
  const indices = provisional.items
    .flatMap(({ category }, i) => (category === 'FET' ? [i] : []))
    .slice(0, itemCount);
  const items = indices.map((i) => calibrationItem(provisional, i));
  const random = generator('naive against fast: calibration');
  const people = Array.from({ length: peopleCount }, () => {
    const person = drawPerson(random, 0.3);
    return indices.map((i) => simulateAnswer(truth[i]!, person, random));
  });

  const { fit } = fitItemParameters(
    { items, responses: responseTable(people, itemCount), covariance: priorCovariance() },
    { seed: 'agreement', schedule: { warmUp: 60, tail: 500, information: 40 } },
  );
  const naive = estimateItemParameters(
    items.map(({ loading, start }) => ({
      loading,
      start: { slope: start.a, thresholds: start.b },
    })),
    people,
    120,
  );

  const misses = fit!.items.flatMap(({ a, b, aError, bErrors }, i) => [
    (a - naive[i]!.slope) / aError,
    ...b.map((value, k) => (value - naive[i]!.thresholds[k]!) / bErrors[k]!),
  ]);
  const rms = Math.sqrt(misses.reduce((sum, miss) => sum + miss ** 2, 0) / misses.length);
  expect(rms).toBeLessThan(0.06);
  expect(Math.max(...misses.map(Math.abs))).toBeLessThan(0.2);
}, 120_000);
