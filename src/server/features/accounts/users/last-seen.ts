import { utcMonth } from '../../../platform/clock/utc.ts';

/** The month of the first release. A clock that shows an earlier one is wrong. */
const earliestMonth = '2026-01';

/** The month to store as an account's last use, or '' (unknown) when the clock must be wrong. */
export function lastSeenMonth(now: number): string {
  const month = utcMonth(now);
  return month < earliestMonth ? '' : month;
}
