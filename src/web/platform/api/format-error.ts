import * as words from '../words.ts';
import { errorStatus, isUnreachable, problemDetail } from './error.ts';

/**
 * Returns the sentence to show for an error: the server's detail if it sent one, otherwise the
 * fallback. If `statuses` is given, the detail is used only for errors with one of these HTTP
 * statuses.
 */
export function formatError(
  error: unknown,
  fallback: string,
  statuses?: readonly number[],
): string {
  const status = errorStatus(error);
  const isHelpful = statuses === undefined || (status !== null && statuses.includes(status));
  return (isHelpful && problemDetail(error)) || fallback;
}

/**
 * Returns a sentence about a failure that is not the visitor's fault, because the server could not
 * be reached or failed; null if it refused the request. It stands beside sentences that would
 * otherwise blame what was typed.
 */
export function describeOutage(error: unknown): string | null {
  if (isUnreachable(error)) return words.serverUnreachable;
  return (errorStatus(error) ?? 0) >= 500 ? words.serverProblem : null;
}
