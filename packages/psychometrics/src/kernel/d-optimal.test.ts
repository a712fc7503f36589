import { describe, expect, test } from 'vitest';
import { covarianceAfter, informationGain, selectDOptimal } from './d-optimal.ts';
import { linearItem } from './graded-response.ts';
import { choleskyFactor, invertPositiveDefinite, symmetricFromRows } from './matrix.ts';

describe('D-optimal selection', () => {
  test('updates covariance and gain as direct inversion does', () => {
    const covariance = symmetricFromRows(
      [
        [1, 0.3, 0.1],
        [0.3, 0.8, 0],
        [0.1, 0, 0.36],
      ],
      3,
      'S',
    );
    const slopes = [1.7, 0, -0.85];
    const item = linearItem({ slopes, intercepts: [2, 1, 0.5, 0, -1, -2] }, 3);
    const precision = invertPositiveDefinite(covariance, 3, 'S');
    slopes.forEach((one, i) =>
      slopes.forEach((other, j) => (precision[3 * i + j]! += 0.4 * one * other)),
    );
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

  test('takes equal items in pool order', () => {
    const item = { slopes: [1.2], intercepts: [2, 1, 0.5, 0, -1, -2] };
    expect(selectDOptimal({ mode: [0.4], covariance: [[1]] }, [item, item, item], 3)).toEqual([
      0, 1, 2,
    ]);
  });
});
