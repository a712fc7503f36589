/** As many questions as Set A has, of about the same length but with different words. */

export const questions: readonly string[] = Array.from(
  { length: 48 },
  (_, n) => `Question ${n + 1}: something of about the length that questions have.`,
);
export const ends = ['Hard No!', 'Hell Yes!'] as const;
