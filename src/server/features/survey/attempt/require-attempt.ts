import { notFound } from '../../../platform/refusal/refusal.ts';
import type { Attempt } from './attempt.ts';

/** Refuses what needs a finished survey, always in the same words. */
export const noProfile = () => notFound('You have no profile yet. Finish the survey first.');

/** Returns the attempt that was found; refuses with `not_found` if there is none. */
export function requireAttempt(
  attempt: Attempt | undefined,
  attemptId: string | undefined,
): Attempt {
  if (attempt) return attempt;
  throw notFound(
    attemptId === undefined ? 'You have not started the survey yet.' : 'There is no such attempt.',
  );
}
