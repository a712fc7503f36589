/** The export of an account's data, without secrets that only prove identity. */

import { z } from 'zod';
import { mailedCodePurposes } from '../domain/account.ts';
import { locales } from '../domain/locales.ts';
import { compatibilityLevels } from '../domain/scoring.ts';
import { attemptStates } from '../domain/survey.ts';
import { donation, passkeys, user, sessions } from './accounts.ts';
import { people } from './comparison.ts';
import { insight, mathematicalProfile } from './profile.ts';
import type { Shapes } from './shape.ts';
import { link } from './sharing.ts';
import { ownStudy } from './studies.ts';
import { pairResult, pairs } from './together.ts';

/** The languages in which questions were answered. */
const languages = z.array(z.enum(locales));
const exportedAnswers = z.array(
  z.object({
    itemId: z.string(),
    question: z.string(),
    /** Null for a passed question, which `label` then names. */
    value: z.number().int().nullable(),
    label: z.string().optional(),
  }),
);

/** ISO/IEC TS 27560:2023, with the terms of the Data Privacy Vocabulary. */
const consentRecord = z.object({
  schema_version: z.string(),
  record_id: z.string(),
  pii_principal_id: z.string(),
  privacy_notice: z.string(),
  purposes: z.array(
    z.object({
      /** The English text of the consent; null for a version that this program does not know. */
      purpose: z.string().nullable(),
      purpose_type: z.string(),
      lawful_basis: z.string(),
      pii_information: z.array(
        z.object({
          pii_type: z.string(),
          special_pii_category: z.boolean(),
          /** Every question can be passed. */
          pii_optional: z.boolean(),
        }),
      ),
      pii_controllers: z.array(z.string()),
      processing_method: z.array(z.string()),
      retention_period: z.string(),
      recipient_third_parties: z.array(z.string()),
      withdrawal_method: z.string(),
    }),
  ),
  party_identification: z.array(
    z.object({
      party_id: z.string(),
      party_name: z.string().nullable(),
      party_contact: z.string().nullable(),
      party_role: z.string(),
    }),
  ),
  event: z.array(
    z.object({
      /** The day. */
      event_time: z.string(),
      event_type: z.string(),
      event_state: z.string(),
      entity_id: z.string(),
    }),
  ),
});

const accountData = z.object({
  account: user.extend({
    hasPassword: z.boolean(),
    consent: z.object({ version: z.string(), day: z.string() }).nullable(),
    retakes: z.array(z.string()),
    lastSeenMonth: z.string(),
    /** The end of the time to confirm a new e-mail address; null if no address is waiting. */
    pendingEmailExpiresAt: z.string().nullable(),
  }),
  consentRecord: consentRecord.nullable(),
  sessions: z.array(
    sessions.element.extend({
      startedAt: z.string(),
      /** The minute of the last proof of identity. */
      provenAt: z.string().nullable(),
      tokens: z.array(
        z.object({ issuedAt: z.string(), expiresAt: z.string(), replaced: z.boolean() }),
      ),
    }),
  ),
  passkeys: passkeys.shape.passkeys,
  /** Codes sent by e-mail. Some may have expired but not yet been deleted. */
  emailCodes: z.array(
    z.object({
      id: z.string(),
      purpose: z.enum(mailedCodePurposes),
      expiresAt: z.string(),
      tries: z.number().int(),
    }),
  ),
  /** Replies to account creation, kept for a minute, so that a retry gets the same reply. */
  keptReplies: z.array(z.object({ expiresAt: z.string() })),
  hardLimits: z.array(z.object({ itemId: z.string(), question: z.string() })),
  /** Links of one's own, without their addresses. */
  links: z.array(
    link
      .omit({ token: true, itemIds: true, isReplaced: true, hasEnded: true })
      .extend({ interests: z.array(z.object({ itemId: z.string(), question: z.string() })) }),
  ),
  people: people.shape.people,
  sharedReadings: z.array(pairs.shape.pairs.element.extend(pairResult.shape)),
  /**
   * The choice about calibration, and the content of the donated copy; null if there is no copy.
   */
  donation: donation.omit({ hasCopy: true }).extend({
    copy: z
      .object({
        /** The attempt whose answers were copied. */
        attemptId: z.string(),
        edition: z.number().int(),
        /** The week in which the copy was made, such as 2026-W03. */
        week: z.string(),
        ageRange: z.string().nullable(),
        gender: z.string().nullable(),
        /** The answers about shared readings, with the readings' levels. */
        outcomes: z.array(
          z.object({ level: z.enum(compatibilityLevels), helped: z.number().int() }),
        ),
        languages,
      })
      .nullable(),
  }),
  /** The study that the person takes part in, with the consent to it, and what was copied. */
  study: ownStudy
    .omit({ hasCopy: true, isOpen: true, questions: true, retest: true })
    .extend({
      /** The answers to its own questions, with null for a passed one; null before. */
      answers: z
        .array(z.object({ id: z.string(), question: z.string(), value: z.number().nullable() }))
        .nullable(),
      copy: z
        .object({
          attemptId: z.string(),
          /** What was answered again, if the study asks twice. */
          secondAttemptId: z.string().nullable(),
          edition: z.number().int(),
          week: z.string(),
          ageRange: z.string().nullable(),
          gender: z.string().nullable(),
          languages,
        })
        .nullable(),
    })
    .nullable(),
  attempts: z.array(
    z.object({
      attemptId: z.string(),
      state: z.enum(attemptStates),
      startedDay: z.string(),
      edition: z.number().int(),
      targetCount: z.number().int(),
      adaptive: z.boolean(),
      synthetic: z.boolean(),
      setBItems: z.array(z.string()),
      roundItems: z.array(z.string()),
      languages,
      answers: exportedAnswers,
      profile: mathematicalProfile.nullable(),
      /** The stored numbers from which `profile` is computed. */
      figures: z.object({ modelVersion: z.string(), numbers: z.array(z.number()) }).nullable(),
      /** The stored text, even if it is for an older model version, which the screen hides. */
      insight: insight.extend({ modelVersion: z.string() }).nullable(),
    }),
  ),
  /** Finished surveys that retakes have replaced. */
  earlierAttempts: z.array(
    z.object({
      attemptId: z.string(),
      startedDay: z.string(),
      edition: z.number().int(),
      setBItems: z.array(z.string()),
      roundItems: z.array(z.string()),
      languages,
      answers: exportedAnswers,
    }),
  ),
});

export const exportShapes = {
  exportData: { reply: accountData },
} as const satisfies Shapes;
