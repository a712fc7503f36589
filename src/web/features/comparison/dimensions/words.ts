/** The texts of the dimensions that the specification compares. */

export const heading = 'Dimension by dimension';
export const domToSub = 'Your Dom ↔ Their Sub';
export const subToDom = 'Your Sub ↔ Their Dom';
export const versus = (mine: string, theirs: string): string => `${mine} vs ${theirs}`;

export const close = 'close';
export const apart = 'apart';
export const farApart = 'far apart';
/** The word for two similar interests in the same side, such as those of two people who watch. */
export const sameSide = 'same side';
export const delta = (size: string, word: string): string => `Δ ${size} · ${word}`;
/** What the two figures and their difference say, for screen readers. */
export const inWords = (mine: string, theirs: string, size: string, word: string): string =>
  `You ${mine}, they ${theirs}; difference ${size}, ${word}.`;

export const caption = 'Compared dimensions from 0 to 100, in steps of 5';
export const columns = ['Dimension', 'You', 'They', 'Δ'] as const;
