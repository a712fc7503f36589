/** Draws an SVG chart with axes and a legend. Colours follow the reader's light or dark theme. */

import type { ScaleLinear } from 'd3-scale';
import { drawText, glyphOutlines, measureText } from './lettering.ts';

/** The image is narrow, so that its text is still legible when a phone shrinks it to 328 pixels. */
export const width = 400;
export const height = 300;
export const margin = { top: 52, right: 20, bottom: 44, left: 56 };

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
