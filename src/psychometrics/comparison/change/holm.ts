/**
 * Returns p values corrected for the number of tests, in the same order and at most 1. Rejecting
 * every hypothesis whose corrected value is below a limit keeps the probability of any false
 * rejection below that limit, however the tests depend on each other (Holm 1979, *Scand. J. Stat.*
 * 6:65).
 */
export function correctByHolm(pValues: readonly number[]): number[] {
  const corrected = pValues.map(() => 1);
  let largest = 0;
  const ascending = pValues.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  ascending.forEach(({ p, index }, rank) => {
    largest = Math.max(largest, p * (pValues.length - rank));
    corrected[index] = Math.min(1, largest);
  });
  return corrected;
}
