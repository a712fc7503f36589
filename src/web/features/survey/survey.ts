/** What other features may know of the survey. */

export type { Attempt } from './run/attempt.ts';
