/** The predicted standard error of the polarities, which decides the length of Set B. */

import { polarityThemes, type PolarityTheme } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import { curveSlopeAt } from '../bank/score-curves.ts';
import { contrastIndex, latentCount, themeTraits, traits } from '../bank/traits.ts';

/**
 * Returns the mean standard error of the polarities of the covered themes, in points, by the delta
 * method at the mode. `mode` has 27 numbers; `covariance` is 27 x 27, row-major.
 */
export function meanPolaritySe(bank: Bank, mode: Float64Array, covariance: Float64Array): number {
  const covered = polarityThemes.filter((theme) => bank.coveredThemes.includes(theme));
  const errors = covered.map((theme) => {
    const gradient = polarityGradient(bank, mode, theme);
    const used = [...themeTraits[theme], contrastIndex(theme)];
    let variance = 0;
    for (const i of used)
      for (const j of used)
        variance += gradient[i]! * gradient[j]! * covariance[i * latentCount + j]!;
    return Math.sqrt(variance);
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/**
 * Returns the derivatives of a theme's polarity with respect to the 27 latent dimensions, in points
 * per unit.
 */
function polarityGradient(bank: Bank, mode: Float64Array, theme: PolarityTheme): Float64Array {
  const gradient = new Float64Array(latentCount);
  const halfContrast = 0.5 * mode[contrastIndex(theme)]!;
  for (const trait of themeTraits[theme]) {
    const curves = bank.curves[trait]!;
    const sign = traits[trait]!.pole === '+' ? 1 : -1;
    const fantasy = curves.fantasyShare * curveSlopeAt(curves.fantasy, mode[trait]! + halfContrast);
    const activity =
      curves.activityShare * curveSlopeAt(curves.activity, mode[trait]! - halfContrast);
    gradient[trait] = sign * (fantasy + activity);
    gradient[contrastIndex(theme)]! += (sign * (fantasy - activity)) / 2;
  }
  return gradient;
}
