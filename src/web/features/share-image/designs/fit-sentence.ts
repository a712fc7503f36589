import { margin, side } from '../frame/measures.ts';
import { balanceLines } from '../text/line-breaking.ts';
import { createMeasure } from '../text/measure-width.ts';

const fontSizes = [128, 116, 104, 92, 80, 70, 62, 56] as const;
const smallestSize = 56;
export const lineHeight = 1.14;
const maxHeight = 440;

export interface FittedSentence {
  readonly fontSize: number;
  readonly lines: readonly string[];
}

/** Breaks a sentence into lines, in the largest font size in which they fit. */
export function fitSentence(text: string): FittedSentence {
  const candidates = fontSizes.map((fontSize): FittedSentence => ({
    fontSize,
    lines: balanceLines(text, side - 2 * margin, createMeasure(`380 ${fontSize}px Fraunces`)),
  }));
  const fitting = candidates.find(
    ({ fontSize, lines }) => lines.length * fontSize * lineHeight <= maxHeight,
  );
  return fitting ?? { fontSize: smallestSize, lines: candidates.at(-1)?.lines ?? [text] };
}
