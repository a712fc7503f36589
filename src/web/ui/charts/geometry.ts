/**
 * The geometry of the charts, without React. A position on a track is a percentage of the track's
 * width, so a track looks the same on the page, on paper and in an image without being measured.
 */

import { z95 } from '../../../domain/scoring.ts';
import { formatNumber, leftToRight } from '../language/numbers.ts';

export interface Estimate {
  readonly value: number;
  /** The standard error (posterior SD) on the scale of the value; a public profile has none. */
  readonly se?: number | undefined;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The scores that have a tick on every theme's track. */
export const trackTicks = [0, 25, 50, 75, 100] as const;

/** Writes a position for CSS and SVG. People read `formatPercent` of ui/language. */
export const cssPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** Maps a score from 0 to 100 to a position in percent of the track's width. */
export const trackScale = (score: number): number => Math.min(100, Math.max(0, score));

/** Maps a polarity from -100 to 100 to a position in percent of the bar's width. */
export const polarityScale = (polarity: number): number => trackScale((polarity + 100) / 2);

/** Returns the 95 % interval, clamped to its scale; null if the standard error is unknown. */
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

/** Returns half the width of the 95 % interval, rounded; null if the error is unknown. */
const marginOfError = (estimate: Estimate): number | null =>
  estimate.se === undefined ? null : Math.round(estimate.se * z95);

export const formatEstimate = (estimate: Estimate): string => {
  const margin = marginOfError(estimate);
  const value = `${Math.round(estimate.value)}`;
  return margin === null ? value : leftToRight(`${value} ± ${margin}`);
};

/**
 * The scales on which a track's figures are read: from 0 to 100, or the scale of seven on which the
 * interest labels are defined. The marks have the same place on both.
 */
export type TrackMax = 100 | 7;

/** The scores, from 0 to 100, that have a tick. */
export const ticksOf = (max: TrackMax): readonly number[] =>
  max === 100 ? trackTicks : [0, 1, 2, 3, 4, 5, 6, 7].map((tick) => (tick / 7) * 100);

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Formats a score from 0 to 100 on the scale: a whole number of 100, or one decimal of 7. */
export const formatOnTrack = (score: number, max: TrackMax): string =>
  max === 100 ? `${Math.round(score)}` : formatNumber((score / 100) * max, oneDecimal);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the angles of evenly spaced axes, in radians and clockwise from twelve o'clock. */
export const axisAngles = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count);

export const polarPoint = (angle: number, radius: number): Point => ({
  x: Math.sin(angle) * radius,
  y: -Math.cos(angle) * radius,
});

/** Returns the closed SVG path through one value on each axis, clamped to 0 and 100. */
export function radarPath(values: readonly number[], radius: number): string {
  const angles = axisAngles(values.length);
  const corners = values.map((value, index) => {
    const { x, y } = polarPoint(angles[index] ?? 0, (radius * trackScale(value)) / 100);
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Returns the text anchor with which a label at this angle extends away from the radar. */
export function labelAnchor(angle: number): Anchor {
  const across = Math.sin(angle);
  if (Math.abs(across) < 0.1) return 'middle';
  return across > 0 ? 'start' : 'end';
}

/** Returns the SVG path of a diamond around (0, 0), with the area of a circle of this radius. */
export function diamondPath(radius: number): string {
  const reach = Number((radius * Math.sqrt(Math.PI / 2)).toFixed(2));
  return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
}
