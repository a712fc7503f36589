import { displayFont } from '../../ui/theme/faces.ts';
import { displayOpticalSize, margin, side } from './palette.ts';

/** Returns a text's width in pixels. Lines are broken here, because SVG text does not wrap. */
type MeasureWidth = (text: string) => number;

/** Fills each line with as many words as fit; a word that is wider gets its own line. */
export function breakLines(text: string, maxWidth: number, measure: MeasureWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= maxWidth)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Like `breakLines`, but with lines of similar width, so that no word is alone on the last one. */
export function balanceLines(text: string, maxWidth: number, measure: MeasureWidth): string[] {
  const greedy = breakLines(text, maxWidth, measure);
  for (let width = maxWidth * 0.5; width < maxWidth; width += maxWidth / 40) {
    const lines = breakLines(text, width, measure);
    if (lines.length <= greedy.length && lines.every((line) => measure(line) <= maxWidth))
      return lines;
  }
  return greedy;
}

let context: CanvasRenderingContext2D | null = null;

/** The assumed width of a character in pixels if the browser offers no canvas. */
const fallbackWidth = 40;

/** Returns a function that measures the width of text in a font of the page, in pixels. */
function createMeasure(font: string): MeasureWidth {
  context ??= document.createElement('canvas').getContext('2d');
  return (text) => {
    if (context === null) return text.length * fallbackWidth;
    context.font = font;
    return context.measureText(text).width;
  };
}

const fontSizes = [132, 124, 116, 104, 92, 80, 70, 62, 56] as const;
export const lineHeight = 1.14;
const maxWidth = side - 2 * margin;

export interface FittedSentence {
  readonly fontSize: number;
  readonly lines: readonly string[];
}

/** Measures at the optical size of the pictures, which a canvas takes from the font size alone. */
export const measureDisplay = (fontSize: number): MeasureWidth => {
  const measure = createMeasure(`400 ${displayOpticalSize}px ${displayFont}`);
  return (text) => (measure(text) / displayOpticalSize - 0.01 * text.length) * fontSize;
};

/**
 * Breaks a sentence into lines, in the largest font size in which they fit into the height, and
 * its longest word into the width.
 */
export function fitSentence(
  text: string,
  maxHeight: number,
  measureAt: (fontSize: number) => MeasureWidth = measureDisplay,
): FittedSentence {
  const candidates = fontSizes.map((fontSize): FittedSentence => ({
    fontSize,
    lines: balanceLines(text, maxWidth, measureAt(fontSize)),
  }));
  const fitting = candidates.find(
    ({ fontSize, lines }) =>
      lines.length * fontSize * lineHeight <= maxHeight &&
      lines.every((line) => measureAt(fontSize)(line) <= maxWidth),
  );
  return fitting ?? candidates.at(-1)!;
}

/** Returns the largest font size up to `max` in which each text fits on one line. */
export function fitLines(texts: readonly string[], max: number): number {
  const reference = 100;
  const measure = measureDisplay(reference);
  const widest = Math.max(1, ...texts.map(measure));
  return Math.min(max, (maxWidth * reference) / widest);
}
