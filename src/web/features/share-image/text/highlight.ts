export interface TextRun {
  readonly text: string;
  readonly isAccent: boolean;
}

/**
 * Splits each line into runs of text. A run is an accent if it belongs to one of the phrases, even
 * if the phrase spans two lines.
 */
export function highlightPhrases(
  lines: readonly string[],
  phrases: readonly string[],
): TextRun[][] {
  const text = lines.join(' ');
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const phrase of phrases) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
      isMarked.fill(true, at, at + phrase.length);
  }
  let start = 0;
  return lines.map((line) => {
    const runs: TextRun[] = [];
    for (const [index, character] of [...line].entries()) {
      const isAccent = isMarked[start + index] === true;
      const last = runs.at(-1);
      if (last?.isAccent === isAccent)
        runs[runs.length - 1] = { text: last.text + character, isAccent };
      else runs.push({ text: character, isAccent });
    }
    start += line.length + 1;
    return runs;
  });
}
