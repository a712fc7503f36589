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

export const comparison = z.object({
  compatibilityLevel: z.enum(compatibilityLevels),
  compatibilityScore: z.number().int().min(0).max(100),
  compatibilityInterval: z.tuple([percent, percent]),
  compatibilityReason: z.string(),
  profile1: comparedProfile,
  profile2: comparedProfile,
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
