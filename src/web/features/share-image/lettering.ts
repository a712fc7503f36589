/** Text in lines, since a drawing wraps nothing by itself. */
export type Measure = (text: string) => number;

/** Greedy, by whole words; a word longer than a line has its own. Joined by spaces, the lines are the text again. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, of lengths as even as can be: no word is left alone on the last one. */
export function evenLinesOf(text: string, width: number, measure: Measure): string[] {
  const greedy = linesOf(text, width, measure);
  for (let narrow = width * 0.5; narrow < width; narrow += width / 40) {
    const lines = linesOf(text, narrow, measure);
    if (lines.length <= greedy.length && lines.every((line) => measure(line) <= width))
      return lines;
  }
  return greedy;
}

let paper: CanvasRenderingContext2D | null = null;

/** In the page's own faces, which are those of the picture. */
export function measureIn(font: string): Measure {
  paper ??= document.createElement('canvas').getContext('2d');
  return (text) => {
    if (paper === null) return text.length * 40;
    paper.font = font;
    return paper.measureText(text).width;
  };
}

export interface Run {
  readonly text: string;
  readonly isAccent: boolean;
}

/** The lines with the named phrases marked, also where a phrase goes over the end of a line. */
export function markedLines(lines: readonly string[], phrases: readonly string[]): Run[][] {
  const whole = lines.join(' ');
  const isMarked = Array.from({ length: whole.length }, () => false);
  for (const phrase of phrases) {
    for (let at = whole.indexOf(phrase); at >= 0; at = whole.indexOf(phrase, at + 1))
      isMarked.fill(true, at, at + phrase.length);
  }
  let start = 0;
  return lines.map((line) => {
    const runs: Run[] = [];
    for (const [index, symbol] of [...line].entries()) {
      const isAccent = isMarked[start + index] === true;
      const last = runs.at(-1);
      if (last?.isAccent === isAccent)
        runs[runs.length - 1] = { text: last.text + symbol, isAccent };
      else runs.push({ text: symbol, isAccent });
    }
    start += line.length + 1;
    return runs;
  });
}
