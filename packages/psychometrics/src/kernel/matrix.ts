/**
 * Symmetric positive definite n x n matrices, stored row by row. Their symmetric square roots are
 * found by Jacobi’s method (1846).
 */

const maxSweeps = 60;
/** The rotation stops when the squares of all off-diagonal entries add up to less than this. */
const smallOffDiagonal = 1e-24;

/**
 * Returns the inverse of the symmetric root W with W W = matrix; both are n x n, row-major. Throws
 * a RangeError that contains `name` if the matrix is not positive definite.
 */
export function inverseSymmetricRoot(
  matrix: Float64Array,
  size: number,
  name: string,
): Float64Array {
  const { values, vectors } = eigenDecomposition(matrix, size);
  if (!values.every((value) => value > 0))
    throw new RangeError(`${name} is not positive definite.`);
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = 0; k < size; k++)
        sum += vectors[i * size + k]! * values[k]! ** -0.5 * vectors[j * size + k]!;
      inverse[i * size + j] = sum;
      inverse[j * size + i] = sum;
    }
  }
  return inverse;
}

/** Returns the eigenvalues, and the eigenvectors as columns. */
function eigenDecomposition(
  matrix: Float64Array,
  size: number,
): { values: Float64Array; vectors: Float64Array } {
  const rotated = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < maxSweeps; sweep++) {
    let offDiagonal = 0;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        offDiagonal += rotated[p * size + q]! ** 2;
        rotate(rotated, vectors, size, [p, q]);
      }
    }
    if (offDiagonal < smallOffDiagonal) break;
  }
  return { values: Float64Array.from({ length: size }, (_, i) => rotated[i * size + i]!), vectors };
}

/** Applies the rotation of the plane (p, q) that makes the entry (p, q) zero. */
function rotate(
  matrix: Float64Array,
  vectors: Float64Array,
  size: number,
  [p, q]: readonly [number, number],
): void {
  const entry = matrix[p * size + q]!;
  if (entry === 0) return;
  const slope = (matrix[q * size + q]! - matrix[p * size + p]!) / (2 * entry);
  const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.sqrt(slope * slope + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const combine = (target: Float64Array, one: number, other: number): void => {
    const [a, b] = [target[one]!, target[other]!];
    target[one] = cosine * a - sine * b;
    target[other] = sine * a + cosine * b;
  };
  for (let k = 0; k < size; k++) combine(matrix, k * size + p, k * size + q);
  for (let k = 0; k < size; k++) combine(matrix, p * size + k, q * size + k);
  for (let k = 0; k < size; k++) combine(vectors, k * size + p, k * size + q);
}

/**
 * Copies nested rows into one array. Throws a RangeError, whose message contains `name`, unless the
 * rows form a symmetric n x n matrix of finite numbers. Entries that should be equal may differ by
 * 1e-9 of the largest absolute entry.
 */
export function symmetricFromRows(
  rows: readonly (readonly number[])[],
  size: number,
  name: string,
): Float64Array {
  if (rows.length !== size)
    throw new RangeError(`${name} must have ${size} rows, it has ${rows.length}.`);
  const matrix = new Float64Array(size * size);
  let scale = 0;
  rows.forEach((row, i) => {
    if (row.length !== size)
      throw new RangeError(`Row ${i} of ${name} must have ${size} numbers, it has ${row.length}.`);
    row.forEach((value, j) => {
      if (!Number.isFinite(value))
        throw new RangeError(`${name} has an entry that is not a finite number at ${i}, ${j}.`);
      matrix[i * size + j] = value;
      scale = Math.max(scale, Math.abs(value));
    });
  });
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) {
      const difference = Math.abs(matrix[i * size + j]! - matrix[j * size + i]!);
      if (difference > 1e-9 * scale)
        throw new RangeError(`${name} is not symmetric at ${i}, ${j}.`);
    }
  }
  return matrix;
}

/** Returns the rows of a row-major n x n matrix as plain arrays. */
export function toRows(matrix: Float64Array, size: number): number[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from(matrix.subarray(i * size, (i + 1) * size)),
  );
}

/**
 * Returns the lower triangular matrix L with L L' = `matrix`. Reads only the lower triangle of
 * `matrix`. Throws a RangeError, whose message contains `name`, if `matrix` is not positive
 * definite.
 */
export function choleskyFactor(matrix: Float64Array, size: number, name: string): Float64Array {
  const factor = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const rowI = i * size;
    for (let j = 0; j <= i; j++) {
      const rowJ = j * size;
      let sum = matrix[rowI + j]!;
      for (let k = 0; k < j; k++) sum -= factor[rowI + k]! * factor[rowJ + k]!;
      if (i !== j) factor[rowI + j] = sum / factor[rowJ + j]!;
      else if (sum > 1e-14 * Math.abs(matrix[rowI + i]!)) factor[rowI + i] = Math.sqrt(sum);
      else throw new RangeError(`${name} is not positive definite.`);
    }
  }
  return factor;
}

/**
 * Returns the logarithm of the determinant. Throws a RangeError that contains `name` if the matrix
 * is not positive definite.
 */
export function logDeterminant(matrix: Float64Array, size: number, name: string): number {
  const factor = choleskyFactor(matrix, size, name);
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.log(factor[i * size + i]!);
  return 2 * sum;
}

/** Solves L L' x = right for x, where `factor` is L from choleskyFactor. */
export function solveWithFactor(
  factor: Float64Array,
  size: number,
  right: Float64Array,
): Float64Array {
  const solution = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    let sum = solution[i]!;
    for (let k = 0; k < i; k++) sum -= factor[i * size + k]! * solution[k]!;
    solution[i] = sum / factor[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = solution[i]!;
    for (let k = i + 1; k < size; k++) sum -= factor[k * size + i]! * solution[k]!;
    solution[i] = sum / factor[i * size + i]!;
  }
  return solution;
}

/**
 * Returns the inverse of the lower triangular L from choleskyFactor, which is lower triangular too.
 */
export function invertFactor(factor: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let j = 0; j < size; j++) {
    inverse[j * size + j] = 1 / factor[j * size + j]!;
    for (let i = j + 1; i < size; i++) {
      let sum = 0;
      for (let k = j; k < i; k++) sum -= factor[i * size + k]! * inverse[k * size + j]!;
      inverse[i * size + j] = sum / factor[i * size + i]!;
    }
  }
  return inverse;
}

/**
 * Returns the inverse, which is exactly symmetric. Throws a RangeError, whose message contains
 * `name`, if the matrix is not positive definite.
 */
export function invertPositiveDefinite(
  matrix: Float64Array,
  size: number,
  name: string,
): Float64Array {
  const root = invertFactor(choleskyFactor(matrix, size, name), size);
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = i; k < size; k++) sum += root[k * size + i]! * root[k * size + j]!;
      inverse[i * size + j] = sum;
      inverse[j * size + i] = sum;
    }
  }
  return inverse;
}
