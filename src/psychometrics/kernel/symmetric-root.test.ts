import { expect, test } from 'vitest';
import { priorCovariance } from '../bank/prior.ts';
import { latentCount } from '../bank/traits.ts';
import { invertPositiveDefinite, symmetricFromRows } from './matrix.ts';
import { symmetricRoot } from './symmetric-root.ts';

const square = (matrix: Float64Array, size: number): number[] =>
  Array.from({ length: size * size }, (_, place) => {
    const [i, j] = [Math.floor(place / size), place % size];
    return Array.from(
      { length: size },
      (__, k) => matrix[i * size + k]! * matrix[k * size + j]!,
    ).reduce((sum, value) => sum + value);
  });

test('the root squared is the matrix, and its inverse squared the inverse', () => {
  const matrix = symmetricFromRows(priorCovariance(), latentCount, 'The prior covariance');
  const { root, inverseRoot } = symmetricRoot(matrix, latentCount, 'The prior covariance');
  const inverse = invertPositiveDefinite(matrix, latentCount, 'The prior covariance');
  square(root, latentCount).forEach((value, i) => expect(value).toBeCloseTo(matrix[i]!, 11));
  square(inverseRoot, latentCount).forEach((value, i) => expect(value).toBeCloseTo(inverse[i]!, 9));
});

test('a matrix that is not positive definite is refused by name', () => {
  expect(() => symmetricRoot(Float64Array.of(1, 2, 2, 1), 2, 'This matrix')).toThrow(/This matrix/);
});
