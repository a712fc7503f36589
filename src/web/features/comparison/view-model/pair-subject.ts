import { compatibilityLevels } from '../../../../domain/scoring.ts';
import type { PairSubject } from '../../share-image/share-image.ts';
import type { Comparison } from './comparison-reply.ts';
import { levelTexts } from './levels.ts';
import { readActivityGroups } from './shared-activities.ts';

/**
 * Selects what a picture of a comparison may show: the level and the shared groups, but no scores.
 */
export function readPairSubject(comparison: Comparison): PairSubject {
  const { compatibilityLevel } = comparison;
  const { title, tone } = levelTexts[compatibilityLevel];
  const rank = compatibilityLevels.indexOf(compatibilityLevel); // 0 is the lowest level
  return {
    level: title,
    tone,
    overlap: rank / (compatibilityLevels.length - 1),
    shared: readActivityGroups(comparison).map((group) => group.title),
  };
}
