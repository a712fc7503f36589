/** Pseudo-text: with an accent on every letter, a third longer, in brackets. Pure functions. */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'áƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÁɃÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ'];

const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** What is not for readers, or is pseudo-text already: tags, placeholders, addresses, brackets. */
const untouched = /(<\/?\w+>|\{\w+\}|https?:\/\/\S+|⟦[^⟧]*⟧)/;

const addAccents = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);

const fillerWord = 5;

function createFiller(text: string): string {
  const count = Math.ceil((text.match(/[a-z]/gi)?.length ?? 0) / 3);
  const filler = 'ø'.repeat(count);
  return filler.replace(new RegExp(`(.{1,${fillerWord}})`, 'g'), ' $1');
}

/** `Read <a>how</a>.` becomes `⟦Ŕéáð <a>ĥöŵ</a>. øøø⟧`. A text without letters stays as it is. */
export function pseudoText(text: string): string {
  const parts = text.split(untouched);
  const own = parts.filter((_, index) => index % 2 === 0).join('');
  if (!/[a-z]/i.test(own)) return text;
  const body = parts.map((part, index) => (index % 2 === 0 ? addAccents(part) : part)).join('');
  return `⟦${body}${createFiller(own)}⟧`;
}

export function toPseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function')
    return (...values: unknown[]): unknown => toPseudo(Reflect.apply(value, undefined, values));
  if (Array.isArray(value)) return value.map(toPseudo);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toPseudo(entry)]));
  return value;
}

/** An unescaped letter, or an escape such as `\w` or `\(`, which has no letter for readers. */
const letterOrEscape = /\\.|[a-z]/gi;

const matchLetters = (source: string): string =>
  source
    .replace(letterOrEscape, (found) =>
      found.startsWith('\\') ? found : `[${found}${accents.get(found) ?? ''}]`,
    )
    // One text may end and another begin where a reader sees a space.
    .replaceAll(' ', '[ ø⟧⟦]+');

/** Patterns may use neither groups with names nor letters in character classes. */
export function createPseudoPattern(text: string | RegExp, exact = false): RegExp {
  if (typeof text === 'string') {
    const source = matchLetters(text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
    return exact ? new RegExp(`^⟦?${source}[ ø]*⟧?$`) : new RegExp(source, 'i');
  }
  const source = matchLetters(text.source).replace(/^\^/, '^⟦?').replace(/\$$/, '[ ø]*⟧?$');
  return new RegExp(source, text.flags);
}
