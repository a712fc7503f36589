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

/**
 * Returns the expected answer E[Y] at the predictor x, 1..7: one plus the sum of the six boundary
 * probabilities.
 */
export function expectedCategory(intercepts: ArrayLike<number>, x: number): number {
  let expected = 1;
  for (let k = 0; k < categoryCount - 1; k++) expected += logistic(x + intercepts[k]!);
  return expected;
}
