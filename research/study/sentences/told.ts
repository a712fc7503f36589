/** Sentences that the product told, counted by their kind and word, with how many were true. */

export interface Told {
  /** The kind of sentence, such as 'the line'. */
  readonly kind: string;
  /** The word of certainty, the level or another word that the sentence turns on. */
  readonly word: string;
  readonly isTrue: boolean;
}

/** By `kind|word`. */
export type Tally = Record<string, [told: number, held: number]>;

export function count(tally: Tally, sentences: readonly Told[]): void {
  for (const { kind, word, isTrue } of sentences) {
    const entry = (tally[`${kind}|${word}`] ??= [0, 0]);
    entry[0] += 1;
    entry[1] += Number(isTrue);
  }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum: Tally = {};
  for (const tally of tallies)
    for (const [key, [told, held]] of Object.entries(tally)) {
      const entry = (sum[key] ??= [0, 0]);
      entry[0] += told;
      entry[1] += held;
    }
  return sum;
}
