/** Schemas of registration, the optional information, and the account as its owner sees it. */

import { z } from 'zod';
import { ageRanges, donationChoices, genders } from '../../domain/account.ts';
import { compareDetails } from '../../domain/readings/comparing.ts';
import { secrets } from './parts/ids.ts';

export const user = z.object({
  id: z.string(),
  shareCode: z.string().nullable(),
  surveyCompleted: z.boolean(),
  hasEmail: z.boolean(),
  emailVerified: z.boolean(),
  ageRange: z.string().nullable(),
  gender: z.string().nullable(),
  createdAt: z.string(),
  /** What people with the share code may see when they compare; absent from early servers. */
  compareDetail: z.enum(compareDetails).optional(),
});

const emailText = 'Please enter an e-mail address.';
export const email = z
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
/** A field that is left out keeps its value; null removes the value. */
export const optionalInfoRequest = z.object({
  email: email.nullable().optional(),
  ageRange: z.enum(ageRanges, 'The age range is one of the six offered.').nullable().optional(),
  gender: z.enum(genders, 'The gender is one of those offered.').nullable().optional(),
  compareDetail: z.enum(compareDetails, 'The choice is one of the three offered.').optional(),
  /** Needed only with `email`. */
  ...secrets.shape,
});
export const optionalInfoReply = z.object({ success: z.literal(true), user });

export const donationRequest = z.object({
  choice: z.enum(donationChoices, 'The choice is one of the three offered.'),
});
export const donation = z.object({
  choice: z.enum(donationChoices),
  /** The day of this choice; null if none was ever made. */
  chosenDay: z.string().nullable(),
  /** Whether a copy of the finished survey is stored now. */
  hasCopy: z.boolean(),
});
