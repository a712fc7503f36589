import { errorStatus, problemDetail } from './error.ts';

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
