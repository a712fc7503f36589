/** The day of a moment in UTC: all that is kept of it. */
export const dayOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 10);
export const monthOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 7);

/** No installation is older: before it a clock is known to be wrong. */
const firstMonth = '2026-01';

/** The month in which somebody was here; '', known to nobody, where the clock cannot be right. */
export function seenMonthOf(milliseconds: number): string {
  const month = monthOf(milliseconds);
  return month < firstMonth ? '' : month;
}
