/** Draws an SVG chart with axes and a legend. Colours follow the reader's light or dark theme. */

import type { ScaleLinear } from 'd3-scale';

export const width = 640;
export const height = 400;
export const margin = { top: 48, right: 24, bottom: 52, left: 60 };

export interface Axis {
  scale: ScaleLinear<number, number>;
  label: string;
  format(value: number): string;
}

export interface Series {
  name: string;
  /** Selects the colour and the mark of the series. */
  kind: 1 | 2 | 3;
}

export function escapeHtml(text: string): string {
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
text{font:12px system-ui,sans-serif;fill:var(--dim)}.title{font-size:15px;font-weight:600;fill:var(--ink)}
.grid{stroke:var(--line)}.dim{stroke:var(--dim);fill:none;stroke-dasharray:4 4}
.s1{fill:var(--one)}.s2{fill:var(--two)}.s3{fill:var(--three)}.l1,.l2,.l3{fill:none;stroke-width:2}
.l1{stroke:var(--one)}.l2{stroke:var(--two)}.l3{stroke:var(--three)}.end{text-anchor:end}.middle{text-anchor:middle}
</style>`;

/** Returns the whole SVG image: title, axes with grid lines, legend and content. */
export function chart(
  about: { title: string; description: string; series: readonly Series[] },
  x: Axis | null,
  y: Axis | null,
  content: string,
): string {
  const horizontal = (y?.scale.ticks(6) ?? []).map((tick) => {
    const at = y!.scale(tick).toFixed(1);
    return `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${at}" y2="${at}"/><text class="end" x="${margin.left - 8}" y="${at}" dy="4">${y!.format(tick)}</text>`;
  });
  const vertical = (x?.scale.ticks(8) ?? []).map((tick) => {
    const at = x!.scale(tick).toFixed(1);
    return `<line class="grid" x1="${at}" x2="${at}" y1="${margin.top}" y2="${height - margin.bottom}"/><text class="middle" x="${at}" y="${height - margin.bottom + 18}">${x!.format(tick)}</text>`;
  });
  const axisLabels = [
    x
      ? `<text class="middle" x="${(width + margin.left) / 2}" y="${height - 10}">${escapeHtml(x.label)}</text>`
      : '',
    y
      ? `<text class="middle" transform="translate(14 ${height / 2}) rotate(-90)">${escapeHtml(y.label)}</text>`
      : '',
  ];
  let legendX = margin.left;
  const legend = about.series.map(({ name, kind }) => {
    const own = `${mark(kind, legendX + 5, 37)}<text x="${legendX + 15}" y="41">${escapeHtml(name)}</text>`;
    legendX += 30 + name.length * 6.6;
    return own;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">${escapeHtml(about.title)}</title><desc id="d">${escapeHtml(about.description)}</desc>${style}
<text class="title" x="${margin.left}" y="20">${escapeHtml(about.title)}</text>
${[...horizontal, ...vertical, ...axisLabels, ...legend].join('\n')}
${content}
</svg>
`;
}
