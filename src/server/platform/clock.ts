export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 86_400_000;

export const wholeMinute = (milliseconds: number): number => milliseconds - (milliseconds % 60_000);

let lastDay = { index: Number.NaN, date: '' };

/** Returns a day such as 2026-01-15. Caches the last one, which most requests need. */
export function utcDay(milliseconds: number): string {
  const index = Math.floor(milliseconds / dayMilliseconds);
  if (index !== lastDay.index)
    lastDay = { index, date: new Date(milliseconds).toISOString().slice(0, 10) };
  return lastDay.date;
}

/** The UTC week by ISO 8601, which begins on Monday, such as 2026-W03. */
export function utcWeek(milliseconds: number): string {
  const day = Math.floor(milliseconds / dayMilliseconds);
  // The week belongs to the year of its Thursday; the first day of 1970 was one.
  const thursday = new Date((day - ((day + 3) % 7) + 3) * dayMilliseconds);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMilliseconds));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

export const utcMonth = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 7);
