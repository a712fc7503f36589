/** The profile as its owner sees it, its processing status, and the public profile. */

import { z } from 'zod';
import { archetypes } from '../domain/archetypes.ts';
import { certainties } from '../domain/certainty.ts';
import { boundaries, contrasts, moods, sides, standingForms } from '../domain/portrait.ts';
import { formSlugs } from '../domain/survey.ts';
import { polarityThemes, themes, factors, scoreThemes } from '../domain/themes.ts';
import { shareCode, percent, standardError, empty } from './ids.ts';
import type { Shapes } from './shape.ts';

/** A text that the language model of the operator wrote. */
export const insight = z.object({ text: z.string(), model: z.string(), writtenDay: z.string() });

/** Without the visitor’s consent nothing is sent to the service that writes the text. */
const insightRequest = z.object({
  agreed: z.literal(
    true,
    'Please agree first: sentences about your profile are sent to the service that writes.',
  ),
});

const insightFailures = ['refused', 'unsuitable', 'too_slow', 'unavailable', 'site_limit'] as const;

/** A text that passed the checks and is stored, or why there is none. */
const insightOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('written'), insight }),
  z.object({ outcome: z.enum(insightFailures) }),
]);

/** The facts on the first screen of a profile; the browser has the words. */
const certainty = z.enum(certainties);
const side = z.enum(sides);
const theme = z.enum(themes);
const polarityTheme = z.enum(polarityThemes);
const probability = z.number().min(0).max(1);

/** One phrase of the line: an interest, and its side if there is a clear one. */
const trait = z.object({ theme, side, certainty });

/**
 * `isLiked`: the side is above the middle, and not only above the other one.
 * `isOtherRefused`: the other side is certainly in the lowest third.
 */
const sideClaim = z.object({
  kind: z.literal('side'),
  theme: polarityTheme,
  side,
  isLiked: z.boolean(),
  isOtherRefused: z.boolean(),
  certainty,
});

/** `chance`: the probability that the first theme, or one of a pair, is first; null if untested. */
const standingClaim = z.object({
  kind: z.literal('standing'),
  form: z.enum(standingForms),
  themes: z.array(theme).min(1).max(3),
  side,
  chance: probability.nullable(),
  certainty,
});

const contrastClaim = z.object({
  kind: z.literal('contrast'),
  contrast: z.enum(contrasts),
  certainty,
});

const facetClaim = z.object({ kind: z.enum(['imagined', 'done']), theme, certainty });

/** `theme`: for the form 'theme' alone. */
const boundaryClaim = z.object({
  kind: z.literal('boundary'),
  form: z.enum(boundaries),
  theme: theme.nullable(),
  certainty,
});

const portrait = z.object({
  traits: z.array(trait).max(3),
  /** Replaces the traits if there are none, or describes all other themes. */
  mood: z.enum(moods).nullable(),
  claims: z
    .array(
      z.discriminatedUnion('kind', [
        sideClaim,
        standingClaim,
        contrastClaim,
        facetClaim,
        boundaryClaim,
      ]),
    )
    .max(5),
});

export type Portrait = z.infer<typeof portrait>;
export type PortraitClaim = Portrait['claims'][number];

const computeRequest = z.object({
  userId: z.string().min(1).max(40),
  useForms: z
    .array(z.enum(formSlugs))
    .min(1)
    .max(2)
    .default([...formSlugs]),
});

const estimate = z.object({ score: percent, se: standardError });
const difference = z.object({ value: z.number().min(-100).max(100), se: standardError });
/** Has no standard errors, because they would allow answers to be computed back. */
const publicDimension = z.object({
  label: z.string(),
  fantasy: percent,
  activity: percent,
});
const ownDimension = z.object({
  label: z.string(),
  fantasy: percent,
  fantasySe: standardError,
  activity: percent,
  activitySe: standardError,
  score: percent,
  se: standardError,
  /** Fantasy minus activity (measurement §4.1). */
  gap: difference,
});

const poles = z.object({ positive: estimate, negative: estimate });

/**
 * `flags` exclude careless answers from calibration; `notes`, on answers that hardly differ, do not
 * (measurement §7).
 */
const responseQuality = z.object({
  flags: z.array(z.enum(['personFit', 'longestRun'])),
  notes: z.array(z.enum(['lowContrast'])),
});

const archetypeProfile = z.object({
  /** One archetype as a title; two if the person is between them; otherwise empty. */
  title: z.array(z.enum(archetypes)).max(2),
  /** The certainty of the title; absent without one. */
  certainty: z.enum(certainties).optional(),
  /** All archetypes, the highest percent first, each with a sentence about its likes. */
  ranked: z.array(
    z.object({
      key: z.enum(archetypes),
      label: z.string(),
      sentence: z.string(),
      percent,
      se: standardError,
    }),
  ),
});

export const mathematicalProfile = z.object({
  scores: z.record(z.enum(scoreThemes), estimate),
  polarities: z.record(z.enum(polarityThemes), difference),
  /** The scores of both poles of each polarity. */
  poles: z.record(z.enum(polarityThemes), poles),
  notes: z.object({
    meta: z.string(),
    answered: z.number().int(),
    provisional: z.boolean(),
    writtenBy: z.literal('rules'),
    quality: responseQuality,
    insight: insight.nullable(),
  }),
  dimensions: z.record(z.enum(themes), ownDimension),
  factors: z.record(
    z.enum(factors),
    z.object({ label: z.string(), score: percent, se: standardError }),
  ),
  /** The themes with too few answers; nothing is claimed about them. */
  tooFewAnswers: z.array(z.enum(themes)),
  areas: z.array(z.enum(themes)),
  /** The theme that stands out (measurement §4.2). */
  standsOut: z.enum(themes).nullable(),
  archetypes: archetypeProfile,
  /** The facts on the first screen (measurement §4.6). */
  portrait,
  model: z.object({ version: z.string() }),
  /** Whether earlier results are kept. The export lacks it. */
  hasEarlier: z.boolean().optional(),
  /** Said once: the way of scoring has changed since the last sight. */
  isRescored: z.literal(true).optional(),
  /** A program gave the answers. The export says it beside them. */
  synthetic: z.literal(true).optional(),
});

const profileStatus = z.object({
  status: z.enum(['pending', 'processing', 'completed', 'failed', 'not_found']),
  error: z.string().optional(),
  /** The progress of the survey under way; absent if there is none. */
  progress: z.object({ answered: z.int(), total: z.int() }).optional(),
});

/** No finer figures, from which answers could be computed back, and nothing else (D3). */
const publicProfile = z.object({
  shareCode: z.string(),
  dimensions: z.record(z.enum(themes), publicDimension),
  /** The interests of the owner's line; absent unless the owner lets it be seen. */
  line: z.array(trait).max(3).optional(),
});

export const profileShapes = {
  computeProfile: { body: computeRequest, reply: mathematicalProfile },
  profileStatus: { reply: profileStatus },
  writeInsight: { body: insightRequest, reply: insightOutcome },
  discardInsight: { reply: empty },
  publicProfile: { params: z.object({ shareCode }), reply: publicProfile },
} as const satisfies Shapes;
