/** Checks that a translation is plain text, with no tags but those of its English text. */

const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const listTags = (text: string): string[] => text.match(/<(?=[a-z/!?])[^>]*>?/gi) ?? [];

/** Returns the fault of a translated text, or undefined. */
export function findMarkup(text: string, english: string): string | undefined {
  if (invisible.test(text)) return 'has a control character, or one that changes the direction';
  const known = listTags(english);
  const foreign = listTags(text).filter((tag) => !known.includes(tag));
  return foreign.length > 0 ? `has markup: ${foreign.join(' ')}` : undefined;
}

/** Lists the tags that a translated text has lost or gained; undefined if there are none. */
export function findLostTags(text: string, english: string): string | undefined {
  const [own, expected] = [listTags(text), listTags(english)];
  const count = (all: readonly string[], tag: string) => all.filter((one) => one === tag).length;
  const isWrong = (tag: string) => count(own, tag) !== count(expected, tag);
  const wrong = [...new Set([...own, ...expected])].filter(isWrong);
  return wrong.length === 0 ? undefined : `has another number of ${wrong.join(' ')}`;
}
