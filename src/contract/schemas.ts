/** What goes over the wire, as zod schemas (spec §3, decisions B3, C, D). Used by the server; the browser takes the types only. */

import { z } from 'zod';
import { ageRanges, genders } from '../domain/account.ts';
import { compatibilityLevels } from '../domain/scoring.ts';
import { attemptStates, formSlugs, setBTargetCount } from '../domain/survey.ts';
import {
  activityGroups,
  comparedDimensions,
  themes,
  factors,
  polarityThemes,
  scoreThemes,
} from '../domain/themes.ts';

/** 0 to 100, or -100 to 100 for a polarity; `se` is the posterior standard deviation on the same scale. */
const percent = z.number().min(0).max(100);
const standardError = z.number().min(0);

export const user = z.object({
  id: z.string(),
  shareCode: z.string().nullable(),
  surveyCompleted: z.boolean(),
  hasEmail: z.boolean(),
  emailVerified: z.boolean(),
  ageRange: z.string().nullable(),
  gender: z.string().nullable(),
  createdAt: z.string(),
});

export const session = z.object({
  accessToken: z.string(),
  expiresIn: z.number().int().positive(),
  user,
  loginCode: z.string().nullable(),
});
export const refreshedSession = session.omit({ loginCode: true });

export const newLoginCode = z.object({ loginCode: z.string() });
export const sessions = z.array(
  z.object({
    id: z.string(),
    startedDay: z.string(),
    lastUsedDay: z.string(),
    current: z.boolean(),
  }),
);
export const sessionParams = z.object({ sessionId: z.string().min(1).max(40) });
export const message = z.object({ message: z.string() });

const loginText = 'Please enter your login code or email address';
const mailedCode = z
  .string()
  .trim()
  .regex(/^\d{4} ?\d{4}$/, 'The code has eight digits.')
  .transform((code) => code.replace(' ', ''));
/** What is typed is not trimmed here: control characters around an address are no address. */
export const loginRequest = z.object({
  loginCode: z
    .string({ error: loginText })
    .refine((typed) => typed.trim() !== '', loginText)
    .max(254, 'That is longer than any login code or e-mail address.'),
  /** With an address: the code that was mailed, and the challenge it belongs to; or the password. */
  challengeId: z.string().min(1).max(40).optional(),
  code: mailedCode.optional(),
  password: z.string().min(1).max(128).optional(),
});
/** The answer to an address, known or not (decisions B5). */
export const emailChallenge = z.object({ challenge: z.literal('email'), challengeId: z.string() });

const emailText = 'Please enter an e-mail address.';
const emailInput = z
  .string(emailText)
  .min(1, emailText)
  .max(254, 'That is longer than any e-mail address.');
export const registerRequest = z.object({
  email: emailInput,
  password: z
    .string('Please enter a password.')
    .min(12, 'The password must have at least 12 characters.')
    .max(128, 'The password must have at most 128 characters.'),
});
export const confirmRequest = z.object({
  token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete. Please copy it whole.'),
});
export const confirmed = z.object({ confirmed: z.literal(true) });

/** What is left out stays as it is; null removes it. */
export const optionalInfoRequest = z.object({
  email: emailInput.nullable().optional(),
  ageRange: z.enum(ageRanges, 'The age range is one of the six offered.').nullable().optional(),
  gender: z.enum(genders, 'The gender is one of those offered.').nullable().optional(),
  /** Proof for changing a confirmed address in a session older than an hour. */
  loginCode: z.string().max(64).optional(),
  password: z.string().max(128).optional(),
});
export const optionalInfoReply = z.object({ success: z.literal(true), user });

const itemId = z.string().regex(/^[AB]\d{2}$/, 'An item id is A01 to A48 or B01 to B80.');
const scaleValue = z
  .number({ error: 'The value must be a whole number from 1 to 7.' })
  .int('The value must be a whole number from 1 to 7.')
  .min(1, 'The value must be a whole number from 1 to 7.')
  .max(7, 'The value must be a whole number from 1 to 7.');
const attemptId = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'An attempt id has up to 40 letters, digits, - and _.');
const progress = z.object({ answered: z.number().int(), total: z.number().int() });

