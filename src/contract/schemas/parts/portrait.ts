/** What the first screen of a profile says of its owner, as facts; the browser has the words. */

import { z } from 'zod';
import { certainties } from '../../../domain/readings/certainty.ts';
import { boundaries, moods, sides, standingForms } from '../../../domain/readings/portrait.ts';
import { polarityThemes, themes } from '../../../domain/themes.ts';

const certainty = z.enum(certainties);
const side = z.enum(sides);
const theme = z.enum(themes);
const polarityTheme = z.enum(polarityThemes);
const probability = z.number().min(0).max(1);

/** One phrase of the line: an interest, and the side of it if that can be told. */
const trait = z.object({ theme, side, certainty });

/**
 * `isLiked`: the side itself is above the middle; otherwise it is only the rather one of the two.
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

/** A theme in which the person takes another side than in power between partners. */
const crossingClaim = z.object({
  kind: z.literal('crossing'),
  role: side,
  theme: polarityTheme,
  side,
  certainty,
});

/** The highest score belongs to another theme than the one that stands out. */
const highestClaim = z.object({
  kind: z.literal('highest'),
  theme,
  standsOut: theme,
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

export const portrait = z.object({
  traits: z.array(trait).max(3),
  /** Stands for the traits where there are none, or adds what holds for all other themes. */
  mood: z.enum(moods).nullable(),
  claims: z
    .array(
      z.discriminatedUnion('kind', [
        sideClaim,
        standingClaim,
        crossingClaim,
        highestClaim,
        facetClaim,
        boundaryClaim,
      ]),
    )
    .max(5),
});

export type Portrait = z.infer<typeof portrait>;
export type PortraitClaim = Portrait['claims'][number];
