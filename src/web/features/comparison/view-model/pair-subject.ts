import { compatibilityLevels } from '../../../../domain/scoring.ts';
import type { PairSubject } from '../../share-image/share-image.ts';
import type { Comparison } from './comparison-reply.ts';
import { capitalise, levelTones } from './levels.ts';
import { readActivityGroups } from './shared-activities.ts';

/**
 * Selects what a picture of a comparison may show: the level and the shared groups, but no scores.
 */
export function readPairSubject(comparison: Comparison): PairSubject {
  const { compatibilityLevel } = comparison;
  const rank = compatibilityLevels.indexOf(compatibilityLevel); // 0 is the lowest level
  return {
    level: capitalise(compatibilityLevel),
    tone: levelTones[compatibilityLevel],
    overlap: rank / (compatibilityLevels.length - 1),
    shared: readActivityGroups(comparison).map(({ title }) => title),
  };
}
