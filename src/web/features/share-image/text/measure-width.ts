import type { MeasureWidth } from './line-breaking.ts';

let context: CanvasRenderingContext2D | null = null;

/** Width per character if the browser offers no canvas. */
const fallbackWidth = 40;

/** Measures in a font of the page; pictures use the same two. */
export function createMeasure(font: string): MeasureWidth {
  context ??= document.createElement('canvas').getContext('2d');
  return (text) => {
    if (context === null) return text.length * fallbackWidth;
    context.font = font;
    return context.measureText(text).width;
  };
}
