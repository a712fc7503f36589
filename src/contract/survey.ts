import { z } from 'zod';
import { sides } from '../domain/portrait.ts';
import { attemptStates, formSlugs, setBTargetCount } from '../domain/survey.ts';
import { themes } from '../domain/themes.ts';
import { percent, standardError, attemptId, itemId, empty } from './ids.ts';
import type { Shapes } from './shape.ts';

/** '0' is the only pole of a theme without poles. */
const pole = z.enum(['+', '-', '0']);
const points = z.number().min(-100).max(100);

const traitChange = z.object({
  theme: z.enum(themes),
  pole,
  value: points,
  /** The ends of the 95 % interval. */
  low: points,
  high: points,
  /** Whether the change is larger than days and chance explain (measurement §4.7). */
  isTold: z.boolean(),
});

const change = z.object({
  traits: z.array(traitChange),
  /** Whether all answers together are higher or lower than then; told apart from the traits. */
  overall: z.enum(['more', 'less']).nullable(),
  /** The smallest visible change of this person, in points. */
  leastVisible: z.number().min(0).max(100),
});

const profileHistory = z.object({
  /** The finished surveys, the earliest first; the last is the present one. Empty before that. */
  results: z.array(
    z.object({
      startedDay: z.string(),
      /** The score of every pole of every theme, in points of the present edition. */
      traits: z.array(z.object({ theme: z.enum(themes), pole, score: percent, se: standardError })),
      /** The change from this result to the present one; null in the present one. */
      change: change.nullable(),
    }),
  ),
});

const scaleValueText = 'The value must be a whole number from 1 to 7.';
export const scaleValue = z
  .number({ error: scaleValueText })
  .int(scaleValueText)
  .min(1, scaleValueText)
  .max(7, scaleValueText);

/** Null is a pass, 'Rather not say'. */
const givenValue = scaleValue.nullable();

const progress = z.object({ answered: z.number().int(), total: z.number().int() });

const attempt = z.object({
  attemptId: z.string(),
  state: z.enum(attemptStates),
  setAItems: z.array(z.string()),
  /** In ROUND_ACTIVE the questions of the open round, otherwise those of Set B. */
  setBItems: z.array(z.string()).optional(),
  responses: z.array(z.object({ itemId: z.string(), value: z.number().int().nullable() })),
  /** Only if a program gave the answers. */
  synthetic: z.literal(true).optional(),
  /** The seconds since the first answer; absent before it. */
  secondsSinceStart: z.number().int().min(0).optional(),
  setAProgress: progress,
  setBProgress: progress.optional(),
});

const { min, max } = setBTargetCount;
const targetCountText = `setBTargetCount must be a whole number from ${min} to ${max}.`;

const startRequest = z
  .object({
    setAFormSlug: z
      .literal(formSlugs[0], 'The only form for Set A is standard-48.')
      .default(formSlugs[0]),
    setBFormSlug: z
      .literal(formSlugs[1], 'The only form for Set B is pool-80.')
      .default(formSlugs[1]),
    setBTargetCount: z
      .number(targetCountText)
      .int(targetCountText)
      .min(min, targetCountText)
      .max(max, targetCountText)
      .default(setBTargetCount.default),
    setBAdaptive: z.boolean().default(true),
    consent: z.object({ adult: z.literal(true), version: z.string().min(1).max(20) }).optional(),
    /** Marks the attempt as answered by a program, even if it is resumed. */
    synthetic: z.boolean().default(false),
  })
  .prefault({});

const saveResponseRequest = z.object({
  itemId,
  value: givenValue,
  attemptId: attemptId.optional(),
});

const item = z.object({ id: z.string(), text: z.string() });
const surveyItems = z.object({ setAItems: z.array(item), setBItems: z.array(item) });

const rounds = z.object({
  /** The number of questions left to ask, not counting those of an open round. */
  left: z.number().int().min(0),
  open: progress.nullable(),
  /** The finished survey, then each finished round. */
  steps: z
    .array(
      z.object({
        answered: z.number().int(),
        /** The mean 95 % margin of the theme scores, in points. */
        margin: z.number().min(0),
      }),
    )
    .min(1),
  /** The themes that the last finished round made clear. */
  nowClear: z.array(z.enum(themes)),
  /** The themes that are still too close to call after the last round. */
  stillOpen: z.array(z.enum(themes)),
});

const ownAnswer = z.object({
  itemId: z.string(),
  question: z.string(),
  category: z.enum(themes),
  /** Null for a passed question, and for a marked one that the finished survey did not ask. */
  value: z.number().int().min(1).max(7).nullable(),
  /** The label of the value, or of the pass. */
  label: z.string().nullable(),
  isPassed: z.literal(true).optional(),
  isLimit: z.boolean(),
  /**
   * Questions that naming this one would also reveal: its other side, and the activity behind a
   * fantasy. A mark on any of them excludes this one too.
   */
  shownWith: z.array(z.string()).optional(),
  /** High answers from two people do not match, so no shared reading names it. */
  isOneSided: z.boolean().optional(),
});

/** One of the owner's clearest answers. No call of another person returns it (D8). */
const clearAnswer = z.object({
  itemId: z.string(),
  theme: z.enum(themes),
  side: z.enum(sides),
  isImagined: z.boolean(),
  /** The short description, without its word for a fantasy. */
  text: z.string(),
  /** The content as a noun for both sides; null if the person refuses only one of them. */
  topic: z.string().nullable(),
});
const clearest = z.object({ yes: z.array(clearAnswer).max(4), no: z.array(clearAnswer).max(3) });

const revision = { itemId, value: givenValue };
const setLimitFields = { itemId, isLimit: z.boolean() };

export const surveyShapes = {
  startSurvey: { body: startRequest, reply: attempt },
  surveyStatus: { reply: attempt },
  attemptStatus: { params: z.object({ attemptId }), reply: attempt },
  saveResponse: { body: saveResponseRequest, reply: z.object({ surveyComplete: z.boolean() }) },
  completeSetA: {
    body: z.object({ attemptId: attemptId.optional() }).prefault({}),
    reply: attempt,
  },
  surveyItems: { reply: surveyItems },
  scaleLabels: {
    reply: z.array(z.object({ value: z.number().int().min(1).max(7), label: z.string() })),
  },
  roundStatus: { reply: rounds },
  beginRound: { reply: rounds },
  listAnswers: { reply: z.object({ answers: z.array(ownAnswer), clearest }) },
  /** After the survey: an answer becomes a pass, or a passed question is answered. */
  reviseAnswer: { body: z.object(revision), reply: z.object(revision) },
  setLimit: { body: z.object(setLimitFields), reply: z.object(setLimitFields) },
  profileHistory: { reply: profileHistory },
  forgetHistory: { reply: empty },
  retakeSurvey: { reply: attempt },
} as const satisfies Shapes;
