/** The opening sentences, set in large type, and the rest. */
export interface Summary {
  readonly lead: string;
  readonly rest: string;
}

/** The lead has at least this many characters, so that a short first sentence is not alone. */
const minLeadLength = 80;

/** Splits after whole sentences. The two parts joined by a space are the summary again. */
export function splitSummary(text: string): Summary {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let count = 1;
  while (count < sentences.length && sentences.slice(0, count).join(' ').length < minLeadLength)
    count += 1;
  return { lead: sentences.slice(0, count).join(' '), rest: sentences.slice(count).join(' ') };
}
