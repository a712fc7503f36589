/** The product’s names, so that an operator can rename it. */

export const product = {
  name: 'Spark',
  acronym: 'S.P.A.R.K.',
  methodology: 'IFAKBDSM',
  methodologyLong: 'Inventory of Fantasy, Activity and Kink: BDSM',
} as const;
