/** The lists of questions, and how many of them are asked. */

export const formSlugs = ['standard-48', 'pool-80'] as const;
export const exploreSlug = 'explore-40';
export const itemForms = [...formSlugs, exploreSlug] as const;
export type ItemForm = (typeof itemForms)[number];

export const setACount = 48;
export const poolCount = 80;
export const exploreCount = 40;
/** How many questions a round asks; the last one of an attempt may ask fewer. */
export const roundLength = 10;
export const setBTargetCount = { min: 15, max: 25, default: 15 } as const;

/** From this answer on, a person counts as wanting the content of the question. */
export const minHighAnswer = 5;
export const topAnswer = 7;
