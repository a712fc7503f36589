/** Signing in, sessions and login codes. */

import { z } from 'zod';
import { user } from './accounts.ts';

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

const loginText = 'Please enter your login code or email address';
const mailedCode = z
  .string()
  .trim()
  .regex(/^\d{4} ?\d{4}$/, 'The code has eight digits.')
  .transform((code) => code.replace(' ', ''));

/**
 * `loginCode` holds a login code or an e-mail address. It is not trimmed, so that an address which
 * begins or ends with a control character is rejected.
 */
export const loginRequest = z.object({
  loginCode: z
    .string({ error: loginText })
    .refine((typed) => typed.trim() !== '', loginText)
    .max(254, 'That is longer than any login code or e-mail address.'),
  /**
   * Sent only with an e-mail address: either the challenge and the code that was mailed for it, or
   * the password.
   */
  challengeId: z.string().min(1).max(40).optional(),
  code: mailedCode.optional(),
  password: z.string().min(1).max(128).optional(),
});

/**
 * The reply to a sign-in with any e-mail address. It does not reveal whether an account has this
 * address (product decisions B5).
 */
export const emailChallenge = z.object({ challenge: z.literal('email'), challengeId: z.string() });
