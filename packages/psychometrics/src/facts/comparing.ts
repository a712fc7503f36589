/** A comparison shows only the fit, a few shared interests, or every shared interest. */
export const compareDetails = ['fit', 'few', 'all'] as const;
export type CompareDetail = (typeof compareDetails)[number];

/** The most items of a person that all comparisons together may name under 'few'. */
export const maxNamedItems = 6;
