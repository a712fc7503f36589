import { useEffect } from 'react';
import { errorStatus, isUnreachable } from '../api/error.ts';
import { record } from './analytics.ts';

/** What failed, as analytics names it. */
type FailedAction =
  | 'create_account'
  | 'create_random'
  | 'load_survey'
  | 'save_answer'
  | 'login'
  | 'load_profile'
  | 'compare';

function nameError(error: unknown): string {
  if (isUnreachable(error)) return 'no_connection';
  const status = errorStatus(error);
  return status === null ? 'unknown' : `status_${status}`;
}

/** Records the failure of an action once, after its last try. */
export const recordFailure = (context: FailedAction, error: unknown): void =>
  record('error_occurred', { error_type: nameError(error), context });

/** Records the failure that a screen shows; null if it shows none. */
export function useRecordedFailure(context: FailedAction, error: unknown): void {
  useEffect(() => {
    if (error !== null) recordFailure(context, error);
  }, [context, error]);
}
