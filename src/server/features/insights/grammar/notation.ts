/** The notation of templates, openings and endings, compiled to regular expressions. */

import { slots } from './openings-and-endings.ts';

export const word = '[a-z]+(?:[’-][a-z]+)*';
const pieces = new RegExp(`${word}|[,;:–]`, 'g');

/** A text as words and punctuation, each after a space, so that only whole words compare equal. */
export const toPieces = (text: string): string =>
  (text.toLowerCase().match(pieces) ?? []).map((piece) => ` ${piece}`).join('');

/** One name or more, with the words that may join the last one. */
const list = (name: string, joiners: string): string => `${name}(?:(?:${joiners})${name})*`;

/** Placeholders for names match the tags of `name-tags.ts`. */
const symbols: Readonly<Record<string, string>> = {
  THEME: ' <THEME \\w+>',
  THEMES: list(' <THEME \\w+>', ' , and| ,| and'),
  SIDES: list(' <SIDE \\w+ \\w+>', '(?: , and| ,| and)(?: towards?)?'),
  BOTH: list(' <BOTH \\w+>', ' , and(?: to)?| ,| and(?: to)?'),
  PAIR: list(' <PAIR \\w+>', ' , and| ,| and'),
  COUNT: ' <COUNT>',
  '[': '(?:',
  ']': ')?',
};

const isSlot = (part: string): part is keyof typeof slots => Object.hasOwn(slots, part);

/** Every word brings the space before it. */
function compile(text: string): string {
  const parts = text.match(/[[\]]|[^\s[\]]+/g) ?? [];
  return parts
    .map((part) =>
      isSlot(part) ? compile(slots[part]) : (symbols[part] ?? ` (?:${part.replaceAll('/', '|')})`),
    )
    .join('');
}

/** The source of an expression that matches any of the texts. */
export const compileAny = (texts: readonly string[]): string =>
  `(?:${texts.map(compile).join('|')})`;
