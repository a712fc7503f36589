/** Tells the profile that its owner comes from the last answer, of the survey or of a round. */

/** The navigation states to open the profile with. */
export const firstSight = { isFirstSight: true } as const;

export const sharpened = { isSharpened: true } as const;

export const isFirstSight = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFirstSight' in state;

export const isSharpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSharpened' in state;
