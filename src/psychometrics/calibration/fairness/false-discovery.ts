/** Tests of many hypotheses at once. */

/**
 * Returns P(X > x) for a chi-square variable with an even number of degrees of freedom, where the
 * distribution function has a closed form.
 */
export function chiSquareTail(x: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom % 2 !== 0 || degreesOfFreedom <= 0)
    throw new RangeError('The degrees of freedom must be an even positive number.');
  if (x <= 0) return 1;
  let term = Math.exp(-x / 2);
  let sum = term;
  for (let k = 1; k < degreesOfFreedom / 2; k++) {
    term *= x / 2 / k;
    sum += term;
  }
  return Math.min(1, sum);
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
