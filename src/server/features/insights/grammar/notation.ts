/** Compiles templates, openings and endings to regular expressions (notation: `templates.ts`). */

import type { Claim } from '../claims.ts';

/**
 * What each placeholder of openings and endings stands for (ADR 12): words for a survey or a text,
 * so that liking or rejecting one says nothing about a theme. No opening or ending may say anything
 * about the reader, or express liking, denial, comparison, doubt, assurance or a command, or
 * mention a body, an age, a date or another person.
 */
export const slots = {
  ADJ: 'warm/quiet/calm/simple/friendly/careful/useful/helpful/personal/fine/welcome',
  NOUN: 'profile/picture/summary/survey/answers/scores/numbers/results/theme/themes/thread/line/point/pattern/map/landscape/note/chapter/beginning',
  THING: 'a/the/this/these/your [own] [ADJ [and ADJ]] NOUN [in/of/within the/this/your [own] NOUN]',
} as const;

export const openings = [
  'and/also/so/then/next/finally/overall/here/likewise/besides/meanwhile [,]',
  'in other words [,]',
  'in short [,]',
  'as a whole [,]',
  'for you [,]',
  '[and/also/so] in/within/across/through THING [,]',
  '[and/also/so] among the ten dimensions [,]',
  '[and/also/so] as THING says/say/tells/tell [,]',
  'THING says/say/tells/tell this :',
  'what THING says/say/tells/tell is this :',
] as const;

const neutralEndings = [
  'too',
  'as well',
  'here',
  'as a whole',
  '[,] in/within/across THING',
  '[,] as THING says/say/tells/tell',
  ',/;/– [and] so says/say THING',
  ',/;/– [and] this/that belongs to THING',
];
const calmEndings = [
  ...neutralEndings,
  ',/;/– [and] this/that is fine',
  ',/;/– [and] this/that is a fine NOUN [in/of/within THING]',
];
const warmEndings = [
  ...neutralEndings,
  'with warmth/calm/ease',
  ',/;/– [and] this/that/it is ADJ [and ADJ]',
  ',/;/– [and] this/that/it is THING',
  ',/;/– [and] this/that/it adds warmth/calm/ease/colour/shape to THING',
  ',/;/– [and] this/that/it has/finds a [ADJ] place in THING',
  '–/: THING',
];

const likingKinds = new Set<Claim['kind']>(['drawn', 'all-drawn', 'leans', 'switches']);

/**
 * Warm words follow only a claim that the reader likes something: elsewhere they would suggest a
 * liking.
 */
export const endingsAfter = (kind: Claim['kind']): readonly string[] =>
  likingKinds.has(kind) ? warmEndings : calmEndings;

export const word = '[a-z]+(?:[’-][a-z]+)*';
const pieces = new RegExp(`${word}|[,;:–]`, 'g');

/** Each word and mark in lower case after a space, so that a search finds whole words only. */
export const toPieces = (text: string): string =>
  (text.toLowerCase().match(pieces) ?? []).map((piece) => ` ${piece}`).join('');

const list = (name: string, joiners: string): string => `${name}(?:(?:${joiners})${name})*`;

/** A placeholder matches the tags of `names.ts`. */
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

/** For text in the form of `toPieces`. */
function compile(text: string): string {
  const parts = text.match(/[[\]]|[^\s[\]]+/g) ?? [];
  return parts
    .map((part) =>
      isSlot(part) ? compile(slots[part]) : (symbols[part] ?? ` (?:${part.replaceAll('/', '|')})`),
    )
    .join('');
}

export const compileAny = (texts: readonly string[]): string =>
  `(?:${texts.map(compile).join('|')})`;
