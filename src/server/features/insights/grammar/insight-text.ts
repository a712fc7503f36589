/** A text as its sentences arrive from the language model. */

import type { Claim } from '../../profile/profile.ts';
import { checkLine, type Refused } from './check-line.ts';

/** Ours, and the same in every text: the language model writes no line without a claim. */
export const closingSentence = 'A profile is a beginning of a conversation and not its end.';

/** Fewer only if there are fewer claims. */
const minSentences = 3;
const maxSentences = 9;

type Accepted = { readonly text: string };

interface InsightText {
  /**
   * Adds the line's sentence unless it may not be shown, alone or after the sentences before it.
   */
  add(line: string): Accepted | Refused;
  /** The whole text with its closing sentence, unless it is too short. */
  finish(): Accepted | Refused;
}

/** Sentences that differ only in punctuation or capitals have the same key. */
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
