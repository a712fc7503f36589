/** What the admin console shows of parameter sets, and of the calibrations that made them (F4). */

import { z } from 'zod';
import { ageRanges, genders } from '../../../domain/account.ts';
import { themes } from '../../../domain/themes.ts';
import { itemId } from './ids.ts';

const count = z.int().min(0);
const share = z.number().min(0).max(1);

/** A day and the beginning of a hash, such as 2026-11-22-1a2b3c4d. */
const parameterSetVersion = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/, 'This is not the name of a parameter set.');

const itemReport = z.object({
  id: itemId,
  answers: count,
  /** The slope, its standard error, and the slope that it is compared with. */
  slope: z.number(),
  slopeError: z.number().min(0),
  presentSlope: z.number(),
  /** The mean threshold in units of the trait, its standard error, and the one compared with. */
  location: z.number(),
  locationError: z.number().min(0),
  presentLocation: z.number(),
  /** The change of the location beyond the mean change of its trait, in units of the trait. */
  shift: z.number(),
  /** Whether slope or shift lie more than three standard errors from the present ones. */
  drifts: z.boolean(),
});

/** Questions that groups of people with the same trait answer differently. */
const groupDifference = z.discriminatedUnion('by', [
  z.object({ by: z.literal('ageRange'), groups: z.array(z.enum(ageRanges)) }),
  z.object({ by: z.literal('gender'), groups: z.array(z.enum(genders)) }),
]);

/** What a calibration found, compared with the parameters that were in use. */
export const calibrationReport = z.object({
  /** The set that was in use; null for the starting values. */
  comparedWith: parameterSetVersion.nullable(),
  people: z.object({
    /** Copies that were opened, and those that were not. */
    read: count,
    unreadable: count,
    /** People left out because their answers look careless. */
    filtered: count,
    fitted: count,
  }),
  fit: z.object({
    /** The share of Metropolis steps that were accepted. */
    acceptance: share,
    /** The step that remains, and the difference between the halves of the tail, in errors. */
    remainingStep: z.number().min(0),
    drift: z.number().min(0),
  }),
  items: z.array(itemReport),
  /** How far the people lie below the zero of the present parameters, in units of each trait. */
  traits: z.array(
    z.object({ theme: z.enum(themes), pole: z.enum(['+', '-', '0']), shift: z.number() }),
  ),
  /** An entry for each property and for those of its groups that gave 200 answers to a question. */
  differences: z.array(
    z.object({
      groups: groupDifference,
      tested: count,
      items: z.array(
        z.object({
          id: itemId,
          /** The gain of Nagelkerke's R². */
          gain: z.number(),
          /** How far each group lies above the first, in logits. */
          logits: z.array(z.number()),
          isNotable: z.boolean(),
        }),
      ),
    }),
  ),
  /** What would change for some of the people, drawn at random. */
  consequences: z.object({
    people: count,
    /** The change of a theme's score, in points: the mean, and what 90 % stay below. */
    meanChange: z.number().min(0),
    change90: z.number().min(0),
    /** The share of people with a theme that changes by more than 5, and by more than 10 points. */
    over5: share,
    over10: share,
    /** The share of people whose first archetype would be another one. */
    otherArchetype: share,
    /** The shares of people whose answers are flagged: at present, and with the new set. */
    flaggedPresent: share,
    flaggedNew: share,
  }),
});

const setSummary = z.object({
  version: parameterSetVersion,
  day: z.iso.date(),
  people: count,
  /** Whether enough people stand behind it for scoring by it. */
  mayBeUsed: z.boolean(),
  /** The questions whose text has changed since. */
  reworded: z.array(itemId),
  /** Whether the stored set is not the one that was made, so that it must not be used. */
  damaged: z.boolean(),
});

export const parameterSets = z.object({
  /** The set that scores everybody; null for the starting values. */
  inUse: parameterSetVersion.nullable(),
  /** Every use so far, the latest first: what was used before is where a roll-back leads. */
  uses: z.array(z.object({ version: parameterSetVersion.nullable(), day: z.iso.date() })),
  /** The newest first. */
  sets: z.array(setSummary),
});

export const parameterSetParams = z.object({ version: parameterSetVersion });
export const parameterSetReport = setSummary.extend({ report: calibrationReport });

export const useParameterSetRequest = z.object({
  version: parameterSetVersion.nullable(),
  /** What the administrator saw in use. The call is refused if it is another one by now. */
  instead: parameterSetVersion.nullable(),
});
