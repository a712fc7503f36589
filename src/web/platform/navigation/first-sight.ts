/** Tells the profile that its owner sees it for the first time, after the last answer. */

/** The navigation state to open the profile with. */
export const firstSight = { isFirstSight: true } as const;

export const isFirstSight = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFirstSight' in state;
