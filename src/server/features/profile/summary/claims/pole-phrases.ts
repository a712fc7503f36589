/** How texts name the poles of a theme inside a sentence. */

import type { PolarityTheme } from '../../../../../domain/themes.ts';
import type { Leaning } from './claims.ts';
import { joinList } from './word-lists.ts';

interface PolePhrases {
  /**
   * What the phrases name: an activity, such as "leading", or a side, such as "the prey’s side of
   * primal play". In a list, consecutive activities share one "toward"; each side has its own.
   */
  readonly wording: 'activity' | 'side';
  /** Phrases that follow "You lean toward". */
  readonly positive: string;
  readonly negative: string;
  /** A phrase that follows "You like to". */
  readonly both: string;
}

export const polePhrases: Readonly<Record<PolarityTheme, PolePhrases>> = {
  DS: {
    wording: 'activity',
    positive: 'leading',
    negative: 'following',
    both: 'lead and follow',
  },
  SM: {
    wording: 'activity',
    positive: 'giving intense sensation',
    negative: 'receiving intense sensation',
    both: 'give intense sensation and receive it',
  },
  EXVOY: {
    wording: 'activity',
    positive: 'being seen',
    negative: 'watching',
    both: 'be seen and to watch',
  },
  HUMIL: {
    wording: 'side',
    positive: 'the humiliating side of agreed humiliation play',
    negative: 'the receiving side of agreed humiliation play',
    both: 'take either side of agreed humiliation play',
  },
  PRIMAL: {
    wording: 'side',
    positive: 'the hunter’s side of primal play',
    negative: 'the prey’s side of primal play',
    both: 'hunt and be hunted',
  },
  ROLE: {
    wording: 'activity',
    positive: 'taking care of a partner',
    negative: 'being looked after',
    both: 'take care of a partner and be looked after',
  },
};

/**
 * Returns the phrases of the leanings. Consecutive phrases with the wording 'activity' are joined
 * into one; each phrase with the wording 'side' stays separate.
 */
function groupLeanings(leanings: readonly Leaning[]): string[] {
  const groups: { wording: PolePhrases['wording']; phrases: string[] }[] = [];
  for (const { theme, pole } of leanings) {
    const { wording, [pole]: phrase } = polePhrases[theme];
    const last = groups.at(-1);
    if (wording === 'activity' && last?.wording === 'activity') last.phrases.push(phrase);
    else groups.push({ wording, phrases: [phrase] });
  }
  return groups.map(({ phrases }) => joinList(phrases));
}

/** Returns for example "leading and watching, and toward the hunter’s side of primal play". */
export function joinLeanings(leanings: readonly Leaning[]): string {
  const groups = groupLeanings(leanings);
  const earlier = groups.slice(0, -1).join(', toward ');
  return earlier === '' ? groups.join('') : `${earlier}, and toward ${groups.at(-1)}`;
}
