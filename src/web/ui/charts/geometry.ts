/**
 * The mathematics of the charts: estimates to places, no React. Places on a track are percents
 * of its width, so a track needs no measuring and is the same on the page, on paper and in an
 * image.
 */

import { range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { curveLinearClosed, lineRadial } from 'd3-shape';
import { z95 } from '../../../domain/scoring.ts';

/**
 * A figure and its standard error (posterior SD) on the same scale; absent where none is known
 * (legacy profiles).
 */
export interface Estimate {
  readonly value: number;
  readonly se?: number | undefined;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Public profile and dimension tracks (spec §2, §9). */
export const trackTicks = [0, 25, 50, 75, 100] as const;

export const formatPlace = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** 0 to 100 on a track. */
export const trackPlace = scaleLinear().domain([0, 100]).range([0, 100]).clamp(true);

/** -100 to 100 on a polarity bar: the negative pole at the start, the centre line in the middle. */
export const polarityPlace = scaleLinear().domain([-100, 100]).range([0, 100]).clamp(true);

/**
 * value ± width standard errors, cut at the ends of the scale; null where the error is unknown.
 */
export function intervalOf(
  estimate: Estimate,
  width: number,
  [least, most]: readonly [number, number] = [0, 100],
): Interval | null {
  if (estimate.se === undefined) return null;
  const half = estimate.se * width;
  return {
    low: Math.max(least, estimate.value - half),
    high: Math.min(most, estimate.value + half),
  };
}

/** Half the 95 % interval as a whole number, for text; null where the error is unknown. */
export const marginOf = (estimate: Estimate): number | null =>
  estimate.se === undefined ? null : Math.round(estimate.se * z95);

export const formatEstimate = (estimate: Estimate): string => {
  const margin = marginOf(estimate);
  return margin === null
    ? `${Math.round(estimate.value)}`
    : `${Math.round(estimate.value)} ± ${margin}`;
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Angles of n axes, the first at twelve o'clock, clockwise, in radians (d3-shape's convention). */
export const axisAngles = (count: number): number[] =>
  range(count).map((index) => (2 * Math.PI * index) / count);

export const polarPoint = (angle: number, radius: number): Point => ({
  x: Math.sin(angle) * radius,
  y: -Math.cos(angle) * radius,
});

/** The closed path through one value per axis. */
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

/** Which side of its point a label at this angle grows to, so that it grows away from the radar. */
export function labelAnchor(angle: number): Anchor {
  const across = Math.sin(angle);
  if (Math.abs(across) < 0.1) return 'middle';
  return across > 0 ? 'start' : 'end';
}

/** A diamond of the same area as a circle of this radius, around (0, 0). */
export function diamondPath(radius: number): string {
  const reach = Number((radius * Math.sqrt(Math.PI / 2)).toFixed(2));
  return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
}
