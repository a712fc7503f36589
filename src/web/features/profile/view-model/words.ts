/** The texts that a reading of a profile contains. */

export const likes = (likes: string) => `Likes to ${likes}.`;
export const between = (one: string, other: string) => `Between ${one} and ${other}`;
export const bothLike = (one: string, other: string) =>
  `One likes to ${one}; the other, to ${other}.`;
