/** Noise for counts: the discrete Laplace distribution (Inusah & Kozubowski 2006). */

/** A source of uniform numbers in [0, 1). It must be unpredictable wherever privacy rests on it. */
export type Uniform = () => number;

/**
 * Returns an integer with probability proportional to e^(-|k| / scale): the difference of two
 * geometric numbers. The scale is in people and greater than 0.
 */
export function drawDiscreteLaplace(uniform: Uniform, scale: number): number {
  const drawGeometric = (): number => Math.floor(-Math.log(1 - uniform()) * scale);
  return drawGeometric() - drawGeometric();
}

/** Returns the variance of the distribution. */
export function discreteLaplaceVariance(scale: number): number {
  const decay = Math.exp(-1 / scale);
  return (2 * decay) / (1 - decay) ** 2;
}
