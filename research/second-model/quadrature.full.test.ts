/**
 * Checks the posterior means and standard deviations that quadrature finds against the reference
 * file. Then checks the product's estimates, which use the mode and draws, against quadrature.
 */

import { readFileSync } from 'node:fs';
import { estimateMap } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { startingContrastVariance } from '../../packages/psychometrics/src/bank/prior.ts';
import { matchedNormalVectors } from '../../packages/psychometrics/src/kernel/random.ts';
import { calibrationItem, responseTable } from '../calibration/answers.ts';
import { fitItemParameters } from '../calibration/fit.ts';
import { simulateAnswer, generator, drawPerson } from '../study/people/population.ts';
import { getWorld } from '../study/people/worlds.ts';
import { maxDeviation } from '../study/statistics.ts';
import { graded } from './cases.ts';
import { draws, moments, type ResponseItem, fromIntercepts, posteriorMoments } from './estimate.ts';
import { estimateItemParameters } from './item-parameters.ts';
import { expectedAnswer, position } from './model.ts';

interface PolarityCase {
  id: string;
  kind: string;
  responses: number[];
  priorMean: number[];
  priorCovariance: number[][];
  polarity: number[];
  intensityMaxPole: number[];
  bankPositive: { slopes: number[]; d: number[] }[];
  bankNegative: { slopes: number[]; d: number[] }[];
}

const file = new URL(
  '../../packages/psychometrics/src/kernel/graded-response.json',
  import.meta.url,
);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: PolarityCase[] };
const random = generator('naive against fast: quadrature');

/** Returns the mean expected answer to the items, rescaled to 0 to 100. */
const domainScore = (items: readonly ResponseItem[], theta: readonly number[]): number =>
  items.reduce(
    (sum, item) =>
      sum + (100 * (expectedAnswer(item, position(item, theta)) - 1)) / 6 / items.length,
    0,
  );

describe('quadrature in two dimensions', () => {
  test.each(cases.filter(({ kind }) => kind === 'polarity'))(
    '$id of the reference file to 1e-6',
    (reference) => {
      const [plus = [], minus = []] = [reference.bankPositive, reference.bankNegative].map((bank) =>
        bank.map(({ slopes, d }) => fromIntercepts(slopes, d)),
      );
      const answered = [...plus.slice(0, 3), ...minus.slice(0, 3)].map((item, i) => ({
        item,
        y: reference.responses[i]!,
      }));
      const [polarity, intensity] = posteriorMoments(
        { mean: reference.priorMean, covariance: reference.priorCovariance },
        answered,
        [
          (theta) => domainScore(plus, theta) - domainScore(minus, theta),
          (theta) => Math.max(domainScore(plus, theta), domainScore(minus, theta)),
        ],
      );
      expect(maxDeviation([polarity!.mean, polarity!.sd], reference.polarity)).toBeLessThan(1e-6);
      // The maximum of two poles has a kink, so its grid sum converges more slowly.
      expect(
        maxDeviation([intensity!.mean, intensity!.sd], reference.intensityMaxPole),
      ).toBeLessThan(1e-3);
    },
  );

  // Three answers per pole with random parameters are the hardest case for the product, because
  // mode and normal draws do not reproduce the skew of the posterior. The error must be less than a
  // quarter of the standard error in every case, and less than a tenth on average.
  test('polarity of random cases from mode and draws', () => {
    const prior = {
      mean: [0, 0],
      covariance: [
        [1, 0.29],
        [0.29, 1],
      ],
    };
    const misses = Array.from({ length: 12 }, (_, n) => {
      const items = Array.from({ length: 12 }, (_item, i) => randomItem(i % 2 ? 1 : 0));
      const [plus, minus] = [0, 1].map((parity) => items.filter((_item, i) => i % 2 === parity));
      const polarity = (theta: readonly number[]): number =>
        domainScore(plus!, theta) - domainScore(minus!, theta);
      const person = [random.normal(), random.normal()];
      const answered = items
        .slice(0, 6)
        .map((item) => ({ item, y: simulateAnswer(item, person, random) }));

      const [exact] = posteriorMoments(prior, answered, [polarity]);
      const posterior = estimateMap(
        prior,
        answered.map(({ item }) => graded(item)),
        answered.map(({ y }) => y),
      );
      const values = matchedNormalVectors(128, 2, `case ${n}`);
      const estimate = moments(draws(posterior, values).map(polarity));

      expect(Math.abs(estimate.se / exact!.sd - 1)).toBeLessThan(0.15);
      return Math.abs(estimate.value - exact!.mean) / exact!.sd;
    });
    expect(Math.max(...misses)).toBeLessThan(0.25);
    expect(moments(misses).value).toBeLessThan(0.1);
  });
});

/** Returns an item of one pole, with parameters that vary as much as measurement §9 expects. */
function randomItem(pole: 0 | 1): ResponseItem {
  const [a, location] = [1.7 * Math.exp(0.3 * random.normal()), 0.6 * random.normal()];
  return fromIntercepts(
    pole ? [0, a] : [a, 0],
    [-1.45, -0.85, -0.35, 0.15, 0.75, 1.55].map((b) => -a * (location + b)),
  );
}

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
    { items, responses: responseTable(people, itemCount) },
    {
      seed: 'agreement',
      schedule: { warmUp: 60, tail: 500, information: 40 },
      contrastVariance: startingContrastVariance,
    },
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
