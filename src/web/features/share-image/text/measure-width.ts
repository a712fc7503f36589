import type { MeasureWidth } from './line-breaking.ts';

let context: CanvasRenderingContext2D | null = null;

/** The assumed width of a character in pixels if the browser offers no canvas. */
const fallbackWidth = 40;

/** Returns a function that measures the width of text in a font of the page, in pixels. */
export function createMeasure(font: string): MeasureWidth {
  context ??= document.createElement('canvas').getContext('2d');
  return (text) => {
    if (context === null) return text.length * fallbackWidth;
    context.font = font;
    return context.measureText(text).width;
  };
}
