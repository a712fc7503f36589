/** Collects the sentences of a text while the language model writes them. */

import type { Claim } from '../../profile/profile.ts';
import { checkLine, type Refused } from './check-line.ts';

/**
 * The last sentence of every text. The program adds it, because every sentence of the language
 * model must cite a claim and this sentence cites none.
 */
export const closingSentence = 'A profile is a beginning of a conversation and not its end.';

/** A text needs this many sentences, or one for each claim if there are fewer claims. */
const minSentences = 3;
const maxSentences = 9;

type Accepted = { readonly text: string };

interface InsightText {
  /**
   * Adds the sentence of a line. Refuses it if it fails the check, repeats an earlier sentence or
   * exceeds the maximum.
   */
  add(line: string): Accepted | Refused;
  /** Returns the whole text with its closing sentence, or refuses a text that is too short. */
  finish(): Accepted | Refused;
}

/** Returns the same key for sentences that differ only in punctuation or capitals. */
const repetitionKey = (sentence: string): string =>
  (sentence.toLowerCase().match(/[a-z’-]+/g) ?? []).join(' ');

export function createInsightText(claims: readonly Claim[]): InsightText {
  const sentences: string[] = [];
  const keys = new Set<string>();
  return {
    add(line) {
      if (sentences.length === maxSentences) return { refused: 'is one too many' };
      const checked = checkLine(line, claims);
      if ('refused' in checked) return checked;
      const key = repetitionKey(checked.text);
      if (keys.has(key)) return { refused: 'repeats another' };
      keys.add(key);
      sentences.push(checked.text);
      return checked;
    },
    finish() {
      const isTooShort = sentences.length < Math.max(1, Math.min(minSentences, claims.length));
      return isTooShort
        ? { refused: 'is too short' }
        : { text: [...sentences, closingSentence].join(' ') };
    },
  };
}
