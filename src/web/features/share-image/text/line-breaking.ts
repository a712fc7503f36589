/** Breaks text into lines, because SVG text does not wrap. */

export type MeasureWidth = (text: string) => number;

/**
 * Fills each line with as many words as fit. A word that is wider than a line gets its own line.
 * Joining the lines with spaces restores the text.
 */
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

/**
 * Breaks text into as few lines as `breakLines`, but of similar width, so that no word is alone on
 * the last line.
 */
export function balanceLines(text: string, maxWidth: number, measure: MeasureWidth): string[] {
  const greedy = breakLines(text, maxWidth, measure);
  for (let width = maxWidth * 0.5; width < maxWidth; width += maxWidth / 40) {
    const lines = breakLines(text, width, measure);
    if (lines.length <= greedy.length && lines.every((line) => measure(line) <= maxWidth))
      return lines;
  }
  return greedy;
}
