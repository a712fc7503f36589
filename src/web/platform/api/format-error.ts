import { errorStatus, problemDetail } from './error.ts';

/**
 * The one sentence to show for an error: the server's detail if it sent one, else the fallback.
 * With `statuses`, only these statuses count as ones whose detail helps the visitor.
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
