/** The labels around the radar and the space that they need. */

import { polarPoint, type Point } from './geometry.ts';

/** The viewBox of the radar. In a radar of 288 px, a unit is about three quarters of a pixel. */
export const radarView = { x: -196, y: -162, width: 392, height: 324 } as const;
export const radarRadius = 120;
const labelRadius = 134;

/** The largest font size of a label, in units of the viewBox: that of narrow containers. */
export const maxFontSize = 15;

interface PlacedLabel {
  readonly lines: readonly string[];
  readonly at: Point;
  /** The vertical offset of the first line, in em, which keeps the lines off the outer ring. */
  readonly lift: number;
}

/** Longer labels take two lines. */
const maxLineLength = 12;

/** Returns one or two lines, broken at the space nearest to the middle. */
function breakLabel(label: string): string[] {
  if (label.length <= maxLineLength) return [label];
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const fromMiddle = (index: number): number => Math.abs(index - label.length / 2);
  const [at] = spaces.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return at === undefined ? [label] : [label.slice(0, at), label.slice(at + 1)];
}

export function radarLabels(label: string, angle: number): PlacedLabel {
  const lines = breakLabel(label);
  const down = -Math.cos(angle);
  const centred = 0.35 - (lines.length - 1) * 0.575;
  return { lines, at: polarPoint(angle, labelRadius), lift: centred + down * 0.35 };
}
