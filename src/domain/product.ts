/** The product's names in one place, so that an operator can rename it (product decisions A1). */

export const product = {
  name: 'Spark',
  acronym: 'S.P.A.R.K.',
  /** What the letters of the acronym stand for. */
  acronymWords: ['Sensation', 'Power', 'Attention', 'Roles', 'Kink'],
  methodology: 'IFAKBDSM',
  methodologyLong: 'Inventory of Fantasy, Activity and Kink: BDSM',
} as const;
