/** The five words that the letters of the product's name stand for. */
export const acronymWords = ['Sensation', 'Power', 'Attention', 'Roles', 'Kink'] as const;

/** The promise about stored answers, repeated word for word wherever it appears (ADR 22). */
export const sealingClaim =
  'Your answers are stored encrypted, under a key made from your login code. Unless you add an e-mail address, nobody can read them from the database or a backup without it, and neither can we.';
