/** The prior distribution of the latent vector; all numbers are provisional (measurement §2.1). */

import { latentCount, traitCount, traits } from './traits.ts';

const generalCorrelation = 0.2;
const sameRoleSide = 0.2;
const oppositeRoleSide = -0.06;
const sameTheme = 0.15;
const contrastVariance = 0.36;
const contrastCorrelation = 0.5;

function traitCorrelation(i: number, j: number): number {
  if (i === j) return 1;
  const [first, second] = [traits[i]!, traits[j]!];
  let correlation = generalCorrelation;
  const haveRoleSides = [first, second].every(
    ({ theme, pole }) => pole !== '0' && theme !== 'EXVOY',
  );
  if (haveRoleSides) correlation += first.pole === second.pole ? sameRoleSide : oppositeRoleSide;
  if (first.theme === second.theme) correlation += sameTheme;
  return correlation;
}

/**
 * Returns the 27 x 27 prior covariance. Traits have variance 1. Contrasts have variance .36 and are
 * independent of the traits.
 */
export function priorCovariance(): number[][] {
  return Array.from({ length: latentCount }, (_, i) =>
    Array.from({ length: latentCount }, (_, j) => {
      if (i < traitCount && j < traitCount) return traitCorrelation(i, j);
      if (i < traitCount || j < traitCount) return 0;
      return i === j ? contrastVariance : contrastVariance * contrastCorrelation;
    }),
  );
}
