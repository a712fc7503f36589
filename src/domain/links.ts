/** Facts about the links of one's own, which stand beside the share code. */

/**
 * What a link shows: the summary in words; the figures of the public profile; or these figures and
 * the interests that the owner chose.
 */
export const linkLevels = ['words', 'themes', 'chosen'] as const;
export type LinkLevel = (typeof linkLevels)[number];

/** After how many days a link may end; a link may also have no end. */
export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];

export const maxLinks = 20;
export const maxLinkLabelLength = 40;
/** How many interests a link of the level 'chosen' names at most. */
export const maxChosenItems = 20;

/** How often a link was opened, as its owner sees it. */
export const viewBands = ['0', '1', '2-4', '5-9', '10+'] as const;
export type ViewBand = (typeof viewBands)[number];
