/** Laws of the kernel, and what it refuses. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntheticBank as bank } from '../../test/support/psychometrics/synthetic-bank.ts';
import { latentCount } from './bank/traits.ts';
import { estimateMap, selectDOptimal, type GradedItem } from './index.ts';
import { covarianceAfter, informationGain } from './kernel/d-optimal.ts';
import { categoryProbabilities, expectedResponse, itemInformation } from './kernel/graded-item.ts';
import {
  categoryProbability,
  fisherInformation,
  logCategoryProbability,
  observedInformation,
  scoreFunction,
} from './kernel/graded-response.ts';
import { linearItem } from './kernel/linear-item.ts';
import { posteriorGradient } from './kernel/log-posterior.ts';
import { choleskyFactor, invertPositiveDefinite, symmetricFromRows } from './kernel/matrix.ts';
import { maximisePosterior } from './kernel/maximise-posterior.ts';
import { matchedNormalVectors, seededUniform } from './kernel/random.ts';
import { answeredItems } from './profile/posterior.ts';

const categories = [1, 2, 3, 4, 5, 6, 7];
const anyItem = fc
  .tuple(
    fc.double({ min: -8, max: 8, noNaN: true }),
    fc.array(fc.double({ min: 0.001, max: 3, noNaN: true }), { minLength: 5, maxLength: 5 }),
    fc.double({ min: 0.05, max: 6, noNaN: true }),
  )
  .map(([first, gaps, slope]): GradedItem => {
    const intercepts = [first];
    for (const gap of gaps) intercepts.push(intercepts[intercepts.length - 1]! - gap);
    return { slopes: [slope], intercepts };
  });
const anyX = fc.double({ min: -60, max: 60, noNaN: true });

describe('the graded response model', () => {
  test('probabilities are positive, sum to one, and agree with their logarithms', () => {
    fc.assert(
      fc.property(anyItem, anyX, ({ intercepts }, x) => {
        const p = categories.map((category) => categoryProbability(intercepts, x, category));
        expect(p.every((value) => value > 0 && value < 1 + 1e-15)).toBe(true);
        expect(p.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 13);
        categories.forEach((category, k) => {
          expect(
            Math.abs(logCategoryProbability(intercepts, x, category) - Math.log(p[k]!)),
          ).toBeLessThan(1e-9);
        });
      }),
    );
  });

  test('the score function and the weight are the derivatives of the log probability', () => {
    const h = 1e-5;
    fc.assert(
      fc.property(
        anyItem,
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.constantFrom(...categories),
        ({ intercepts }, x, y) => {
          const slope =
            (logCategoryProbability(intercepts, x + h, y) -
              logCategoryProbability(intercepts, x - h, y)) /
            (2 * h);
          expect(Math.abs(scoreFunction(intercepts, x, y) - slope)).toBeLessThan(1e-7);
          const curvature =
            (scoreFunction(intercepts, x - h, y) - scoreFunction(intercepts, x + h, y)) / (2 * h);
          expect(Math.abs(observedInformation(intercepts, x, y) - curvature)).toBeLessThan(1e-7);
        },
      ),
    );
  });

  test('the Fisher information is the expected observed information', () => {
    fc.assert(
      fc.property(anyItem, anyX, ({ intercepts }, x) => {
        const expected = categories.reduce(
          (sum, y) =>
            sum + categoryProbability(intercepts, x, y) * observedInformation(intercepts, x, y),
          0,
        );
        expect(Math.abs(fisherInformation(intercepts, x) - expected)).toBeLessThan(1e-12);
      }),
    );
  });
});

const answersOf = (kind: (i: number) => number): number[] => bank.items.map((_, i) => kind(i));
const uniform = seededUniform('kernel laws');
const patterns: [string, number[]][] = [
  ['all 1', answersOf(() => 1)],
  ['all 7', answersOf(() => 7)],
  ['alternating 1 and 7', answersOf((i) => (i % 2 ? 7 : 1))],
  ...Array.from({ length: 20 }, (_, n): [string, number[]] => [
    `random ${n}`,
    answersOf(() => 1 + Math.floor(7 * uniform())),
  ]),
];

describe('the mode in 27 dimensions (measurement §10.2)', () => {
  test.each(patterns)(
    '%s: flat gradient, at most 12 steps, the same from 20 random starts',
    (_, answers) => {
      for (const counts of [() => true, (i: number) => i < 48]) {
        const answered = answeredItems(bank, answers, counts);
        const { mode, iterations } = maximisePosterior(bank.prior, answered);
        expect(
          Math.max(...posteriorGradient(bank.prior, answered, mode).map(Math.abs)),
        ).toBeLessThan(1e-8);
        expect(iterations).toBeLessThanOrEqual(12);
      }
      const answered = answeredItems(bank, answers, () => true);
      const { mode } = maximisePosterior(bank.prior, answered);
      for (let n = 0; n < 20; n++) {
        const start = Float64Array.from({ length: latentCount }, () => 8 * uniform() - 4);
        const other = maximisePosterior(bank.prior, answered, start).mode;
        expect(Math.max(...other.map((value, i) => Math.abs(value - mode[i]!)))).toBeLessThan(
          1e-10,
        );
      }
    },
  );

  test('without answers the posterior is the prior', () => {
    const prior = {
      mean: [0.3, -1],
      covariance: [
        [1, 0.2],
        [0.2, 0.5],
      ],
    };
    const item = { slopes: [1, 0], intercepts: [3, 2, 1, 0, -1, -2] };
    const { mode, covariance } = estimateMap(prior, [item], [null]);
    expect(mode).toEqual(prior.mean);
    covariance
      .flat()
      .forEach((value, i) => expect(value).toBeCloseTo(prior.covariance.flat()[i]!, 14));
  });
});

describe('D-optimal selection', () => {
  test('the rank-one update is the inverse of the enlarged precision, the gain its log determinant', () => {
    const covariance = symmetricFromRows(
      [
        [1, 0.3, 0.1],
        [0.3, 0.8, 0],
        [0.1, 0, 0.36],
      ],
      3,
      'S',
    );
    const item = linearItem({ slopes: [1.7, 0, -0.85], intercepts: [2, 1, 0.5, 0, -1, -2] }, 3);
    const precision = invertPositiveDefinite(covariance, 3, 'S');
    [
      [0, 0],
      [0, 2],
      [2, 0],
      [2, 2],
    ].forEach(([i = 0, j = 0]) => {
      const slope = (d: number): number => (d === 0 ? 1.7 : -0.85);
      precision[3 * i + j]! += 0.4 * slope(i) * slope(j);
    });
    const direct = invertPositiveDefinite(precision, 3, 'P');
    covarianceAfter(covariance, 3, item, 0.4).forEach((value, k) =>
      expect(value).toBeCloseTo(direct[k]!, 13),
    );
    const logDet = (m: Float64Array): number =>
      [0, 4, 8].reduce((sum, k) => sum + 2 * Math.log(choleskyFactor(m, 3, 'm')[k]!), 0);
    expect(informationGain(covariance, 3, item, 0.4)).toBeCloseTo(
      logDet(covariance) - logDet(direct),
      12,
    );
  });

  test('equal items are taken in the order of the pool', () => {
    const item = { slopes: [1.2], intercepts: [2, 1, 0.5, 0, -1, -2] };
    expect(selectDOptimal({ mode: [0.4], covariance: [[1]] }, [item, item, item], 3)).toEqual([
      0, 1, 2,
    ]);
  });
});

describe('fixed random numbers', () => {
  test('moment-matched vectors have mean zero with their negatives and exactly unit covariance', () => {
    const vectors = matchedNormalVectors(128, 27, 'test');
    for (let i = 0; i < 27; i++) {
      for (let j = 0; j < 27; j++) {
        let moment = 0;
        for (let r = 0; r < 128; r++) moment += (vectors[27 * r + i]! * vectors[27 * r + j]!) / 128;
        expect(moment).toBeCloseTo(i === j ? 1 : 0, 12);
      }
    }
    expect(matchedNormalVectors(128, 27, 'test')).toEqual(vectors);
  });

  test('a seed gives the same numbers for ever', () => {
    expect(Array.from({ length: 3 }, seededUniform('attempt'))).toEqual([
      0.7974799294024706, 0.7153134804684669, 0.4603802999481559,
    ]);
  });

  test('seeds that differ by one letter give unrelated, evenly spread sequences', () => {
    const sources = ['attempt-1', 'attempt-2'].map(seededUniform);
    const draws = sources.map((source) => Array.from({ length: 20_000 }, source));
    for (const values of draws) {
      const bins = Array.from({ length: 10 }, () => 0);
      for (const value of values) bins[Math.floor(10 * value)]! += 1;
      const chiSquare = bins.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      expect(chiSquare).toBeLessThan(27.9); // 99.9 % point at 9 degrees of freedom
    }
    const product = draws[0]!.reduce(
      (sum, value, i) => sum + (value - 0.5) * (draws[1]![i]! - 0.5),
      0,
    );
    expect(Math.abs(12 * product) / Math.sqrt(20_000)).toBeLessThan(3.3);
  });
});

describe('what the kernel refuses', () => {
  const item: GradedItem = { slopes: [1, 0.5], intercepts: [3, 2, 1, 0, -1, -2] };
  const prior = {
    mean: [0, 0],
    covariance: [
      [1, 0.2],
      [0.2, 1],
    ],
  };
  const start = { mode: [0, 0], covariance: prior.covariance };
  const refused: [string, RegExp, () => unknown][] = [
    ['theta of the wrong length', /3 slopes/, () => categoryProbabilities(item, [0, 0, 0])],
    ['theta that is not finite', /finite/, () => expectedResponse(item, [0, Number.NaN])],
    ['an empty theta', /non-empty/, () => itemInformation(item, [])],
    [
      'five intercepts',
      /6 intercepts/,
      () => categoryProbabilities({ ...item, intercepts: [3, 2, 1, 0, -1] }, [0, 0]),
    ],
    [
      'equal intercepts',
      /strictly decreasing/,
      () => categoryProbabilities({ ...item, intercepts: [3, 2, 1, 1, -1, -2] }, [0, 0]),
    ],
    [
      'an infinite intercept',
      /finite/,
      () => categoryProbabilities({ ...item, intercepts: [Infinity, 2, 1, 0, -1, -2] }, [0, 0]),
    ],
    [
      'an infinite slope',
      /finite/,
      () => categoryProbabilities({ ...item, slopes: [1, Infinity] }, [0, 0]),
    ],
    ['a response of 0', /1 to 7/, () => estimateMap(prior, [item], [0])],
    ['a response of 8', /1 to 7/, () => estimateMap(prior, [item], [8])],
    ['a response of 3.5', /integer/, () => estimateMap(prior, [item], [3.5])],
    ['a response that is not a number', /integer/, () => estimateMap(prior, [item], [Number.NaN])],
    ['too few responses', /one response per item/, () => estimateMap(prior, [item, item], [1])],
    [
      'a malformed item without an answer',
      /slopes/,
      () => estimateMap(prior, [{ ...item, slopes: [1] }], [null]),
    ],
    [
      'a covariance that is not positive definite',
      /positive definite/,
      () =>
        estimateMap(
          {
            ...prior,
            covariance: [
              [1, 2],
              [2, 1],
            ],
          },
          [item],
          [4],
        ),
    ],
    [
      'a covariance that is not symmetric',
      /symmetric/,
      () =>
        estimateMap(
          {
            ...prior,
            covariance: [
              [1, 0.2],
              [0.1, 1],
            ],
          },
          [item],
          [4],
        ),
    ],
    [
      'a covariance of the wrong size',
      /rows/,
      () => estimateMap({ ...prior, covariance: [[1]] }, [item], [4]),
    ],
    [
      'a ragged covariance',
      /Row 1/,
      () => estimateMap({ ...prior, covariance: [[1, 0], [0]] }, [item], [4]),
    ],
    [
      'a covariance that is not finite',
      /finite/,
      () =>
        estimateMap(
          {
            ...prior,
            covariance: [
              [1, Number.NaN],
              [0, 1],
            ],
          },
          [item],
          [4],
        ),
    ],
    ['an empty prior', /non-empty/, () => estimateMap({ mean: [], covariance: [] }, [], [])],
    ['a count beyond the pool', /size of the pool/, () => selectDOptimal(start, [item], 2)],
    ['a negative count', /0 to 1/, () => selectDOptimal(start, [item], -1)],
    [
      'a start covariance that is not positive definite',
      /positive definite/,
      () =>
        selectDOptimal(
          {
            ...start,
            covariance: [
              [0, 0],
              [0, 1],
            ],
          },
          [item],
          1,
        ),
    ],
    [
      'a mode that is not finite',
      /mode/,
      () => selectDOptimal({ ...start, mode: [0, Infinity] }, [item], 1),
    ],
  ];
  test.each(refused)('%s', (_, sentence, call) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(sentence);
  });
});
