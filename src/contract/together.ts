import { z } from 'zod';
import {
  aftercareNeeds,
  agreementMarks,
  maxAddedItems,
  sentences,
  stopSignals,
} from '../domain/agreement.ts';
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
import { levelRange } from './comparison.ts';
import { attemptId, itemId, linkToken, rowId, percent, empty } from './ids.ts';
import type { Shapes } from './shape.ts';

const hoursText = `The hours must be ${pairHours.join(', ')}.`.replace(/, (\d+)\.$/, ' or $1.');

const createPairRequest = z.object({
  hours: z.literal([...pairHours], { error: hoursText }),
});
const createdPair = z.object({
  pairId: z.string(),
  /** Ends the address `/together#TOKEN`. It is shown once, and works once. */
  token: z.string(),
  endsAt: z.iso.datetime(),
});

const pair = z.object({
  pairId: z.string(),
  state: z.enum(pairStates),
  isOwnInvitation: z.boolean(),
  createdDay: z.string(),
  /** The end of the time to say yes; after both have, the time of the result's erasure. */
  endsAt: z.iso.datetime(),
  /** How widely the other person answered high; null before the invitation is accepted. */
  otherBreadth: z.enum(breadths).nullable(),
  ownBreadth: z.enum(breadths),
  /** Whether the caller has said yes with the answers that belong to this reading. */
  hasSaidYes: z.boolean(),
  attemptId: z.string(),
  /** Whether a finished retake has replaced the answers that belong to this reading. */
  isReplaced: z.boolean(),
});
export const pairs = z.object({ pairs: z.array(pair) });

const sayYesRequest = z.object({
  pairId: rowId,
  attemptId,
  /** The questions that the caller ticked with 'Yes, if you want it'. */
  ticks: z.array(itemId).max(maxTicks, `At most ${maxTicks} questions can be ticked.`).default([]),
});
const pairRequest = z.object({ pairId: rowId });

const interest = z.object({
  theme: z.enum(themes),
  /** The id of the reader's own question. */
  itemId: z.string(),
  /** The reader's own question in a few words. */
  shortText: z.string(),
  /** The reader's own question, and the other person's side of it. */
  questionText: z.string(),
  complementaryQuestionText: z.string(),
  isSameQuestion: z.boolean(),
  isMutualComplementary: z.boolean(),
  /** Whether the reader does it ('positive') or the other person; null if both do the same. */
  pole: z.enum(['positive', 'negative']).nullable(),
  /** Whether the reader's own question is a fantasy. */
  isImagined: z.boolean(),
  /** Whether the interests also have the activity that this fantasy imagines. */
  isRepeated: z.boolean(),
});

/** The same for both people, except for the order of the two questions of an interest. */
const sharedReading = z.object({
  compatibilityLevel: z.enum(compatibilityLevels),
  compatibilityScore: z.number().int().min(0).max(100),
  compatibilityInterval: z.tuple([percent, percent]),
  levelRange,
  /** The themes in which both share an interest, in the order of a comparison. */
  commonGround: z.array(z.object({ theme: z.enum(themes), strength: z.enum(commonStrengths) })),
  interests: z.array(interest).max(maxSharedItems),
  revealedDay: z.string(),
});

/** The marks of one of the two, made without seeing the other's. */
const agreementMarksGiven = z.object({
  /** By the reader's own question of an interest; a question left out counts as 'notNow'. */
  marks: z.array(z.object({ itemId, mark: z.enum(agreementMarks) })).max(maxSharedItems),
  /** Further questions to talk about. The sheet shows one only if both have added it. */
  added: z
    .array(itemId)
    .max(maxAddedItems, `At most ${maxAddedItems} questions can be added.`)
    .default([]),
  stopSignals: z.array(z.enum(stopSignals)).max(stopSignals.length).default([]),
  aftercare: z.array(z.enum(aftercareNeeds)).max(aftercareNeeds.length).default([]),
  /** The caller's sentence to the other person, shown once both have sent. */
  sentence: z.enum(sentences).nullable().default(null),
});

const sendMarksRequest = agreementMarksGiven.extend({
  pairId: rowId,
  /** The `round` of the agreement that the marks belong to. */
  round: z.number().int().min(1),
});

/** Says "one of you" or both, and never names a person. */
const agreementSheet = z.object({
  agreedDay: z.string(),
  /** The interests that both marked 'yes'. */
  yes: z.array(interest),
  /** The interests that both want or want to talk about, at least one of them to talk first. */
  talk: z.array(interest),
  stopSignals: z.array(z.object({ signal: z.enum(stopSignals), isBoth: z.boolean() })),
  aftercare: z.array(z.object({ need: z.enum(aftercareNeeds), isBoth: z.boolean() })),
  ownSentence: z.enum(sentences).nullable(),
  otherSentence: z.enum(sentences).nullable(),
});

/** Reveals nothing about the other person's marks until both have sent a round. */
const agreement = z.object({
  /** The number of the next round to be sent, from 1. */
  round: z.number().int().min(1),
  /** The caller's marks for this round; null if there are none. */
  own: agreementMarksGiven.nullable(),
  /** The latest round that both have sent; null if there is none, or it was erased. */
  sheet: agreementSheet.nullable(),
});

const helpfulness = z.number().int().min(1).max(7);

export const pairResult = z.object({
  result: sharedReading.nullable(),
  /** Null exactly when the result is null. */
  agreement: agreement.nullable(),
  /** How much the reading helped a donor to talk, from 1 (not at all) to 7; null for all others. */
  helped: z.object({ value: helpfulness.nullable() }).nullable(),
});

export const togetherShapes = {
  createPair: { body: createPairRequest, reply: createdPair },
  joinPair: { body: z.object({ token: linkToken }), reply: z.object({ pairId: z.string() }) },
  listPairs: { reply: pairs },
  sayYes: { body: sayYesRequest, reply: empty },
  endPair: { body: pairRequest, reply: empty },
  sendMarks: { body: sendMarksRequest, reply: pairResult },
  eraseAgreement: { body: pairRequest, reply: pairResult },
  sayHelped: { body: z.object({ pairId: rowId, value: helpfulness }), reply: pairResult },
  pairResult: { body: pairRequest, reply: pairResult },
} as const satisfies Shapes;
