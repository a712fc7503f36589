/** A summary in two parts: the opening sentences, set in large type, and the rest. */
export interface Summary {
  readonly lead: string;
  readonly rest: string;
}

/**
 * The minimum length of the lead in characters. If the first sentence is shorter, the lead includes
 * the next ones too.
 */
const minLeadLength = 80;

/** Splits a summary into whole sentences: the lead, and the rest, which may be empty. */
export function splitSummary(text: string): Summary {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let count = 1;
  while (count < sentences.length && sentences.slice(0, count).join(' ').length < minLeadLength)
    count += 1;
  return { lead: sentences.slice(0, count).join(' '), rest: sentences.slice(count).join(' ') };
}
