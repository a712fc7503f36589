/**
 * Compiles templates, openings and endings to regular expressions. The notation is described in
 * `templates.ts`.
 */

import { slots } from './openings-and-endings.ts';

export const word = '[a-z]+(?:[’-][a-z]+)*';
const pieces = new RegExp(`${word}|[,;:–]`, 'g');

/**
 * Returns the words and punctuation of a text in lower case, each after a space, so that a search
 * finds whole words only.
 */
export const toPieces = (text: string): string =>
  (text.toLowerCase().match(pieces) ?? []).map((piece) => ` ${piece}`).join('');

/** Returns an expression for a list of names that are separated by one of the `joiners`. */
const list = (name: string, joiners: string): string => `${name}(?:(?:${joiners})${name})*`;

/**
 * The expressions for placeholders and brackets. A placeholder matches the tags of `name-tags.ts`.
 */
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

/**
 * Returns a regular expression for text in the form of `toPieces`, where each word follows a space.
 */
function compile(text: string): string {
  const parts = text.match(/[[\]]|[^\s[\]]+/g) ?? [];
  return parts
    .map((part) =>
      isSlot(part) ? compile(slots[part]) : (symbols[part] ?? ` (?:${part.replaceAll('/', '|')})`),
    )
    .join('');
}

/** Returns the source of a regular expression that matches any of the texts. */
export const compileAny = (texts: readonly string[]): string =>
  `(?:${texts.map(compile).join('|')})`;
