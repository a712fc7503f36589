/** Lists and numbers for sentences. */

import { themes } from '../../../../../domain/themes.ts';

/** Returns for example "one", "one and two" or "one, two and three". */
export function joinList(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const words = 'three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');

/** The counts that a claim can contain, in words: from three to all themes but one. */
export const numberWords: Readonly<Record<number, string>> = Object.fromEntries(
  words.slice(0, themes.length - 3).map((word, i) => [i + 3, word]),
);
