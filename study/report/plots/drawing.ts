/** Draws the plot area, its axes, and common parts of a plot. */

import { scaleLinear } from 'd3-scale';
import { height, margin, width, type Axis, type Series } from './chart.ts';

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
