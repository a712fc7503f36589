/** Schemas of registration, the optional information, and the account as its owner sees it. */

import { z } from 'zod';
import { ageRanges, genders } from '../../domain/account.ts';

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

const emailText = 'Please enter an e-mail address.';
const email = z
  .string(emailText)
  .min(1, emailText)
  .max(254, 'That is longer than any e-mail address.');

export const registerRequest = z.object({
  email,
  password: z
    .string('Please enter a password.')
    .min(12, 'The password must have at least 12 characters.')
    .max(128, 'The password must have at most 128 characters.'),
});
export const confirmRequest = z.object({
  token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete. Please copy it whole.'),
});
export const confirmed = z.object({ confirmed: z.literal(true) });

/** A field that is left out keeps its value; null removes the value. */
export const optionalInfoRequest = z.object({
  email: email.nullable().optional(),
  ageRange: z.enum(ageRanges, 'The age range is one of the six offered.').nullable().optional(),
  gender: z.enum(genders, 'The gender is one of those offered.').nullable().optional(),
  /**
   * The login code or the password, which is required to change a confirmed address in a session
   * older than one hour.
   */
  loginCode: z.string().max(64).optional(),
  password: z.string().max(128).optional(),
});
export const optionalInfoReply = z.object({ success: z.literal(true), user });
