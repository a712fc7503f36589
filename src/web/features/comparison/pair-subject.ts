import type { CompatibilityLevel } from '../../../domain/scoring.ts';
import type { PairSubject } from '../share-image/share-image.ts';
import { levelTexts } from './comparison-reply.ts';

interface Fit {
  readonly compatibilityLevel: CompatibilityLevel;
  /** In percent. */
  readonly compatibilityScore: number;
}

/**
 * Selects what a picture of two people may show: the level, the titles of what they share, and the
 * percent of their compatibility as an area, but no score of either.
 */
export function readPairSubject(
  { compatibilityLevel, compatibilityScore }: Fit,
  shared: readonly string[],
): PairSubject {
  const { title, tone } = levelTexts[compatibilityLevel];
  return { level: title, tone, overlap: compatibilityScore / 100, shared };
}
