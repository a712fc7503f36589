/** The navigation state that a page passes to the next one. */

const hasFlag =
  (flag: string) =>
  (state: unknown): boolean =>
    typeof state === 'object' && state !== null && flag in state;

/** The owner of the profile comes from the last answer of the survey. */
export const firstSight = { isFirstSight: true } as const;
export const isFirstSight = hasFlag('isFirstSight');

/** The owner of the profile comes from the last answer of a round. */
export const sharpened = { isSharpened: true } as const;
export const isSharpened = hasFlag('isSharpened');

/** 'Access Denied' was opened because a screen could not be loaded. */
export const loadFailure = { hasLoadFailed: true } as const;
export const hasLoadFailed = hasFlag('hasLoadFailed');

/** The shared readings were opened from a comparison with the person who has this share code. */
export const fromComparison = (shareCode: string) => ({ comparedWith: shareCode });
export const readComparedWith = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'comparedWith' in state &&
  typeof state.comparedWith === 'string'
    ? state.comparedWith
    : null;
