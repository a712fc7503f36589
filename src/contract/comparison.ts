import { z } from 'zod';
import { compareDetails, withholdReasons } from '../domain/comparing.ts';
import { compatibilityLevels } from '../domain/scoring.ts';
import { activityGroups, comparedDimensions, themes } from '../domain/themes.ts';
import { shareCode, percent, standardError } from './ids.ts';

export const compareRequest = z.object({ shareCode1: shareCode, shareCode2: shareCode });

/** Only early servers send the standard error, which would let answers be computed back. */
const comparedDimension = z.object({ dimension: percent, se: standardError.optional() });
const comparedProfile = z.object({
  dimensions: z.record(z.enum(comparedDimensions), comparedDimension),
});
const fiveStep = z.number().int().min(1).max(5);

const pole = z.enum(['positive', 'negative']);

/** How much both people are drawn to a theme: the middle of the figures of a public profile. */
const comparedTheme = z.object({
  theme: z.enum(themes),
  mine: percent,
  theirs: percent,
  /** The caller's own poles; null in an unpoled theme. Those of the other person are not told. */
  myPoles: z.object({ positive: percent, negative: percent }).nullable(),
});

/** What the screen shows beside the specification's fields. */
const comparisonDetail = z.object({
  /** The probability of each level, from the lowest to the highest. */
  levelProbabilities: z.array(z.number().min(0).max(1)).length(compatibilityLevels.length),
  /** The more probable neighbour of the level if no level reaches one half; otherwise null. */
  neighbourLevel: z.enum(compatibilityLevels).nullable(),
  /** The percent of what the caller wants that the other is open to; null without clear wishes. */
  theyAreOpenTo: percent.nullable(),
  youAreOpenTo: percent.nullable(),
  /** Whether both want to be watched, or both to watch. No figure: it would disclose a pole. */
  isShowingSameSide: z.boolean(),
  /** Suggestions for two people who want the same side; empty for others. */
  bridges: z.array(z.string()),
  /** The themes that both answered; those that stand out most for the two come first. */
  themes: z.array(comparedTheme).optional(),
  /** The themes in which, as the reason says, one wants what the other is open to. */
  meetingThemes: z.array(z.enum(themes)).optional(),
  /** The difference that the reason names, with the pole if both want the same; otherwise null. */
  difference: z
    .object({
      theme: z.enum(themes),
      wantedBy: z.enum(['mine', 'theirs', 'both']),
      sharedPole: pole.nullable(),
    })
    .nullable()
    .optional(),
  /** What the other person lets be named; absent from early servers. */
  named: z.enum(compareDetails).optional(),
  withheld: z.enum(withholdReasons).nullable().optional(),
  /** The time from which items are named to this caller, in ISO 8601; null without a wait. */
  namedFrom: z.iso.datetime().nullable().optional(),
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
      /** The theme of the question, and the pole of `questionText`; null in an unpoled theme. */
      theme: z.enum(themes).optional(),
      pole: pole.nullable().optional(),
    }),
  ),
});
