/** The schema of one's own results over time, and of what has changed between them. */

import { z } from 'zod';
import { themes } from '../../../domain/themes.ts';
import { percent, standardError } from './scores.ts';

/** '0' is the only pole of a theme without poles. */
const pole = z.enum(['+', '-', '0']);
const points = z.number().min(-100).max(100);

const traitChange = z.object({
  theme: z.enum(themes),
  pole,
  value: points,
  /** The ends of the 95 % interval. */
  low: points,
  high: points,
  /** Whether the change is larger than chance explains (measurement §4.7). */
  isTold: z.boolean(),
});

const change = z.object({
  traits: z.array(traitChange),
  /** In points: a smaller change of this person cannot be seen. */
  leastVisible: z.number().min(0).max(100),
});

export const profileHistory = z.object({
  /** The finished surveys, the earliest first; the last is the present one. Empty before that. */
  results: z.array(
    z.object({
      startedDay: z.string(),
      /** The score of every pole of every theme, in points of the present edition. */
      traits: z.array(z.object({ theme: z.enum(themes), pole, score: percent, se: standardError })),
      /** What has changed from this result to the present one, which has null. */
      change: change.nullable(),
    }),
  ),
});
