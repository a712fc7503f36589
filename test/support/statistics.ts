/** Approximation 7.1.26 of Abramowitz and Stegun, exact to 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  return (
    1 -
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
      t *
      Math.exp(-x * x)
  );
}

/**
 * The two-sided Mann-Whitney test by the normal approximation, which is good from about twenty
 * values per side without ties.
 */
export function pValueOfDifference(one: readonly number[], other: readonly number[]): number {
  let wins = 0;
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const [n, m] = [one.length, other.length];
  const z = Math.abs(wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 1 - errorFunction(z / Math.SQRT2);
}
