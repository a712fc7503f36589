/**
 * Compares the kernel with the numbers of an independent program. That program uses fine grids and
 * plain Newton steps, and it agrees with R mirt 1.26.3 (measurement §11). The required accuracy is
 * 1e-6; these tests are as strict as double precision allows.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { latentDraws } from '../bank/latent-draws.ts';
import { curveAt, scoreCurve } from '../bank/score-curves.ts';
import { subtractDraws, summariseDraws } from '../profile/posterior.ts';
import { selectDOptimal } from './d-optimal.ts';
import {
  categoryProbabilities,
  expectedResponse,
  itemInformation,
  type GradedItem,
  scoreFunction,
  linearItem,
} from './graded-response.ts';
import { estimateMap, posteriorGradient, factorPrior } from './posterior-mode.ts';
import { matchedNormalVectors } from './random.ts';

type Numbers = readonly number[];
interface FileItem {
  slopes: Numbers;
  d: Numbers;
}
interface ReferenceCase {
  id: string;
  kind: string;
  item: FileItem;
  items: FileItem[];
  pool: FileItem[];
  theta: unknown[];
  probabilities: Numbers[];
  expectedResponse: Numbers;
  information: Numbers;
  scoreFunction: Numbers[];
  informationMatrix: number[][][];
  responses: (number | null)[];
  priorMean: number | number[];
  priorVariance: number;
  priorCovariance: number[][];
  map: number | number[];
  mapSeObserved: number;
  mapSeExpected: number;
  mapCovarianceObserved: number[][];
  mapCovarianceExpected: number[][];
  posteriorCovarianceExpected: number[][];
  greedyOrder: number[];
  bankPositive: FileItem[];
  bankNegative: FileItem[];
  domainPositive: Numbers;
  domainNegative: Numbers;
  polarity: Numbers;
  intensityMaxPole: Numbers;
}

const file = new URL('./graded-response.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: ReferenceCase[] };
const selectCases = (...kinds: string[]): ReferenceCase[] =>
  cases.filter(({ kind }) => kinds.includes(kind));
const graded = ({ slopes, d }: FileItem): GradedItem => ({ slopes, intercepts: d });

/** The largest absolute difference between two nested lists of numbers. */
function deviation(actual: unknown, expected: unknown): number {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    expect(actual).toHaveLength(expected.length);
    return Math.max(0, ...actual.map((value, i) => deviation(value, expected[i])));
  }
  return Math.abs(Number(actual) - Number(expected));
}

const expectClose = (actual: unknown, expected: unknown, tolerance: number): void =>
  expect(deviation(actual, expected)).toBeLessThan(tolerance);

const asList = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number) : [Number(value)];

describe('a graded item', () => {
  test.each(selectCases('item1d', 'item2d'))('matches the reference for $id', (reference) => {
    const item = graded(reference.item);
    reference.theta.map(asList).forEach((theta, i) => {
      const probabilities = categoryProbabilities(item, theta);
      expectClose(probabilities, reference.probabilities[i], 1e-14);
      expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 14);
      if (reference.kind === 'item2d') {
        expectClose(itemInformation(item, theta), reference.informationMatrix[i], 1e-12);
        return;
      }
      expectClose(expectedResponse(item, theta), reference.expectedResponse[i], 1e-12);
      expectClose(itemInformation(item, theta)[0]?.[0], reference.information[i], 1e-12);
      const [slope = 0] = item.slopes;
      const scores = probabilities.map(
        (_, k) => slope * scoreFunction(item.intercepts, slope * (theta[0] ?? 0), k + 1),
      );
      expectClose(scores, reference.scoreFunction[i], 1e-7);
    });
  });
});

function readPrior(reference: ReferenceCase): { mean: number[]; covariance: number[][] } {
  return {
    mean: asList(reference.priorMean),
    covariance: reference.priorCovariance ?? [[reference.priorVariance]],
  };
}

