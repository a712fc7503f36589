/** What a translation may contain: plain text, with the tags of its English text at most. */

const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const listTags = (text: string): string[] => text.match(/<(?=[a-z/!?])[^>]*>?/gi) ?? [];

/** Says what is wrong with a translated text, if anything is. */
export function findMarkup(text: string, english: string): string | undefined {
  if (invisible.test(text)) return 'has a control character, or one that changes the direction';
  const known = listTags(english);
  const foreign = listTags(text).filter((tag) => !known.includes(tag));
  return foreign.length > 0 ? `has markup: ${foreign.join(' ')}` : undefined;
}

/** The tags and placeholders of a text, and the signs for its number: what a translation keeps. */
export const listMarks = (text: string): string[] => [
  ...listTags(text),
  ...(text.match(/\{\w+\}|#/g) ?? []),
];

function compareCounts(marks: readonly string[], expected: readonly string[]): string | undefined {
  const count = (all: readonly string[], mark: string) => all.filter((one) => one === mark).length;
  const isWrong = (mark: string) => count(marks, mark) !== count(expected, mark);
  const list = [...new Set([...marks, ...expected])].filter(isWrong).join(' ');
  return list === '' ? undefined : `has another number of ${list}`;
}

export const findLostTags = (text: string, english: string): string | undefined =>
  compareCounts(listTags(text), listTags(english));

/** Says which marks a new text has lost or gained. The form of one number may omit it. */
export function findLostMarks(text: string, present: string, form: string): string | undefined {
  const isKept = (mark: string) => mark !== '#' || !/^(?:zero|one|two)$/.test(form);
  return compareCounts(listMarks(text).filter(isKept), listMarks(present).filter(isKept));
}
