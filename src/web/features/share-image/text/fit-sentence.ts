import { displayOpticalSize, margin, side } from '../frame/measures.ts';
import { balanceLines, type MeasureWidth } from './line-breaking.ts';
import { createMeasure } from './measure-width.ts';

const fontSizes = [132, 124, 116, 104, 92, 80, 70, 62, 56] as const;
const smallestSize = 56;
export const lineHeight = 1.14;
const maxWidth = side - 2 * margin;

export interface FittedSentence {
  readonly fontSize: number;
  readonly lines: readonly string[];
}

/**
 * Measures in the font size that has the optical size of the pictures, because a canvas knows no
 * other way to choose it.
 */
export const measureDisplay = (fontSize: number): MeasureWidth => {
  const measure = createMeasure(`400 ${displayOpticalSize}px Fraunces`);
  return (text) => (measure(text) / displayOpticalSize - 0.01 * text.length) * fontSize;
};

/** Breaks a sentence into lines, in the largest font size in which they fit into the height. */
export function fitSentence(text: string, maxHeight: number): FittedSentence {
  const candidates = fontSizes.map((fontSize): FittedSentence => ({
    fontSize,
    lines: balanceLines(text, maxWidth, measureDisplay(fontSize)),
  }));
  const fitting = candidates.find(
    ({ fontSize, lines }) => lines.length * fontSize * lineHeight <= maxHeight,
  );
  return fitting ?? { fontSize: smallestSize, lines: candidates.at(-1)?.lines ?? [text] };
}

/** Returns the largest font size up to `max` in which each text fits on one line. */
export function fitLines(texts: readonly string[], max: number): number {
  const reference = 100;
  const measure = measureDisplay(reference);
  const widest = Math.max(1, ...texts.map(measure));
  return Math.min(max, (maxWidth * reference) / widest);
}

/** Returns the width of a text in the display font, in units of the picture. */
export const displayWidth = (text: string, fontSize: number): number =>
  measureDisplay(fontSize)(text);