export const attempt = z.object({
  attemptId: z.string(),
  state: z.enum(attemptStates),
  setAItems: z.array(z.string()),
  setBItems: z.array(z.string()).optional(),
  responses: z.array(z.object({ itemId: z.string(), value: z.number().int() })),
  /** Where a program answers; absent for a person's (decisions C8). */
  synthetic: z.literal(true).optional(),
  setAProgress: progress,
  setBProgress: progress.optional(),
});

const targetCountText = `setBTargetCount must be a whole number from ${setBTargetCount.least} to ${setBTargetCount.most}.`;
export const startRequest = z
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
      .min(setBTargetCount.least, targetCountText)
      .max(setBTargetCount.most, targetCountText)
      .default(setBTargetCount.default),
    setBAdaptive: z.boolean().default(true),
    consent: z.object({ adult: z.literal(true), version: z.string().min(1).max(20) }).optional(),
    /** A program answers, at least from here on (decisions C8). */
    synthetic: z.boolean().default(false),
  })
  .prefault({});

export const saveResponseRequest = z.object({
  itemId,
  value: scaleValue,
  attemptId: attemptId.optional(),
});
export const saveResponseReply = z.object({ surveyComplete: z.boolean() });
export const completeSetARequest = z.object({ attemptId: attemptId.optional() }).prefault({});

const item = z.object({ id: z.string(), text: z.string() });
export const surveyItems = z.object({ setAItems: z.array(item), setBItems: z.array(item) });
export const scaleLabels = z.array(
  z.object({ value: z.number().int().min(1).max(7), label: z.string() }),
);

export const computeRequest = z.object({
  userId: z.string().min(1).max(40),
  useForms: z
    .array(z.enum(formSlugs))
    .min(1)
    .max(2)
    .default([...formSlugs]),
});

const estimate = z.object({ score: percent, se: standardError });
const publicDimension = z.object({
  label: z.string(),
  fantasy: percent,
  fantasySe: standardError,
  activity: percent,
  activitySe: standardError,
});
const ownDimension = publicDimension.extend({ score: percent, se: standardError });

/** Signs of careless or contrastless answering; flagged records stay out of statistics (measurement §7). */
const responseQuality = z.object({
  flags: z.array(z.enum(['personFit', 'longestRun'])),
  notes: z.array(z.enum(['lowContrast'])),
});

/** A personalised text, written by a service that the operator chose (decisions E2). */
const insight = z.object({ text: z.string(), model: z.string(), writtenDay: z.string() });
/** The visitor's agreement that scores and margins are sent; without it nothing is. */
export const insightRequest = z.object({
  agreed: z.literal(
    true,
    'Please agree first: your scores and their margins are sent to the service that writes.',
  ),
});
const insightFailures = ['refused', 'unsuitable', 'too_slow', 'unavailable', 'site_limit'] as const;
/** What is told while it is written: each sentence once it has passed the checks, and how it ended. */
export const insightEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('begun') }),
  z.object({ event: z.literal('sentence'), text: z.string() }),
  z
    .object({ event: z.literal('again') })
    .describe('What was shown so far does not count: it is written once more.'),
  z.object({ event: z.literal('written'), insight }),
  z.object({ event: z.literal('failed'), reason: z.enum(insightFailures) }),
]);

export const mathematicalProfile = z.object({
  scores: z.record(z.enum(scoreThemes), estimate),
  polarities: z.record(
    z.enum(polarityThemes),
    z.object({ value: z.number().min(-100).max(100), se: standardError }),
  ),
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
  model: z.object({ version: z.string() }),
});

export const profileStatus = z.object({
  status: z.enum(['pending', 'processing', 'completed', 'failed', 'not_found']),
  error: z.string().optional(),
});

/** Exactly these two keys (decisions D3). */
export const publicProfile = z.object({
  shareCode: z.string(),
  dimensions: z.record(z.enum(themes), publicDimension),
});

const shareCodeInput = z
  .string()
  .trim()
  .min(1, 'Please enter a share code.')
  .max(64, 'That is longer than any share code.');
export const shareCodeParams = z.object({ shareCode: shareCodeInput });
export const attemptParams = z.object({ attemptId });
export const compareRequest = z.object({ shareCode1: shareCodeInput, shareCode2: shareCodeInput });

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

export const empty = z.object({});

