/** The comparison of two people. */

import { z } from 'zod';
import { compatibilityLevels } from '../../domain/scoring.ts';
import { activityGroups, comparedDimensions } from '../../domain/themes.ts';
import { shareCode } from './ids.ts';
import { percent, standardError } from './scores.ts';

export const compareRequest = z.object({ shareCode1: shareCode, shareCode2: shareCode });

const comparedDimension = z.object({ dimension: percent, se: standardError });
const comparedProfile = z.object({
  dimensions: z.record(z.enum(comparedDimensions), comparedDimension),
});
const fiveStep = z.number().int().min(1).max(5);

/**
 * What the screen shows beside the specification's fields. Optional, because a browser may for a
 * moment be newer than the server.
 */
const comparisonDetail = z.object({
  /** The probability of each level, from the lowest to the highest. */
  levelProbabilities: z.array(z.number().min(0).max(1)).length(compatibilityLevels.length),
  /** The level beside the named one, if no level is at least as probable as all others together. */
  neighbourLevel: z.enum(compatibilityLevels).nullable(),
  /** Where the caller's percent lies with eight of ten random partners. */
  ownRange: z.tuple([percent, percent]),
  /** The percent of what the caller wants that the other is open to; null without clear wishes. */
  theyAreOpenTo: percent.nullable(),
  youAreOpenTo: percent.nullable(),
  /** Whether both want to be watched, or both to watch. No figure: it would disclose a pole. */
  isShowingSameSide: z.boolean(),
  /** Suggestions for two people who want the same side; empty for others. */
  bridges: z.array(z.string()),
});

export const comparison = z.object({
  compatibilityLevel: z.enum(compatibilityLevels),
  compatibilityScore: z.number().int().min(0).max(100),
  compatibilityInterval: z.tuple([percent, percent]),
  compatibilityReason: z.string(),
  profile1: comparedProfile,
  profile2: comparedProfile,
  detail: comparisonDetail.optional(),
  dreamScenarios: z.array(
    z.object({
      questionText: z.string(),
      user1Activity: fiveStep,
      user2Activity: fiveStep,
      estimated: z.boolean(),
    }),
  ),
  sharedActivities: z.array(
    z.object({
      category: z.enum(activityGroups),
      questionText: z.string(),
      complementaryQuestionText: z.string(),
      isMutualComplementary: z.boolean(),
      isSameQuestion: z.boolean(),
    }),
  ),
});
