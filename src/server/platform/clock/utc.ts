export const dayMilliseconds = 86_400_000;

/** The UTC date of a timestamp, such as 2026-01-15. */
export const utcDay = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 10);

/** The UTC month of a timestamp, such as 2026-01. */
export const utcMonth = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 7);
