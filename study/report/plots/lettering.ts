/**
 * Draws text as outlines from the font Figtree. An SVG image cannot use the fonts of the page that
 * shows it, so a text element would be displayed in a font of the reader's machine.
 */

import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';

type Weight = 400 | 600;

function readFont(address: string) {
  const font = create(readFileSync(new URL(address)));
  if (font.isCollection) throw new Error(`${address} holds several fonts`);
  return font;
}

/**
 * One font file for each weight, because fontkitten cannot choose the weight of a variable WOFF2
 * font.
 */
const fonts = {
  400: readFont(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff2')),
  600: readFont(import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff2')),
};

interface Lettering {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  weight?: Weight;
  /** Clockwise, in degrees. */
  rotation?: number;
}

const defaultSize = 12;
const anchorShare = { start: 0, middle: 0.5, end: 1 };

function placeGlyphs(text: string, weight: Weight) {
  let width = 0;
  const glyphs = Array.from(text, (character) => {
    const code = character.codePointAt(0)!;
    if (!fonts[weight].hasGlyphForCodePoint(code)) throw new Error(`Figtree lacks ${character}`);
    const at = width;
    width += fonts[weight].glyphForCodePoint(code).advanceWidth;
    return { code, at };
  });
  return { glyphs, width };
}

export const measureText = (text: string): number =>
  (placeGlyphs(text, 400).width * defaultSize) / fonts[400].unitsPerEm;

/**
 * Draws a line of text with references to the outlines of its glyphs. An image that contains such
 * lines must also contain the result of `glyphOutlines`.
 */
export function drawText(
  text: string,
  { x, y, anchor = 'start', size = defaultSize, weight = 400, rotation = 0 }: Lettering,
): string {
  const { glyphs, width } = placeGlyphs(text, weight);
  const scale = size / fonts[weight].unitsPerEm;
  const start = -width * anchorShare[anchor];
  const uses = glyphs
    .filter(({ code }) => code !== 0x20)
    .map(({ code, at }) => `<use href="#g${weight}-${code}" x="${Math.round(start + at)}"/>`);
  const turn = rotation === 0 ? '' : ` rotate(${rotation})`;
  return `<g class="t${weight}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn} scale(${scale})">${uses.join('')}</g>`;
}

/** Returns the outline of each glyph that the drawing uses. */
export function glyphOutlines(drawing: string): string {
  const ids = new Set(Array.from(drawing.matchAll(/href="#(g\d+-\d+)"/g), ([, id = '']) => id));
  const outlines = [...ids].map((id) => {
    const [weight, code] = id.slice(1).split('-').map(Number) as [Weight, number]; // as: drawText
    const { path } = fonts[weight].glyphForCodePoint(code);
    return `<path id="${id}" d="${path.scale(1, -1).toSVG()}"/>`;
  });
  return `<defs>${outlines.join('')}</defs>`;
}
