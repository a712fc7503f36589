/** A comparison shows only the fit, a few shared interests, or every shared interest. */
export const compareDetails = ['fit', 'few', 'all'] as const;
export type CompareDetail = (typeof compareDetails)[number];

export const defaultCompareDetail: CompareDetail = 'few';

/** The most items of a person that all comparisons together may name under 'few'. */
export const maxNamedItems = 6;

/**
 * The reasons for naming no item: the caller's answers look careless, are minutes old, or are one
 * set too many for this person; or only one of the two is a program.
 */
export const withholdReasons = ['flagged', 'tooSoon', 'answerSets', 'synthetic'] as const;
export type WithholdReason = (typeof withholdReasons)[number];

/** The most people that an account can keep after comparing with them. */
export const maxKeptPeople = 50;
export const maxPersonNameLength = 40;
