/**
 * Draws text as outlines from the font Figtree. An SVG image cannot use the fonts of the page that
 * shows it, so a text element would be displayed in a font of the reader's machine.
 */

import { readFileSync } from 'node:fs';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { create } from 'fontkitten';

type Weight = 400 | 600;

function readFont(address: string) {
  const font = create(readFileSync(new URL(address)));
  if (font.isCollection) throw new Error(`${address} holds several fonts`);
  return font;
}

/** One font file for each weight: fontkitten cannot choose that of a variable WOFF2 font. */
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

const measureText = (text: string): number =>
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

/** The image is narrow, so that its text is still legible when a phone shrinks it to 328 pixels. */
const width = 400;
const height = 300;
const margin = { top: 52, right: 20, bottom: 44, left: 56 };

export interface Axis {
  scale: ScaleLinear<number, number>;
  label: string;
  format(value: number): string;
  /** The approximate number of ticks; by default 6. */
  tickCount?: number;
}

export interface Series {
  name: string;
  /** Selects the colour and the mark of the series. */
  kind: 1 | 2 | 3;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Draws a circle, diamond or triangle, so that series differ not only in colour. */
export function mark(kind: Series['kind'], x: number, y: number, size = 4.5): string {
  const [px, py] = [x.toFixed(1), y.toFixed(1)];
  if (kind === 1) return `<circle class="s1" cx="${px}" cy="${py}" r="${size}"/>`;
  if (kind === 2)
    return `<path class="s2" d="M${px} ${(y - size * 1.3).toFixed(1)}l${size * 1.3} ${size * 1.3}l${-size * 1.3} ${size * 1.3}l${-size * 1.3} ${-size * 1.3}z"/>`;
  return `<path class="s3" d="M${px} ${(y - size * 1.2).toFixed(1)}l${size * 1.2} ${size * 2.2}h${-size * 2.4}z"/>`;
}

const style = `<style>
svg{--ink:#2a2430;--dim:#6d6574;--line:#ddd6e0;--one:#7a3e72;--two:#b8641f;--three:#2f6f73;color-scheme:light dark}
@media(prefers-color-scheme:dark){svg{--ink:#ece6ee;--dim:#a79fae;--line:#433b4a;--one:#d59acb;--two:#eda560;--three:#77c0c3}}
.t400{fill:var(--dim)}.t600{fill:var(--ink)}
.grid{stroke:var(--line)}.dim{stroke:var(--dim);fill:none;stroke-dasharray:4 4}
.s1{fill:var(--one)}.s2{fill:var(--two)}.s3{fill:var(--three)}.l1,.l2,.l3{fill:none;stroke-width:2}
.l1{stroke:var(--one)}.l2{stroke:var(--two)}.l3{stroke:var(--three)}
</style>`;

const listTicks = (axis: Axis | null): number[] => axis?.scale.ticks(axis.tickCount ?? 6) ?? [];

function center({ scale }: Axis): number {
  const [start, end] = scale.range() as [number, number]; // as: every scale here has two ends
  return (start + end) / 2;
}

/** Returns the whole SVG image: title, axes with grid lines, legend and content. */
export function chart(
  about: { title: string; description: string; series: readonly Series[] },
  x: Axis | null,
  y: Axis | null,
  content: string,
): string {
  const horizontal = listTicks(y).map((tick) => {
    const at = y!.scale(tick);
    const label = drawText(y!.format(tick), { x: margin.left - 8, y: at + 4, anchor: 'end' });
    return `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${at.toFixed(1)}" y2="${at.toFixed(1)}"/>${label}`;
  });
  const bottom = height - margin.bottom;
  const vertical = listTicks(x).map((tick) => {
    const at = x!.scale(tick);
    const label = drawText(x!.format(tick), { x: at, y: bottom + 17, anchor: 'middle' });
    return `<line class="grid" x1="${at.toFixed(1)}" x2="${at.toFixed(1)}" y1="${margin.top}" y2="${bottom}"/>${label}`;
  });
  const axisLabels = [
    x ? drawText(x.label, { x: center(x), y: height - 8, anchor: 'middle' }) : '',
    y ? drawText(y.label, { x: 12, y: center(y), anchor: 'middle', rotation: -90 }) : '',
  ];
  let legendX = 0;
  const legend = about.series.map(({ name, kind }) => {
    const own = mark(kind, legendX + 5, 35) + drawText(name, { x: legendX + 15, y: 39 });
    legendX += 31 + measureText(name);
    return own;
  });
  const drawing = [
    drawText(about.title, { x: 0, y: 15, size: 15, weight: 600 }),
    ...horizontal,
    ...vertical,
    ...axisLabels,
    ...legend,
    content,
  ].join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">${escapeHtml(about.title)}</title><desc id="d">${escapeHtml(about.description)}</desc>${style}
${glyphOutlines(drawing)}
${drawing}
</svg>
`;
}

const left = margin.left;
export const right = width - margin.right;
export const top = margin.top;
export const bottom = height - margin.bottom;

export interface Drawing {
  series: Series[];
  x: Axis | null;
  y: Axis | null;
  /** SVG elements, as text. */
  content: string;
}

export const formatPercent = (value: number): string => `${Math.round(100 * value)} %`;

export function xAxis(
  domain: [number, number],
  label: string,
  format: Axis['format'] = String,
): Axis {
  return { scale: scaleLinear(domain, [left, right]), label, format };
}

export function yAxis(
  domain: [number, number],
  label: string,
  format: Axis['format'] = String,
): Axis {
  return { scale: scaleLinear(domain, [bottom, top]), label, format };
}

/** Draws a dashed line through the points where x equals y. */
export function diagonal(x: Axis, y: Axis): string {
  const [low, high] = x.scale.domain() as [number, number]; // as: every scale here has two ends
  return `<line class="dim" x1="${x.scale(low)}" y1="${y.scale(low)}" x2="${x.scale(high)}" y2="${y.scale(high)}"/>`;
}
