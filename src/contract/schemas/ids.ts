/** The ids and codes that requests may contain. */

import { z } from 'zod';

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
