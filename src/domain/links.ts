/** A link shows the summary in words, the public figures, or these with the chosen interests. */
export const linkLevels = ['words', 'themes', 'chosen'] as const;
export type LinkLevel = (typeof linkLevels)[number];

export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];
export const defaultLinkDays: LinkDays = 7;

export const maxLinks = 20;
export const maxLinkLabelLength = 40;
export const maxChosenItems = 20;
