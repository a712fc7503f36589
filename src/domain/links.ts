/** The summary in words; the public figures; or these and the interests that the owner chose. */
export const linkLevels = ['words', 'themes', 'chosen'] as const;
export type LinkLevel = (typeof linkLevels)[number];

export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];
export const defaultLinkDays: LinkDays = 7;

export const maxLinks = 20;
export const maxLinkLabelLength = 40;
export const maxChosenItems = 20;
