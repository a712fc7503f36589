/**
 * The logistic graded response model for one item (Samejima 1969), D = 1, seven categories:
 * P(Y >= k + 1 | theta) = logistic(slopes . theta + intercept_k), k = 1..6 (measurement §2).
 */

/** D slopes (any length) and six strictly decreasing intercepts; both finite. In slope/threshold form intercept_k = -a b_k. */
export interface GradedItem {
  slopes: readonly number[];
  intercepts: readonly number[];
}

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
 * P(Y = category) at the predictor x = slopes . theta, category 1..7. With u > v the two boundaries,
 * s(u) - s(v) = s(u) s(-v) (1 - e^(v-u)): no cancellation for steep or extreme items (measurement §4).
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

/** log P(Y = category) at the predictor x; finite for every finite x. */
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

/** d log P(Y = category) / dx = 1 - s(u) - s(v), strictly decreasing in x (the log likelihood is concave). */
export function scoreFunction(intercepts: ArrayLike<number>, x: number, category: number): number {
  const above = category === 1 ? 0 : logistic(-(x + intercepts[category - 2]!));
  const below = category === categoryCount ? 0 : logistic(x + intercepts[category - 1]!);
  return above - below;
}

/** -d² log P(Y = category) / dx² = s(u)(1 - s(u)) + s(v)(1 - s(v)) > 0. */
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

/** Fisher information about the predictor x: sum over categories of P (1 - s(u) - s(v))². */
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

/** E[Y] at the predictor x, 1..7: one plus the sum of the six boundary probabilities. */
export function expectedCategory(intercepts: ArrayLike<number>, x: number): number {
  let expected = 1;
  for (let k = 0; k < categoryCount - 1; k++) expected += logistic(x + intercepts[k]!);
  return expected;
}

/** RangeError unless the item has D finite slopes and six finite, strictly decreasing intercepts. */
export function assertItem(item: GradedItem, dimensions: number): void {
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

/** The predictor slopes . theta. */
function predictor(item: GradedItem, theta: readonly number[]): number {
  if (theta.length === 0 || !theta.every(Number.isFinite)) {
    throw new RangeError('theta must be a non-empty list of finite numbers.');
  }
  assertItem(item, theta.length);
  return item.slopes.reduce((sum, slope, i) => sum + slope * theta[i]!, 0);
}

/** The seven category probabilities at theta (D numbers); they sum to 1. RangeError on bad input. Samejima 1969. */
export function categoryProbabilities(item: GradedItem, theta: readonly number[]): number[] {
  const x = predictor(item, theta);
  return Array.from({ length: categoryCount }, (_, k) =>
    categoryProbability(item.intercepts, x, k + 1),
  );
}

/** The expected answer at theta (D numbers), between 1 and 7. RangeError on bad input. */
export function expectedResponse(item: GradedItem, theta: readonly number[]): number {
  return expectedCategory(item.intercepts, predictor(item, theta));
}

/** The Fisher information matrix at theta, D x D, rank one: w(x) slopes slopes'. RangeError on bad input. */
export function itemInformation(item: GradedItem, theta: readonly number[]): number[][] {
  const weight = fisherInformation(item.intercepts, predictor(item, theta));
  return item.slopes.map((a) => item.slopes.map((b) => weight * a * b));
}
