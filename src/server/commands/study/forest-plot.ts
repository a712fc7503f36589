/** The findings as a picture: each estimate with its interval, beside its bar. */

import { themeFacts } from '../../../domain/themes.ts';
import { bars, type Claim, claimNames } from './claims.ts';
import type { Finding } from './findings.ts';

const rowHeight = 18;
const plot = { left: 360, width: 400 };
/** The range of every estimate that has a bar. */
const range = { min: -1, max: 1 };

const place = (value: number): number => {
  const inside = Math.min(range.max, Math.max(range.min, value));
  return plot.left + ((inside - range.min) / (range.max - range.min)) * plot.width;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const labelOf = ({ kind, theme, column }: Claim): string =>
  [claimNames[kind], theme && themeFacts[theme].name, column].filter(Boolean).join(' · ');

function drawRow({ claim, interval, verdict }: Finding, row: number): string {
  const y = rowHeight * (row + 1);
  const { side, value } = bars[claim.kind];
  const sides = side === 'within' ? [-value, value] : [value];
  const limits = sides.map(
    (limit) =>
      `<path d="M${place(limit)} ${y - 12}v16" stroke="#999" stroke-dasharray="2 2" fill="none"/>`,
  );
  const found = interval
    ? `<path d="M${place(interval.low)} ${y - 4}H${place(interval.high)}" stroke="#000"/><circle cx="${place(interval.estimate)}" cy="${y - 4}" r="3"/>`
    : '';
  const label = `<text x="${plot.left - 8}" y="${y}" text-anchor="end">${escape(labelOf(claim))}</text>`;
  const end = `<text x="${plot.left + plot.width + 8}" y="${y}">${verdict}</text>`;
  return [label, ...limits, found, end].join('');
}

export function drawForestPlot(findings: readonly Finding[]): string {
  const height = rowHeight * (findings.length + 1);
  const rows = findings.map(drawRow).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="${height}" font-family="sans-serif" font-size="11"><title>Estimates with 95 % intervals; dashed lines are the bars</title>\n${rows}\n</svg>\n`;
}
