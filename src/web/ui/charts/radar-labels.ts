/** The labels around the radar and the space that they need. */

import type { Locale } from '../../../domain/locales.ts';
import { locale } from '../language/locale.ts';
import { polarPoint, type Point } from './geometry.ts';

/** The viewBox of the radar. In a radar of 288 px, a unit is about three quarters of a pixel. */
export function viewRadar(language: Locale) {
  if (language === 'en') return { x: -196, y: -162, width: 392, height: 324 };
  return { x: -216, y: -170, width: 432, height: 340 }; // other languages have longer words
}
export const radarView = viewRadar(locale);
export const radarRadius = 120;
const labelRadius = 131;

/** The largest font size of a label, in units of the viewBox. Narrow containers use it. */
export const maxFontSize = 15;

interface PlacedLabel {
  readonly lines: readonly string[];
  readonly at: Point;
  /** The vertical offset of the first line, in em, which keeps the lines off the outer ring. */
  readonly lift: number;
}

/** The letters of a line; fewer to the left and right, where the radar leaves less room. */
const maxLineLength = { beside: 9, above: 12 } as const;

function breakLabel(label: string, max: number): string[] {
  const [first = '', ...others] = label.split(' ');
  const lines = [first];
  for (const word of others) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= max) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

export function radarLabels(label: string, angle: number): PlacedLabel {
  const isBeside = Math.abs(Math.sin(angle)) > 0.9;
  const lines = breakLabel(label, maxLineLength[isBeside ? 'beside' : 'above']);
  const down = -Math.cos(angle);
  const centred = 0.35 - (lines.length - 1) * 0.575;
  return { lines, at: polarPoint(angle, labelRadius), lift: centred + down * 0.6 };
}
