/** Replies that only confirm a change and return no data about it. */

import { z } from 'zod';

export const empty = z.object({});
export const message = z.object({ message: z.string() });
