/** Tells the 'Access Denied' page that it was opened because a screen could not be loaded. */

/** The navigation state to open the page with. */
export const loadFailure = { hasLoadFailed: true } as const;

export const hasLoadFailed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasLoadFailed' in state;
