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

/** Says which tags a translated text has lost or gained, if any. */
export function findLostTags(text: string, english: string): string | undefined {
  const [own, expected] = [listTags(text), listTags(english)];
  const count = (all: readonly string[], tag: string) => all.filter((one) => one === tag).length;
  const isWrong = (tag: string) => count(own, tag) !== count(expected, tag);
  const wrong = [...new Set([...own, ...expected])].filter(isWrong);
  return wrong.length === 0 ? undefined : `has another number of ${wrong.join(' ')}`;
}
