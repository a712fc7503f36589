import * as words from '../words.ts';
import { damageDetail, errorStatus, isUnreachable, problemDetail } from './error.ts';

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
 * Returns a sentence about a failure that the visitor did not cause: damaged rows, no connection,
 * too many requests, or a fault of the server. It is null if the server refused what was asked.
 * Only then does a screen call a code or a link wrong; otherwise this sentence stands alone (G6).
 */
export function describeOutage(error: unknown): string | null {
  if (isUnreachable(error)) return words.offline;
  const status = errorStatus(error) ?? 0;
  if (status === 429) return problemDetail(error) ?? words.tooManyRequests;
  return damageDetail(error) ?? (status >= 500 ? words.serverProblem : null);
}
