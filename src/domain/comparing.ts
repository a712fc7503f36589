/** Only how well the two fit, a few shared interests, or every shared interest. */
export const compareDetails = ['fit', 'few', 'all'] as const;
export type CompareDetail = (typeof compareDetails)[number];

export const defaultCompareDetail: CompareDetail = 'few';

/** How many items of a person all comparisons together may name under 'few'. */
export const maxNamedItems = 6;

/**
 * Why a comparison names no item to a caller, although the other person allows it. The caller's
 * answers do not fit together ('flagged'), are only minutes old ('tooSoon'), are a further changed
 * set of answers ('answerSets'), were given by a program ('synthetic'), or are not sealed yet,
 * since the caller has not signed in by login code ('locked').
 */
export const withholdReasons = ['flagged', 'tooSoon', 'answerSets', 'synthetic', 'locked'] as const;
export type WithholdReason = (typeof withholdReasons)[number];
