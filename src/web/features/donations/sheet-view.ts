/** The researchers' words: in which language, and as blocks of plain text. */

import { type Locale, localeFacts } from '../../../domain/locales.ts';
import { locale } from '../../ui/language/locale.ts';

/** The text in the language of the page, or in the first one of the study. */
export function pickText<T>(texts: Partial<Record<Locale, T>>): readonly [Locale, T] {
  const own = texts[locale];
  // as: the keys of the object, which has at least one
  return own === undefined ? (Object.entries(texts)[0] as [Locale, T]) : [locale, own];
}

export const inLanguage = (language: Locale) => ({
  lang: language,
  dir: localeFacts[language].direction,
});

export type SheetBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = /^[-*] +/;

function toBlock(lines: readonly string[]): SheetBlock {
  const [first = ''] = lines;
  if (lines.every((line) => bullet.test(line)))
    return { kind: 'list', items: lines.map((line) => line.replace(bullet, '')) };
  const heading = /^#{1,6} +(.+)$/.exec(first);
  if (heading && lines.length === 1) return { kind: 'heading', text: heading[1]! };
  return { kind: 'paragraph', text: lines.join('\n') };
}

/** Headings, lists and paragraphs are all the Markdown there is; the rest stays as it was typed. */
export const parseSheet = (text: string): SheetBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(toBlock);
