/** The texts of features/not-found. */

export const title = 'This page is not into you.';
export const returnHome = 'Return Home';
export const text =
  'We looked everywhere, even under the blindfold. It may have moved, it may never have existed, and it did not leave a safeword.';
