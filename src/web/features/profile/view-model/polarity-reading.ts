import { minPolarityScore } from '../../../../domain/scoring.ts';
import { poleNames, type PolarityTheme } from '../../../../domain/themes.ts';
import type { Estimate } from '../../../ui/charts/geometry.ts';

export interface PolarityReading {
  readonly key: PolarityTheme;
  readonly negative: string;
  readonly positive: string;
  readonly estimate: Estimate;
  /** In the form '{pole} tendency (|value|/100) ±se' (spec §2). */
  readonly text: string;
  /** A warning in words if the value is smaller than its standard error, otherwise null. */
  readonly caution: string | null;
}

function readCaution(isClear: boolean, themeScore: number | undefined): string | null {
  if (isClear) return null;
  const hasLittleInterest = themeScore !== undefined && themeScore < minPolarityScore;
  return hasLittleInterest ? 'no clear tendency, little interest' : 'no clear tendency';
}

/**
 * Returns the value and texts of a polarity. `themeScore` is the score of the polarity's theme
 * from 0 to 100, or undefined if the profile does not contain that theme (measurement §4.1).
 */
export function readPolarity(
  key: PolarityTheme,
  { value, se }: { readonly value: number; readonly se: number },
  themeScore?: number,
): PolarityReading {
  const { negative, positive } = poleNames[key];
  const pole = value < 0 ? negative : positive;
  return {
    key,
    negative,
    positive,
    estimate: { value, se },
    text: `${pole} tendency (${Math.round(Math.abs(value))}/100) ±${Math.round(se)}`,
    caution: readCaution(Math.abs(value) >= se, themeScore),
  };
}
