/** Replies of calls that change something and return nothing about it. */

import { z } from 'zod';

export const empty = z.object({});
export const message = z.object({ message: z.string() });
