/** A link stores its summary in English, and shows it in its reader's language. */

import type { Translation } from '../../domain/locales.ts';
import * as english from '../profile/words.ts';

/** Lists each text of a module or an object with the names that lead to it. */
const listTexts = (words: object, way = ''): [way: string, text: string][] =>
  Object.entries<string | object>({ ...words }).flatMap(([name, part]) =>
    typeof part === 'string' ? [[`${way}.${name}`, part]] : listTexts(part, `${way}.${name}`),
  );

const ways = new Map(listTexts(english).map(([way, text]) => [text, way]));

/** Returns the sentences of an English summary in these words. */
export function translateSummary(
  sentences: readonly string[],
  words: Translation<typeof english>,
): string[] {
  const texts = new Map(listTexts(words));
  return sentences.map((text) => texts.get(ways.get(text) ?? '') ?? text);
}
