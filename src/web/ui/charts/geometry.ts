/**
 * The geometry of the charts, without React. A position on a track is a percentage of its width, so
 * a track needs no measuring and looks the same on the page, on paper and in an image.
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

/** The ticks of every theme's track (spec §2, §9). */
export const trackTicks = [0, 25, 50, 75, 100] as const;

export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** Maps a score of 0 to 100 to the width of a track. */
export const trackScale = scaleLinear().domain([0, 100]).range([0, 100]).clamp(true);

/** Maps a polarity of -100 to 100 to the width of its bar, with zero in the middle. */
export const polarityScale = scaleLinear().domain([-100, 100]).range([0, 100]).clamp(true);

/** The value ± so many standard errors, clamped to its scale; null if the error is unknown. */
export function estimateInterval(
  estimate: Estimate,
  standardErrors: number,
  [min, max]: readonly [number, number] = [0, 100],
): Interval | null {
  if (estimate.se === undefined) return null;
  const half = estimate.se * standardErrors;
  return {
    low: Math.max(min, estimate.value - half),
    high: Math.min(max, estimate.value + half),
  };
}

/** Half the 95 % interval, rounded for text; null if the error is unknown. */
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

/** Angles in radians, clockwise from twelve o'clock, as in d3-shape. */
export const axisAngles = (count: number): number[] =>
  range(count).map((index) => (2 * Math.PI * index) / count);

export const polarPoint = (angle: number, radius: number): Point => ({
  x: Math.sin(angle) * radius,
  y: -Math.cos(angle) * radius,
});

/** The closed outline through one value per axis. */
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

/** The text anchor that lets a label at this angle grow away from the radar. */
export function labelAnchor(angle: number): Anchor {
  const across = Math.sin(angle);
  if (Math.abs(across) < 0.1) return 'middle';
  return across > 0 ? 'start' : 'end';
}

/** A diamond around (0, 0) with the area of a circle of this radius. */
export function diamondPath(radius: number): string {
  const reach = Number((radius * Math.sqrt(Math.PI / 2)).toFixed(2));
  return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
}
