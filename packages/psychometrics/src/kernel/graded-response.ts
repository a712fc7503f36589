/**
 * The logistic graded response model (Samejima 1969, scaling constant 1) with seven categories, as
 * a function of the predictor x: P(Y >= k + 1) = logistic(x + intercept_k), k = 1..6, with six
 * strictly decreasing intercepts. Categories count from 1 to 7 (measurement §2).
 */

export const categoryCount = 7;

/** 1 / (1 + e^-x) without overflow. */
function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + Math.exp(-x));
  const e = Math.exp(x);
  return e / (1 + e);
}

/** log(logistic(x)) without underflow. */
function logLogistic(x: number): number {
  return x >= 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x));
}

/**
 * Returns P(Y = category) at the predictor x: the difference s(u) - s(v) of the logistic function s
 * at the category's two boundaries u > v. The code uses the equivalent formula s(u) s(-v) (1 -
 * e^(v-u)), which avoids cancellation for steep or extreme items (measurement §4).
 */
export function categoryProbability(
  intercepts: ArrayLike<number>,
  x: number,
  category: number,
): number {
  if (category === 1) return logistic(-(x + intercepts[0]!));
  const upper = intercepts[category - 2]!;
  if (category === categoryCount) return logistic(x + upper);
  const lower = intercepts[category - 1]!;
  return logistic(x + upper) * logistic(-(x + lower)) * -Math.expm1(lower - upper);
}

/** Returns log P(Y = category) at the predictor x; finite for every finite x. */
export function logCategoryProbability(
  intercepts: ArrayLike<number>,
  x: number,
  category: number,
): number {
  if (category === 1) return logLogistic(-(x + intercepts[0]!));
  const upper = intercepts[category - 2]!;
  if (category === categoryCount) return logLogistic(x + upper);
  const lower = intercepts[category - 1]!;
  return logLogistic(x + upper) + logLogistic(-(x + lower)) + Math.log(-Math.expm1(lower - upper));
}

/**
 * Returns the derivative d log P(Y = category) / dx = 1 - s(u) - s(v), where s is the logistic
 * function and u > v are the category's boundaries. The derivative strictly decreases in x, so the
 * log likelihood is concave.
 */
export function scoreFunction(intercepts: ArrayLike<number>, x: number, category: number): number {
  const above = category === 1 ? 0 : logistic(-(x + intercepts[category - 2]!));
  const below = category === categoryCount ? 0 : logistic(x + intercepts[category - 1]!);
  return above - below;
}

/**
 * Returns the observed information about x: -d² log P / dx² = s(u)(1 - s(u)) + s(v)(1 - s(v)) > 0,
 * where s is the logistic function and u > v are the category's boundaries.
 */
export function observedInformation(
  intercepts: ArrayLike<number>,
  x: number,
  category: number,
): number {
  let weight = 0;
  if (category > 1) {
    const u = x + intercepts[category - 2]!;
    weight += logistic(u) * logistic(-u);
  }
  if (category < categoryCount) {
    const v = x + intercepts[category - 1]!;
    weight += logistic(v) * logistic(-v);
  }
  return weight;
}

/**
 * Returns the Fisher information about x: the sum of P (1 - s(u) - s(v))² over the categories,
 * where s is the logistic function and u > v are each category's boundaries.
 */
export function fisherInformation(intercepts: ArrayLike<number>, x: number): number {
  let weight = 0;
  let sUpper = 1;
  let sUpperComplement = 0;
  for (let k = 0; k < categoryCount; k++) {
    const last = k === categoryCount - 1;
    const sLower = last ? 0 : logistic(x + intercepts[k]!);
    const sLowerComplement = last ? 1 : logistic(-(x + intercepts[k]!));
    const gap = k === 0 || last ? 1 : -Math.expm1(intercepts[k]! - intercepts[k - 1]!);
    const slope = sUpperComplement - sLower;
    weight += sUpper * sLowerComplement * gap * slope * slope;
    sUpper = sLower;
    sUpperComplement = sLowerComplement;
  }
  return weight;
}

/** Draws an answer, 1..7, at the predictor x; `uniform` is a number in [0, 1). */
export function drawCategory(intercepts: ArrayLike<number>, x: number, uniform: number): number {
  let rest = uniform;
  for (let category = 1; category < categoryCount; category++) {
    rest -= categoryProbability(intercepts, x, category);
    if (rest < 0) return category;
  }
  return categoryCount;
}

/**
 * Returns the expected answer E[Y] at the predictor x, 1..7: one plus the sum of the six boundary
 * probabilities.
 */
export function expectedCategory(intercepts: ArrayLike<number>, x: number): number {
  let expected = 1;
  for (let k = 0; k < categoryCount - 1; k++) expected += logistic(x + intercepts[k]!);
  return expected;
}

/**
 * An item in D dimensions: D finite slopes and six finite, strictly decreasing intercepts. An item
 * with a single slope a and thresholds b_k has the intercepts -a b_k.
 */