/** Text an administrator writes: shown as text only; no control characters, none that turn the direction of reading (decisions F2). */
const plainText = (least: number, most: number, what: string) =>
  z
    .string()
    .trim()
    .min(least, `${what} must not be empty.`)
    .max(most, `${what} must have at most ${most} characters.`)
    .regex(
      /^[^\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]*$/u,
      `${what} must not contain control or direction characters.`,
    );
const itemText = plainText(1, 500, 'The question text');
const shortDescription = plainText(0, 120, 'The short description');
const editVersion = z.number().int().min(0);

export const adminItem = z.object({
  id: itemId,
  category: z.enum(themes),
  text: z.string(),
  shortDescription: z.string(),
  compareTo: itemId,
  version: editVersion,
});
export const adminItems = z.array(adminItem);
export const adminItemsQuery = z.object({
  formSlug: z.enum(formSlugs, 'formSlug must be standard-48 or pool-80.'),
});
export const adminItemParams = z.object({ id: itemId });
const itemEdit = z.object({
  text: itemText.optional(),
  shortDescription: shortDescription.optional(),
  version: editVersion.optional(),
});
export const updateItemRequest = itemEdit.refine(
  (edit) => edit.text !== undefined || edit.shortDescription !== undefined,
  'There is nothing to change.',
);
export const updateItemsRequest = z.object({
  items: z
    .array(itemEdit.extend({ id: itemId }))
    .min(1, 'There is nothing to change.')
    .max(128)
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Every item may be named once only.',
    ),
});
export const updatedCount = z.object({ updated: z.number().int() });

export const adminLabels = z.array(
  z.object({ value: z.number().int().min(1).max(7), label: z.string(), version: editVersion }),
);
export const updateLabelsRequest = z.object({
  labels: z
    .array(
      z.object({
        value: scaleValue,
        label: plainText(1, 60, 'The label'),
        version: editVersion.optional(),
      }),
    )
    .min(1, 'There is nothing to change.')
    .max(7)
    .refine(
      (labels) => new Set(labels.map(({ value }) => value)).size === labels.length,
      'Every value may be named once only.',
    ),
});

export const auditQuery = z.object({ before: z.coerce.number().int().min(1).optional() });
/** Newest first; `next` is the `before` of the page that follows. */
export const auditPage = z.object({
  entries: z.array(
    z.object({
      id: z.number().int(),
      at: z.string(),
      keyName: z.string(),
      target: z.string(),
      field: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  next: z.number().int().nullable(),
});

/** Everything that is stored about an account but for what only proves who somebody is, with the questions in words (decisions B11). */
export const accountData = z.object({
  account: user.extend({
    hasPassword: z.boolean(),
    consent: z.object({ version: z.string(), day: z.string() }).nullable(),
    retakes: z.array(z.string()),
    /** Empty where nobody knows it yet. */
    lastSeenMonth: z.string(),
    /** Of the link that was mailed to an address not confirmed yet. */
    emailLinkExpiresAt: z.string().nullable(),
  }),
  sessions: z.array(
    sessions.element.extend({
      startedAt: z.string(),
      tokens: z.array(
        z.object({ issuedAt: z.string(), expiresAt: z.string(), replaced: z.boolean() }),
      ),
    }),
  ),
  /** Codes that were asked for by e-mail a moment ago. */
  emailCodes: z.array(z.object({ id: z.string(), expiresAt: z.string(), tries: z.number().int() })),
  /** The answers to the making of the account, kept sealed for a minute. */
  keptReplies: z.array(z.object({ expiresAt: z.string() })),
  attempts: z.array(
    z.object({
      attemptId: z.string(),
      state: z.enum(attemptStates),
      startedDay: z.string(),
      targetCount: z.number().int(),
      adaptive: z.boolean(),
      synthetic: z.boolean(),
      setBItems: z.array(z.string()),
      answers: z.array(
        z.object({ itemId: z.string(), question: z.string(), value: z.number().int() }),
      ),
      profile: mathematicalProfile.nullable(),
      /** What `profile` is made of, as it is stored. */
      figures: z.object({ modelVersion: z.string(), numbers: z.array(z.number()) }).nullable(),
      /** Also one that is not shown any more, since the model has changed. */
      insight: insight.extend({ modelVersion: z.string() }).nullable(),
    }),
  ),
});
