/** Symmetric square roots of symmetric positive definite matrices, by Jacobi's method (1846). */

const maxSweeps = 60;
/** The rotation stops when the squares of all off-diagonal entries add up to less than this. */
const smallOffDiagonal = 1e-24;

/**
 * Returns the symmetric root W with W W = matrix, and its inverse; all are n x n, row-major. Throws
 * a RangeError that contains `name` if the matrix is not positive definite.
 */
export function symmetricRoot(
  matrix: Float64Array,
  size: number,
  name: string,
): { root: Float64Array; inverseRoot: Float64Array } {
  const { values, vectors } = eigenDecomposition(matrix, size);
  if (!values.every((value) => value > 0))
    throw new RangeError(`${name} is not positive definite.`);
  const power = (exponent: number): Float64Array => {
    const result = new Float64Array(size * size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = 0;
        for (let k = 0; k < size; k++)
          sum += vectors[i * size + k]! * values[k]! ** exponent * vectors[j * size + k]!;
        result[i * size + j] = sum;
        result[j * size + i] = sum;
      }
    }
    return result;
  };
  return { root: power(0.5), inverseRoot: power(-0.5) };
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
