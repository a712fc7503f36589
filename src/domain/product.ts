/** The product’s names, so that an operator can rename it (product decisions A1). */

export const product = {
  name: 'Spark',
  acronym: 'S.P.A.R.K.',
  acronymWords: ['Sensation', 'Power', 'Attention', 'Roles', 'Kink'],
  methodology: 'IFAKBDSM',
  methodologyLong: 'Inventory of Fantasy, Activity and Kink: BDSM',
} as const;

/** What the product promises about stored answers, word for word wherever it is said (ADR 22). */

export const sealingClaim =
  'Your answers are stored encrypted, under a key made from your login code. Unless you add an e-mail address, nobody can read them from the database or a backup without it, and neither can we.';
