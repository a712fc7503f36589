import { z } from 'zod';
import { activityCategories } from '../domain/activity-groups.ts';
import { compareDetails, maxPersonNameLength, withholdReasons } from '../domain/comparing.ts';
import { compatibilityLevels, opennessWords } from '../domain/scoring.ts';
import { comparedDimensions, themes } from '../domain/themes.ts';
import { shareCode, percent } from './ids.ts';
import type { Shapes } from './shape.ts';

/** The neighbouring levels that are named, of which one may be all. */
export const levelRange = z.object({
  lowest: z.enum(compatibilityLevels),
  highest: z.enum(compatibilityLevels),
});

const comparedProfile = z.object({
  dimensions: z.record(z.enum(comparedDimensions), z.object({ dimension: percent })),
});
const fiveStep = z.number().int().min(1).max(5);

const pole = z.enum(['positive', 'negative']);

/** How much a theme draws both people: the middle of the figures of a public profile. */
const comparedTheme = z.object({
  theme: z.enum(themes),
  mine: percent,
  theirs: percent,
  /** The caller's own poles; null in an unpoled theme. The other person's are not disclosed. */
  myPoles: z.object({ positive: percent, negative: percent }).nullable(),
});

/** Further fields, which clients of the plain comparison may ignore. */
const comparisonDetail = z.object({
  /** The probability of each level, from the lowest to the highest. */
  levelProbabilities: z.array(z.number().min(0).max(1)).length(compatibilityLevels.length),
  levelRange,
  /** How much of the caller's wishes the other is open to; null without clear wishes. */
  theyAreOpenTo: z.enum(opennessWords).nullable(),
  youAreOpenTo: z.enum(opennessWords).nullable(),
  /** Whether both want to be watched, or both to watch. No figure: it would disclose a pole. */
  isShowingSameSide: z.boolean(),
  /** Suggestions for two people on the same side; empty for others. */
  bridges: z.array(z.string()),
  /** The themes that both answered: first themes in which they meet, then the most outstanding. */
  themes: z.array(comparedTheme),
  /** At most two themes in which one is open to the other's wish. The reason names the first. */
  meetingThemes: z.array(z.enum(themes)),
  /** The difference that the reason names, with the pole if both want the same; otherwise null. */
  difference: z
    .object({
      theme: z.enum(themes),
      wantedBy: z.enum(['mine', 'theirs', 'both']),
      sharedPole: pole.nullable(),
    })
    .nullable(),
  /** How much the other person allows comparisons to name. */
  named: z.enum(compareDetails),
  withheld: z.enum(withholdReasons).nullable(),
  /** The time from which items are named to this caller, in ISO 8601; null without a wait. */
  namedFrom: z.iso.datetime().nullable(),
});

const comparison = z.object({
  compatibilityLevel: z.enum(compatibilityLevels),
  compatibilityScore: z.number().int().min(0).max(100),
  compatibilityInterval: z.tuple([percent, percent]),
  compatibilityReason: z.string(),
  profile1: comparedProfile,
  profile2: comparedProfile,
  detail: comparisonDetail,
  dreamScenarios: z.array(
    z.object({
      questionText: z.string(),
      user1Activity: fiveStep,
      user2Activity: fiveStep,
      estimated: z.literal(true),
    }),
  ),
  sharedActivities: z.array(
    z.object({
      category: z.enum(activityCategories),
      questionText: z.string(),
      complementaryQuestionText: z.string(),
      isMutualComplementary: z.boolean(),
      isSameQuestion: z.boolean(),
      /** The theme of the question, and the pole of `questionText`; null in an unpoled theme. */
      theme: z.enum(themes),
      pole: pole.nullable(),
    }),
  ),
});

/** The people kept by the caller, the latest first, even if their codes no longer work. */
export const people = z.object({
  people: z.array(
    z.object({
      shareCode: z.string(),
      /** The name given by the caller. */
      name: z.string(),
      keptDay: z.string(),
    }),
  ),
});
const personRequest = z.object({ shareCode });
const keepPersonRequest = personRequest.extend({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(maxPersonNameLength, `A name has at most ${maxPersonNameLength} characters.`),
});

export const comparisonShapes = {
  compareProfiles: {
    body: z.object({ shareCode1: shareCode, shareCode2: shareCode }),
    reply: comparison,
  },
  listPeople: { reply: people },
  keepPerson: { body: keepPersonRequest, reply: people },
  removePerson: { body: personRequest, reply: people },
} as const satisfies Shapes;
