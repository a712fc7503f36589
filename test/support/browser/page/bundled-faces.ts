/** The characters of the fonts in src/web/ui/theme/, read from the font files. */

import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';

const theme = new URL('../../../../src/web/ui/theme/', import.meta.url);
const packages = new URL('../../../../node_modules/', import.meta.url);

export interface Face {
  readonly family: string;
  /** In bytes. */
  readonly size: number;
  readonly characters: ReadonlySet<string>;
  /** The characters in the face's `unicode-range`; null if the face applies to all characters. */
  readonly range: ReadonlySet<string> | null;
}

/** The code at the end of every character table of a font. It stands for no character. */
const endOfTable = 0xffff;

const readFont = (address: string): Buffer =>
  readFileSync(new URL(address, address.startsWith('.') ? theme : packages));

function readCharacters(address: string): ReadonlySet<string> {
  const font = create(readFont(address));
  if (font.isCollection) throw new Error(`${address} holds several fonts`);
  return new Set(
    font.characterSet
      .filter((code) => code !== endOfTable)
      .map((code) => String.fromCodePoint(code)),
  );
}

/** Parses a `unicode-range`: 'U+394, U+2264-2265' stands for Δ, ≤ and ≥. */
function parseRange(range: string): ReadonlySet<string> {
  return new Set(
    [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
    }),
  );
}

/**
 * Returns the faces that have a font file. This leaves out fallback faces, which name system fonts.
 */
function readFaces(file: string): readonly Face[] {
  const styles = readFileSync(new URL(file, theme), 'utf8');
  return [...styles.matchAll(/@font-face\s*\{(.*?)\}/gs)].flatMap(([, rule = '']) => {
    const address = /url\('(.+?)'\)/.exec(rule)?.[1];
    if (address === undefined) return [];
    const range = /unicode-range:([^;]+);/.exec(rule)?.[1];
    return {
      family: /font-family: '(.+?)'/.exec(rule)?.[1] ?? '',
      size: readFont(address).length,
      characters: readCharacters(address),
      range: range === undefined ? null : parseRange(range),
    };
  });
}

export const bundledFaces = readFaces('base.css');

/** The faces of Hebrew letters, which are bundled with the Hebrew pages alone. */
export const hebrewFaces = readFaces('../../../../locales/he/web/ui/theme/faces.css');

const letterFaces = bundledFaces.filter(({ range }) => range === null);
const signFaces = bundledFaces.filter(({ range }) => range !== null);

const isCovered = (character: string): boolean =>
  signFaces.some(({ characters }) => characters.has(character)) ||
  [letterFaces, hebrewFaces].some((faces) =>
    faces.every(({ characters }) => characters.has(character)),
  );

/**
 * Returns the characters of `text` that the bundled fonts do not guarantee, so that a browser might
 * draw them in a system font. A character is guaranteed if one of `signFaces` has it, or if all of
 * `letterFaces` or all of `hebrewFaces` have it. Marks of direction are never drawn.
 */
export const findUncovered = (text: string): string[] =>
  [...new Set(text)].filter(
    (character) => !/[\n\r\t\u200E\u2066\u2069]/.test(character) && !isCovered(character),
  );
