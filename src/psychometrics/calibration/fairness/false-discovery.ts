/** Tests of many hypotheses at once. */

/**
 * Returns P(X > x) for a chi-square variable, by the recursion over the degrees of freedom
 * (Abramowitz & Stegun 26.4.4 and 26.4.5).
 */
export function chiSquareTail(x: number, degreesOfFreedom: number): number {
  if (!Number.isInteger(degreesOfFreedom) || degreesOfFreedom <= 0)
    throw new RangeError('The degrees of freedom must be a positive integer.');
  if (x <= 0) return 1;
  const isOdd = degreesOfFreedom % 2 === 1;
  let sum = isOdd ? normalTails(Math.sqrt(x)) : Math.exp(-x / 2);
  let term = isOdd ? Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) : (x / 2) * Math.exp(-x / 2);
  for (let k = isOdd ? 1 : 2; k < degreesOfFreedom; k += 2) {
    sum += term;
    term *= x / (k + 2);
  }
  return Math.min(1, sum);
}

/**
 * Returns P(|Z| > z) for a standard normal Z and z >= 0: the complementary error function of z/√2,
 * by a Chebyshev fit with a relative error below 1.2e-7 (Press et al. 2007, §6.2).
 */
function normalTails(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ];
  const polynomial = coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(-x * x + polynomial);
}

/**
 * Returns which hypotheses are rejected if at most the share `rate` of the rejected ones may be
 * true on average (Benjamini & Hochberg 1995).
 */
export function rejectAtFalseDiscoveryRate(pValues: readonly number[], rate: number): boolean[] {
  const ascending = [...pValues].sort((a, b) => a - b);
  let limit = -1;
  ascending.forEach((p, i) => {
    if (p <= (rate * (i + 1)) / ascending.length) limit = p;
  });
  return pValues.map((p) => p <= limit);
}
