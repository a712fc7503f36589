/** Only how well the two fit, a few shared interests, or every shared interest. */
export const compareDetails = ['fit', 'few', 'all'] as const;
export type CompareDetail = (typeof compareDetails)[number];

export const defaultCompareDetail: CompareDetail = 'few';

/** How many items of a person all comparisons together may name under 'few'. */
export const maxNamedItems = 6;

/**
 * Why a comparison names no item: the caller's answers look careless, are minutes old, or are one
 * set too many for this person; or only one of the two is a program.
 */
export const withholdReasons = ['flagged', 'tooSoon', 'answerSets', 'synthetic'] as const;
export type WithholdReason = (typeof withholdReasons)[number];

/** The people whom an account can keep after comparing with them. */
export const maxKeptPeople = 50;
export const maxPersonNameLength = 40;
