import { z } from 'zod';
import { compatibilityLevels } from '../domain/scoring.ts';
import { themes } from '../domain/themes.ts';
import {
  breadths,
  commonStrengths,
  maxSharedItems,
  maxTicks,
  pairHours,
  pairStates,
} from '../domain/together.ts';
import { attemptId, itemId, linkToken, rowId, percent } from './ids.ts';

const hoursText = `The hours must be ${pairHours.join(', ')}.`.replace(/, (\d+)\.$/, ' or $1.');

export const createPairRequest = z.object({
  hours: z.literal([...pairHours], { error: hoursText }),
});
export const createdPair = z.object({
  pairId: z.string(),
  /** Ends the address `/together#TOKEN`. It is shown once, and works once. */
  token: z.string(),
  endsAt: z.iso.datetime(),
});

export const joinPairRequest = z.object({ token: linkToken });
export const joinedPair = z.object({ pairId: z.string() });

const pair = z.object({
  pairId: z.string(),
  state: z.enum(pairStates),
  isOwnInvitation: z.boolean(),
  createdDay: z.string(),
  /** The end of the time to say yes; once both have, the time at which the result is erased. */
  endsAt: z.iso.datetime(),
  /** How widely the other person answered high; null before somebody has joined. */
  otherBreadth: z.enum(breadths).nullable(),
  ownBreadth: z.enum(breadths),
  /** Whether the caller has said yes with the answers that belong to this reading. */
  hasSaidYes: z.boolean(),
  attemptId: z.string(),
  /** Ticked with 'Yes, if you want it'. */
  isReplaced: z.boolean(),
});
export const pairs = z.object({ pairs: z.array(pair) });

export const sayYesRequest = z.object({
  pairId: rowId,
  attemptId,
  /** The questions that the caller ticked with 'Yes, if you want it'. */
  ticks: z.array(itemId).max(maxTicks, `At most ${maxTicks} questions can be ticked.`).default([]),
});
export const pairRequest = z.object({ pairId: rowId });

/** The same for both people, but for the order of the two questions of an interest. */
export const sharedReading = z.object({
  compatibilityLevel: z.enum(compatibilityLevels),
  compatibilityScore: z.number().int().min(0).max(100),
  compatibilityInterval: z.tuple([percent, percent]),
  /** The more probable neighbour of the level if no level reaches one half; otherwise null. */
  neighbourLevel: z.enum(compatibilityLevels).nullable(),
  /** The themes in which both share an interest, in the order of a comparison. */
  commonGround: z.array(z.object({ theme: z.enum(themes), strength: z.enum(commonStrengths) })),
  interests: z
    .array(
      z.object({
        theme: z.enum(themes),
        /** The reader's own question, and the other person's side of it. */
        questionText: z.string(),
        complementaryQuestionText: z.string(),
        isSameQuestion: z.boolean(),
        isMutualComplementary: z.boolean(),
      }),
    )
    .max(maxSharedItems),
  revealedDay: z.string(),
});
export const pairResult = z.object({ result: sharedReading.nullable() });