describe('the posterior mode', () => {
  test.each(selectCases('score1d', 'score2d', 'selectD'))(
    'matches the reference for $id',
    (reference) => {
      const items = reference.items.map(graded);
      const prior = readPrior(reference);
      const result = estimateMap(prior, items, reference.responses);
      const { covariance, expectedCovariance } = result;
      expectClose(result.mode, asList(reference.map), 1e-9);
      expect(result.iterations).toBeLessThanOrEqual(12);
      if (reference.kind === 'score1d') {
        expectClose(Math.sqrt(covariance[0]![0]!), reference.mapSeObserved, 1e-9);
        expectClose(Math.sqrt(expectedCovariance[0]![0]!), reference.mapSeExpected, 1e-9);
      } else if (reference.kind === 'score2d') {
        expectClose(covariance, reference.mapCovarianceObserved, 1e-9);
        expectClose(expectedCovariance, reference.mapCovarianceExpected, 1e-9);
      } else expectClose(expectedCovariance, reference.posteriorCovarianceExpected, 1e-9);
      const answered = items.flatMap((item, i) => {
        const response = reference.responses[i] ?? null;
        return response === null ? [] : [{ item: linearItem(item, result.mode.length), response }];
      });
      const gradient = posteriorGradient(
        factorPrior(prior),
        answered,
        Float64Array.from(result.mode),
      );
      expect(Math.max(...gradient.map(Math.abs))).toBeLessThan(1e-8);
    },
  );
});

describe('greedy D-optimal selection', () => {
  test.each(selectCases('selectD'))('matches the reference order for $id', (reference) => {
    const start = {
      mode: asList(reference.map),
      covariance: reference.posteriorCovarianceExpected,
    };
    const order = selectDOptimal(start, reference.pool.map(graded), reference.greedyOrder.length);
    expect(order).toEqual(reference.greedyOrder);
  });
});

describe('polarity and intensity from 256 draws', () => {
  // The reference values come from quadrature. The draws differ from them for two reasons. The
  // first is the Laplace approximation: with three answers per pole, the posterior is skewed by a
  // few tenths of a point. The second is the Monte Carlo error, SD / sqrt(256) = .8 points,
  // although moment matching removes its linear part. The tolerances are 1 point in the mean (about
  // SD / 13) and 10 % in the SD.
  test.each(selectCases('polarity'))('match the reference for $id', (reference) => {
    const answered = [...reference.bankPositive.slice(0, 3), ...reference.bankNegative.slice(0, 3)];
    const { mode, covariance } = estimateMap(
      readPrior(reference),
      answered.map(graded),
      reference.responses,
    );
    const posterior = {
      mode: Float64Array.from(mode),
      covariance: Float64Array.from(covariance.flat()),
    };
    const draws = latentDraws(posterior, matchedNormalVectors(128, 2, 'polarity reference'));
    const domain = (items: FileItem[], row: number): Float64Array => {
      const curve = scoreCurve(
        items.map((item) => ({
          ...linearItem(graded(item), 2),
          slopes: Float64Array.of(item.slopes[row] ?? 0),
        })),
      );
      return draws.subarray(row * 256, (row + 1) * 256).map((x) => curveAt(curve, x));
    };
    const [positive, negative] = [
      domain(reference.bankPositive, 0),
      domain(reference.bankNegative, 1),
    ];
    const compared = [
      [summariseDraws(positive), reference.domainPositive],
      [summariseDraws(negative), reference.domainNegative],
      [summariseDraws(subtractDraws(positive, negative)), reference.polarity],
      [
        summariseDraws(positive.map((value, r) => Math.max(value, negative[r] ?? 0))),
        reference.intensityMaxPole,
      ],
    ] as const;
    for (const [estimate, [mean = 0, sd = 0]] of compared) {
      expect(Math.abs(estimate.value - mean)).toBeLessThan(1);
      expect(Math.abs(estimate.se / sd - 1)).toBeLessThan(0.1);
    }
  });
});
