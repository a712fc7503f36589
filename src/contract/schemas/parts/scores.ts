import { z } from 'zod';

/** A score on the scale from 0 to 100. */
export const percent = z.number().min(0).max(100);

/** The posterior standard deviation of a score, in points of the score's own scale. */
export const standardError = z.number().min(0);
