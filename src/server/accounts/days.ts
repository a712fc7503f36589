/** The day of a moment in UTC: all that is kept of it. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
export const monthOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 7);
