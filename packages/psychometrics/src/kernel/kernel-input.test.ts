/** Tests that the public functions of the kernel reject invalid input. */

import { describe, expect, test } from 'vitest';
import {
  categoryProbabilities,
  estimateMap,
  expectedResponse,
  itemInformation,
  selectDOptimal,
  type GradedItem,
} from '../index.ts';

describe('the kernel rejects', () => {
  const item: GradedItem = { slopes: [1, 0.5], intercepts: [3, 2, 1, 0, -1, -2] };
  const short: GradedItem = { ...item, slopes: [1] };
  const zero = [0, 0];
  const covariance = [0, 1].map((i) => [0, 1].map((j) => (i === j ? 1 : 0.2)));
  const prior = { mean: zero, covariance };
  const start = { mode: zero, covariance };
  const flat = { mode: zero, covariance: [zero, zero] };
  const estimate = (response: number): unknown => estimateMap(prior, [item], [response]);
  const withIntercepts = (...intercepts: number[]): unknown =>
    categoryProbabilities({ ...item, intercepts }, [0, 0]);
  const withCovariance = (...rows: number[][]): unknown =>
    estimateMap({ ...prior, covariance: rows }, [item], [4]);
  const refused: [string, RegExp, () => unknown][] = [
    ['theta of the wrong length', /3 slopes/, () => categoryProbabilities(item, [0, 0, 0])],
    ['theta that is not finite', /finite/, () => expectedResponse(item, [0, Number.NaN])],
    ['an empty theta', /non-empty/, () => itemInformation(item, [])],
    ['five intercepts', /6 intercepts/, () => withIntercepts(3, 2, 1, 0, -1)],
    ['equal intercepts', /strictly decreasing/, () => withIntercepts(3, 2, 1, 1, -1, -2)],
    ['an infinite intercept', /finite/, () => withIntercepts(Infinity, 2, 1, 0, -1, -2)],
    [
      'an infinite slope',
      /finite/,
      () => expectedResponse({ ...item, slopes: [1, Infinity] }, zero),
    ],
    ['a response of 0', /1 to 7/, () => estimate(0)],
    ['a response of 8', /1 to 7/, () => estimate(8)],
    ['a response of 3.5', /integer/, () => estimate(3.5)],
    ['a response that is not a number', /integer/, () => estimate(Number.NaN)],
    ['too few responses', /one response per item/, () => estimateMap(prior, [item, item], [1])],
    ['a wrong item without answer', /slopes/, () => estimateMap(prior, [short], [null])],
    ['an indefinite covariance', /positive definite/, () => withCovariance([1, 2], [2, 1])],
    ['an asymmetric covariance', /symmetric/, () => withCovariance([1, 0.2], [0.1, 1])],
    ['a covariance of the wrong size', /rows/, () => withCovariance([1])],
    ['a ragged covariance', /Row 1/, () => withCovariance([1, 0], [0])],
    ['a covariance that is not finite', /finite/, () => withCovariance([1, NaN], [NaN, 1])],
    ['an empty prior', /non-empty/, () => estimateMap({ mean: [], covariance: [] }, [], [])],
    ['a count beyond the pool', /size of the pool/, () => selectDOptimal(start, [item], 2)],
    ['a negative count', /0 to 1/, () => selectDOptimal(start, [item], -1)],
    ['a singular start', /positive definite/, () => selectDOptimal(flat, [item], 1)],
    [
      'an infinite mode',
      /mode/,
      () => selectDOptimal({ ...start, mode: [0, Infinity] }, [item], 1),
    ],
  ];
  test.each(refused)('%s', (_, sentence, call) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(sentence);
  });
});
