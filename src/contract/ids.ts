import { z } from 'zod';
import { linkTokenPattern } from '../domain/codes.ts';

export const empty = z.object({});
export const message = z.object({ message: z.string() });

export const itemId = z
  .string()
  .regex(/^[ABE]\d{2}$/, 'An item id is A, B or E and two digits, such as A07.');

export const attemptId = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'An attempt id has up to 40 letters, digits, - and _.');

export const shareCode = z
  .string()
  .trim()
  .min(1, 'Please enter a share code.')
  .max(64, 'That is longer than any share code.');

/** A proof of identity, needed if the session gave none within the last ten minutes. */
export const secrets = z.object({
  loginCode: z.string().min(1).max(64).optional(),
  password: z.string().min(1).max(128).optional(),
});

export const rowId = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'An id has up to 40 letters, digits, - and _.');

export const linkToken = z
  .string()
  .regex(linkTokenPattern, 'This link is incomplete. Please copy the whole address.');

/** A score on the scale from 0 to 100. */
export const percent = z.number().min(0).max(100);

/** The posterior standard deviation of a score, in points of the score's own scale. */
export const standardError = z.number().min(0);
