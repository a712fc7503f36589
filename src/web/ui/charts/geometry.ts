/**
 * The geometry of the charts, without React. A position on a track is a percentage of the track's
 * width, so a track looks the same on the page, on paper and in an image without being measured.
 */

import { range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { curveLinearClosed, lineRadial } from 'd3-shape';
import { z95 } from '../../../domain/scoring.ts';

export interface Estimate {
  readonly value: number;
  /** The standard error (posterior SD) on the scale of the value; legacy profiles have none. */
  readonly se?: number | undefined;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The scores that have a tick on every theme's track (spec §2, §9). */
export const trackTicks = [0, 25, 50, 75, 100] as const;

export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** Maps a score from 0 to 100 to a position in percent of the track's width. */
export const trackScale = scaleLinear().domain([0, 100]).range([0, 100]).clamp(true);

/**
 * Maps a polarity from -100 to 100 to a position in percent of the bar's width. 0 is in the middle.
 */
export const polarityScale = scaleLinear().domain([-100, 100]).range([0, 100]).clamp(true);

/**
 * Returns the 95 % interval of an estimate, clamped to its scale. Returns null if the standard
 * error is unknown.
 */
export function estimateInterval(
  estimate: Estimate,
  [min, max]: readonly [number, number] = [0, 100],
): Interval | null {
  if (estimate.se === undefined) return null;
  const half = estimate.se * z95;
  return {
    low: Math.max(min, estimate.value - half),
    high: Math.min(max, estimate.value + half),
  };
}

/**
 * Returns half the width of the 95 % interval, rounded. Returns null if the standard error is
 * unknown.
 */
export const marginOfError = (estimate: Estimate): number | null =>
  estimate.se === undefined ? null : Math.round(estimate.se * z95);

export const formatEstimate = (estimate: Estimate): string => {
  const margin = marginOfError(estimate);
  return margin === null
    ? `${Math.round(estimate.value)}`
    : `${Math.round(estimate.value)} ± ${margin}`;
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the angles of evenly spaced axes, in radians and clockwise from twelve o'clock, as in
 * d3-shape.
 */
export const axisAngles = (count: number): number[] =>
  range(count).map((index) => (2 * Math.PI * index) / count);

export const polarPoint = (angle: number, radius: number): Point => ({
  x: Math.sin(angle) * radius,
  y: -Math.cos(angle) * radius,
});

/** Returns the closed SVG path through one value from 0 to 100 on each axis. */
export function radarPath(values: readonly number[], radius: number): string {
  const angles = axisAngles(values.length);
  const place = scaleLinear().domain([0, 100]).range([0, radius]).clamp(true);
  const line = lineRadial<number>()
    .angle((_, index) => angles[index] ?? 0)
    .radius((value) => place(value))
    .curve(curveLinearClosed);
  return line([...values]) ?? '';
}

export type Anchor = 'start' | 'middle' | 'end';

/** Returns the text anchor with which a label at this angle extends away from the radar. */
export function labelAnchor(angle: number): Anchor {
  const across = Math.sin(angle);
  if (Math.abs(across) < 0.1) return 'middle';
  return across > 0 ? 'start' : 'end';
}

/**
 * Returns the SVG path of a diamond around (0, 0). Its area equals that of a circle with this
 * radius.
 */
export function diamondPath(radius: number): string {
  const reach = Number((radius * Math.sqrt(Math.PI / 2)).toFixed(2));
  return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
}
