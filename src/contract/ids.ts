/** The ids, codes and secrets that requests may contain. */

import { z } from 'zod';
import { linkTokenPattern } from '../domain/codes.ts';

/** Replies that only confirm a change and return no data about it. */
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

/**
 * The login code or the password of the caller's account, as a proof of identity in the body of a
 * call that needs one. Needed only if the session gave no proof within the last ten minutes
 * (product decisions B13).
 */
export const secrets = z.object({
  loginCode: z.string().min(1).max(64).optional(),
  password: z.string().min(1).max(128).optional(),
});

export const rowId = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'An id has up to 40 letters, digits, - and _.');

/** The secret of an invitation or a link of one's own. */
export const linkToken = z
  .string()
  .regex(linkTokenPattern, 'This link is incomplete. Please copy the whole address.');

/** A score on the scale from 0 to 100. */
export const percent = z.number().min(0).max(100);

/** The posterior standard deviation of a score, in points of the score's own scale. */
export const standardError = z.number().min(0);
