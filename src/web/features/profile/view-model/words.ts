/** The texts that a reading of a profile contains. */

export const likes = (likes: string) => `Likes to ${likes}.`;
export const between = (one: string, other: string) => `Between ${one} and ${other}`;
export const bothLike = (one: string, other: string) =>
  `One likes to ${one}; the other, to ${other}.`;

/** What a profile without a portrait says of its figures. */
export const basedOn = (answers: number): string => `${answers} answers`;
export const withMargins = 'every figure with its 95 % margin';
export const provisionalParameters = 'question parameters are provisional';
export const earlierKind = 'an earlier kind of profile: scores from 1 to 7, without margins';
