import { expect, test } from 'vitest';
import { inverseSymmetricRoot, invertPositiveDefinite } from './matrix.ts';
import { seededUniform } from './random.ts';

const size = 12;

/** Returns a random symmetric positive definite matrix: A A' plus the identity. */
function createMatrix(): Float64Array {
  const uniform = seededUniform('symmetric root');
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, uniform));
  return Float64Array.from({ length: size * size }, (_, place) => {
    const [i, j] = [Math.floor(place / size), place % size];
    const product = rows[i]!.reduce((sum, value, k) => sum + value * rows[j]![k]!, 0);
    return product + Number(i === j);
  });
}

const square = (matrix: Float64Array): number[] =>
  Array.from({ length: size * size }, (_, place) => {
    const [i, j] = [Math.floor(place / size), place % size];
    return Array.from(
      { length: size },
      (__, k) => matrix[i * size + k]! * matrix[k * size + j]!,
    ).reduce((sum, value) => sum + value);
  });

test('the inverse of the root, squared, is the inverse', () => {
  const matrix = createMatrix();
  const inverseRoot = inverseSymmetricRoot(matrix, size, 'The matrix');
  const inverse = invertPositiveDefinite(matrix, size, 'The matrix');
  square(inverseRoot).forEach((value, i) => expect(value).toBeCloseTo(inverse[i]!, 10));
});

test('a matrix that is not positive definite is refused by name', () => {
  expect(() => inverseSymmetricRoot(Float64Array.of(1, 2, 2, 1), 2, 'This matrix')).toThrow(
    /This matrix/,
  );
});
