/** Short names around the radar and the room they are given. */

import { polarPoint, type Point } from './geometry.ts';

/** The drawing's own units; at 288 px of width one unit is three quarters of a pixel. */
export const radarView = { x: -196, y: -162, width: 392, height: 324 } as const;
export const radarRadius = 120;
const labelRadius = 134;

/**
 * The largest label size in the drawing's units (charts.css sets it for narrow containers):
 * about 11 px at 320 px.
 */
export const largestLabel = 15;

interface PlacedLabel {
  readonly lines: readonly string[];
  readonly at: Point;
  /**
   * Where the first line stands, in em, so that all lines together are centred on the point or
   * clear the ring.
   */
  readonly lift: number;
}

export function radarLabels(lines: readonly string[], angle: number): PlacedLabel {
  const down = -Math.cos(angle);
  const centred = 0.35 - (lines.length - 1) * 0.575;
  return { lines, at: polarPoint(angle, labelRadius), lift: centred + down * 0.35 };
}