export interface GradedItem {
  slopes: readonly number[];
  intercepts: readonly number[];
}

/**
 * Throws a RangeError unless the item has D finite slopes and six finite, strictly decreasing
 * intercepts, where D is `dimensions`.
 */
function assertItem(item: GradedItem, dimensions: number): void {
  if (item.slopes.length !== dimensions) {
    throw new RangeError(
      `An item must have ${dimensions} slopes, one per dimension; it has ${item.slopes.length}.`,
    );
  }
  if (!item.slopes.every(Number.isFinite))
    throw new RangeError('The slopes of an item must be finite numbers.');
  if (item.intercepts.length !== categoryCount - 1) {
    throw new RangeError(
      `An item must have ${categoryCount - 1} intercepts; it has ${item.intercepts.length}.`,
    );
  }
  item.intercepts.forEach((intercept, k) => {
    if (!Number.isFinite(intercept))
      throw new RangeError('The intercepts of an item must be finite numbers.');
    if (k > 0 && intercept >= item.intercepts[k - 1]!) {
      throw new RangeError('The intercepts of an item must be strictly decreasing.');
    }
  });
}

/** Throws a RangeError unless the response is an integer from 1 to 7. */
export function assertResponse(response: number): void {
  if (!Number.isInteger(response) || response < 1 || response > categoryCount) {
    throw new RangeError(
      `A response must be an integer from 1 to ${categoryCount} or null; it is ${response}.`,
    );
  }
}

/**
 * Returns the predictor, the dot product of the item's slopes and theta. Throws a RangeError if the
 * item or theta is invalid.
 */
function predictor(item: GradedItem, theta: readonly number[]): number {
  if (theta.length === 0 || !theta.every(Number.isFinite)) {
    throw new RangeError('theta must be a non-empty list of finite numbers.');
  }
  assertItem(item, theta.length);
  return item.slopes.reduce((sum, slope, i) => sum + slope * theta[i]!, 0);
}

/**
 * Returns the seven category probabilities at theta (D numbers); they sum to 1. Throws a RangeError
 * if the item or theta is invalid.
 */
export function categoryProbabilities(item: GradedItem, theta: readonly number[]): number[] {
  const x = predictor(item, theta);
  return Array.from({ length: categoryCount }, (_, k) =>
    categoryProbability(item.intercepts, x, k + 1),
  );
}

/**
 * Returns the expected answer at theta (D numbers), 1..7. Throws a RangeError if the item or theta
 * is invalid.
 */
export function expectedResponse(item: GradedItem, theta: readonly number[]): number {
  return expectedCategory(item.intercepts, predictor(item, theta));
}

/**
 * Returns the Fisher information matrix at theta: w l l', D x D and of rank one, where l is the
 * slope vector and w the information about the predictor. Throws a RangeError if the item or theta
 * is invalid.
 */
export function itemInformation(item: GradedItem, theta: readonly number[]): number[][] {
  const weight = fisherInformation(item.intercepts, predictor(item, theta));
  return item.slopes.map((a) => item.slopes.map((b) => weight * a * b));
}

/**
 * An item without its zero slopes. Its predictor x is the sum of slopes[i] * theta[dimensions[i]],
 * and its six intercepts are strictly decreasing.
 */
export interface LinearItem {
  readonly dimensions: Int32Array;
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
}

/**
 * Converts an item to sparse form. Throws a RangeError unless the item is valid in `dimensions`
 * dimensions.
 */
export function linearItem(item: GradedItem, dimensions: number): LinearItem {
  assertItem(item, dimensions);
  const used = item.slopes.map((_, d) => d).filter((d) => item.slopes[d] !== 0);
  return {
    dimensions: Int32Array.from(used),
    slopes: Float64Array.from(used, (d) => item.slopes[d]!),
    intercepts: Float64Array.from(item.intercepts),
  };
}

/** Returns the predictor, the dot product of the item's slopes and theta (D numbers). */
export function predictorAt(item: LinearItem, theta: Float64Array): number {
  let x = 0;
  for (let i = 0; i < item.slopes.length; i++) x += item.slopes[i]! * theta[item.dimensions[i]!]!;
  return x;
}

/**
 * Adds weight * l l' to the row-major `matrix` (size x size), where l is the item's slope vector.
 */
export function addOuterProduct(
  matrix: Float64Array,
  size: number,
  item: LinearItem,
  weight: number,
): void {
  const { dimensions, slopes } = item;
  for (let i = 0; i < slopes.length; i++) {
    const scaled = weight * slopes[i]!;
    const row = dimensions[i]! * size;
    for (let j = 0; j < slopes.length; j++) matrix[row + dimensions[j]!]! += scaled * slopes[j]!;
  }
}

/** Divides the distances between the intercepts and their middle, which belongs to the answer 4. */
export function scaleThresholds(intercepts: Float64Array, factor: number): Float64Array {
  const middle = (intercepts[2]! + intercepts[3]!) / 2;
  return intercepts.map((intercept) => middle + (intercept - middle) / factor);
}
