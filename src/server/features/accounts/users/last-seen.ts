import { utcMonth } from '../../../platform/clock/utc.ts';

/** The month of the first release. A clock that shows an earlier one is wrong. */
const earliestMonth = '2026-01';

/**
 * Returns the month to store as the last use of an account, or '' (unknown) if the clock must be
 * wrong.
 */
export function lastSeenMonth(now: number): string {
  const month = utcMonth(now);
  return month < earliestMonth ? '' : month;
}
