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
