/**
 * Schemas of the profile as its owner sees it, its processing status, and the public profile that a
 * share code opens.
 */

import { z } from 'zod';
import { archetypes } from '../../domain/readings/archetypes.ts';
import { certainties } from '../../domain/readings/certainty.ts';
import { formSlugs } from '../../domain/survey.ts';
import { factors, polarityThemes, scoreThemes, themes } from '../../domain/themes.ts';
import { insight } from './insights.ts';
import { shareCode } from './parts/ids.ts';
import { portrait } from './parts/portrait.ts';
import { percent, standardError } from './parts/scores.ts';

export const computeRequest = z.object({
  userId: z.string().min(1).max(40),
  useForms: z
    .array(z.enum(formSlugs))
    .min(1)
    .max(2)
    .default([...formSlugs]),
});

const estimate = z.object({ score: percent, se: standardError });
const difference = z.object({ value: z.number().min(-100).max(100), se: standardError });
/** Only early servers send the standard errors, which would let answers be computed back. */
const publicDimension = z.object({
  label: z.string(),
  fantasy: percent,
  fantasySe: standardError.optional(),
  activity: percent,
  activitySe: standardError.optional(),
});
const ownDimension = z.object({
  label: z.string(),
  fantasy: percent,
  fantasySe: standardError,
  activity: percent,
  activitySe: standardError,
  score: percent,
  se: standardError,
  /** Fantasy minus activity (measurement §4.1). Early profiles lack it. */
  gap: difference.optional(),
});

/** The domain scores of the two poles of a theme. */
const poles = z.object({ positive: estimate, negative: estimate });

/**
 * How carefully the person answered. `flags` are signs of careless answering and exclude the
 * answers from calibration. `notes` say that the answers hardly differ, and do not exclude
 * them (measurement §7).
 */
const responseQuality = z.object({
  flags: z.array(z.enum(['personFit', 'longestRun'])),
  notes: z.array(z.enum(['lowContrast'])),
});

/** The archetypes of a person (measurement §4.3). */
const archetypeProfile = z.object({
  /** One archetype as a title; two if the person is between them; otherwise empty. */
  title: z.array(z.enum(archetypes)).max(2),
  /** How sure the title is; absent without one, and from early servers. */
  certainty: z.enum(certainties).optional(),
  /** All archetypes, the highest percent first, with what each likes to do. */
  ranked: z.array(
    z.object({
      key: z.enum(archetypes),
      label: z.string(),
      likes: z.string(),
      percent,
      se: standardError,
    }),
  ),
});

export const mathematicalProfile = z.object({
  scores: z.record(z.enum(scoreThemes), estimate),
  polarities: z.record(z.enum(polarityThemes), difference),
  /** The scores of both poles of each polarity. Early profiles lack them. */
  poles: z.record(z.enum(polarityThemes), poles).optional(),
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
  areas: z.array(z.enum(themes)),
  /** The theme that stands out (measurement §4.2). Early profiles lack this and the next field. */
  standsOut: z.enum(themes).nullable().optional(),
  archetypes: archetypeProfile.optional(),
  /** What the first screen says (measurement §4.6). Early profiles lack it. */
  portrait: portrait.optional(),
  model: z.object({ version: z.string() }),
  /** Whether earlier results are kept (C12). Early servers and the export lack it. */
  hasEarlier: z.boolean().optional(),
});

export const profileStatus = z.object({
  status: z.enum(['pending', 'processing', 'completed', 'failed', 'not_found']),
  error: z.string().optional(),
  /** How far the survey is that is under way; absent if none is (product decisions D2). */
  progress: z.object({ answered: z.int(), total: z.int() }).optional(),
});

/** The public profile has exactly these two keys (product decisions D3). */
export const publicProfile = z.object({
  shareCode: z.string(),
  dimensions: z.record(z.enum(themes), publicDimension),
});
export const shareCodeParams = z.object({ shareCode });
