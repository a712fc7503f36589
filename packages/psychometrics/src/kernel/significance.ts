/** Tests of significance: the chi-square distribution, and the correction for many tests. */

/** The series and the continued fraction end when a term changes the result by less than this. */
const precision = 1e-15;
const maxTerms = 10_000;

/**
 * Returns the probability, 0..1, that a chi-square variable with this many degrees of freedom
 * exceeds `value`: the regularised incomplete gamma function Q(degrees / 2, value / 2). Throws a
 * RangeError unless `degrees` is a positive integer and `value` is not negative.
 *
 * Series and continued fraction: Abramowitz & Stegun 1964, 6.5.29 and 6.5.31; the fraction is
 * evaluated by the method of Lentz (Thompson & Barnett 1986).
 */
export function chiSquareTail(value: number, degrees: number): number {
  if (!Number.isInteger(degrees) || degrees < 1)
    throw new RangeError(`There must be a positive number of degrees of freedom, not ${degrees}.`);
  if (!(value >= 0))
    throw new RangeError(`A chi-square value is not negative; this one is ${value}.`);
  if (value === 0) return 1;
  const [shape, x] = [degrees / 2, value / 2];
  if (x === Infinity) return 0;
  const factor = Math.exp(shape * Math.log(x) - x - logGammaOfHalf(degrees));
  return x < shape + 1 ? 1 - factor * lowerSeries(shape, x) : factor * upperFraction(shape, x);
}

/** Returns the logarithm of gamma(n / 2), from gamma(1/2) = sqrt(pi) and gamma(1) = 1. */
function logGammaOfHalf(n: number): number {
  let result = n % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let k = n - 2; k > 0; k -= 2) result += Math.log(k / 2);
  return result;
}

function lowerSeries(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let n = 1; n < maxTerms && term > precision * sum; n++) {
    term *= x / (shape + n);
    sum += term;
  }
  return sum;
}

function upperFraction(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = Infinity;
  let d = 1 / b;
  let result = d;
  for (let n = 1; n < maxTerms; n++) {
    const a = n * (shape - n);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    const ratio = c * d;
    result *= ratio;
    if (Math.abs(ratio - 1) < precision) break;
  }
  return result;
}

/** Returns the probability, 0..1, that a standard normal variable is further from 0 than `z`. */
export const twoSidedTail = (z: number): number => chiSquareTail(z * z, 1);

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
