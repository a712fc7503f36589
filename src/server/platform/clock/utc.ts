export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 86_400_000;

/** A timestamp in milliseconds, rounded down to the minute. */
export const wholeMinute = (milliseconds: number): number => milliseconds - (milliseconds % 60_000);

let lastDay = { index: Number.NaN, date: '' };

/**
 * The UTC date of a timestamp, such as 2026-01-15. Keeps the last one, which most requests need.
 */
export function utcDay(milliseconds: number): string {
  const index = Math.floor(milliseconds / dayMilliseconds);
  if (index !== lastDay.index)
    lastDay = { index, date: new Date(milliseconds).toISOString().slice(0, 10) };
  return lastDay.date;
}

/** The UTC month of a timestamp, such as 2026-01. */
export const utcMonth = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 7);
