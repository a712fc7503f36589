/** The texts of features/not-found. Somebody who is frightened may read them. */

export const title = 'We found a sock, but no page.';
export const returnHome = 'Return Home';
export const text =
  'We looked everywhere, even behind the sofa. This page may have moved, or it was never there. Nothing of yours is lost.';
