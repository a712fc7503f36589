/** Says in another language what a test says in English, by the texts of every `words.ts`. */

import { globSync } from 'node:fs';
import { translationOf } from '../../../../scripts/locales.ts';
import type { TranslatedLocale } from '../../../../src/domain/locales.ts';

type TextFunction = (...given: unknown[]) => unknown;

type Template = readonly [english: TextFunction, translated: TextFunction];

/** The texts of a language, by the English ones. */
export interface Translations {
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts with numbers or names in them. */
  readonly templates: readonly Template[];
}

const root = new URL('../../../../', import.meta.url);

async function loadTexts(path: string): Promise<Record<string, unknown>> {
  const { default: texts, ...named } = await import(new URL(path, root).href);
  return texts ?? named;
}

export async function loadTranslations(locale: TranslatedLocale): Promise<Translations> {
  const texts = new Map<string, Set<string>>();
  const templates: [TextFunction, TextFunction][] = [];
  const collect = (english: unknown, translated: unknown): void => {
    if (typeof english === 'string' && typeof translated === 'string') {
      if (!texts.has(english)) texts.set(english, new Set());
      texts.get(english)?.add(translated);
    } else if (typeof english === 'function' && typeof translated === 'function')
      // as: the functions of a words.ts return texts
      templates.push([english as TextFunction, translated as TextFunction]);
    else if (english !== null && typeof english === 'object')
      for (const [name, part] of Object.entries(english))
        collect(part, (translated as Record<string, unknown> | undefined)?.[name]);
  };
  const files = globSync('src/{web,domain,server}/**/*words.ts', { cwd: root });
  for (const file of files.filter((path) => !path.includes('/admin/')))
    collect(await loadTexts(file), await loadTexts(translationOf(file, locale)));
  return { texts, templates };
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The placeholder for a value in a text, and the pattern for the value in a test. */
const standIns = [
  { of: (index: number) => 901 + index, group: String.raw`([\d.,]+)`, read: Number },
  { of: (index: number) => `⟦${index}⟧`, group: '(.+?)', read: String },
] as const;

/** What a function writes about stand-ins; null if it takes something else. */
function write(template: TextFunction, given: readonly unknown[]): string | null {
  try {
    const written = template(...given);
    return typeof written === 'string' ? written : null;
  } catch {
    return null;
  }
}

const standIn = /(90[1-9]|⟦\d⟧)/;

/** A template's translation of a text, and the number of letters they share. */
interface Candidate {
  readonly pattern: string;
  readonly common: number;
}

const lettersOf = (parts: readonly string[]): number =>
  parts.filter((_, place) => place % 2 === 0).join('').length;

/** The translated template with the values of an English text that it may have written. */
function fill([english, translated]: Template, text: string): Candidate | null {
  const count = Math.max(1, english.length);
  for (const { of, group, read } of standIns) {
    const given = Array.from({ length: count }, (_, index) => of(index));
    const parts = write(english, given)?.split(standIn) ?? [];
    const order = parts
      .filter((_, place) => place % 2 === 1)
      .map((part) => given.findIndex((value) => String(value) === part));
    if (order.length === 0 || order.includes(-1)) continue;
    const source = parts.map((part, place) => (place % 2 === 0 ? escape(part) : group));
    const found = new RegExp(`^${source.join('')}$`, 'i').exec(text);
    if (!found) continue;
    const values: unknown[] = [];
    for (const [place, index] of order.entries()) values[index] = read(found[place + 1] ?? '');
    const written = write(translated, values);
    if (written !== null) return { pattern: escape(written), common: lettersOf(parts) };
  }
  return null;
}

/** The translated template with any values, if the English one has a part of the text. */
function leaveOpen([english, translated]: Template, text: string): Candidate | null {
  for (const { of } of standIns) {
    const given = Array.from({ length: Math.max(1, english.length) }, (_, at) => of(at));
    const [parts, own] = [english, translated].map((one) => write(one, given)?.split(standIn));
    const common = (parts ?? [])
      .filter((part, place) => place % 2 === 0 && (part.includes(text) || text.includes(part)))
      .map((part) => Math.min(part.length, text.length));
    if (!own || Math.max(0, ...common) < minCommonLetters) continue;
    const pattern = own.map((part, place) => (place % 2 === 0 ? escape(part) : '.+?')).join('');
    return { pattern, common: Math.max(...common) };
  }
  return null;
}

/** How few letters show that a template has written a text. */
const minCommonLetters = 8;

/** Patterns of the templates that have most in common with the text. */
function listTemplatePatterns({ templates }: Translations, text: string): string[] {
  const candidates = templates.flatMap((template) => {
    const found = fill(template, text) ?? leaveOpen(template, text);
    return found ? [found] : [];
  });
  const most = Math.max(...candidates.map(({ common }) => common));
  return candidates.filter(({ common }) => common === most).map(({ pattern }) => pattern);
}

/** The translations of the English texts that the pattern finds. */
const listMatches = ({ texts }: Translations, pattern: RegExp): string[] =>
  [...texts].flatMap(([english, translated]) => (pattern.test(english) ? [...translated] : []));

/** Returns patterns of what a page shows where the English one shows a text with these words. */
function listPatterns(translations: Translations, text: string): string[] {
  const whole = listMatches(translations, new RegExp(`^${escape(text)}$`, 'i'));
  if (whole.length > 0) return whole.map(escape);
  const longer = listMatches(translations, new RegExp(escape(text), 'i'));
  return longer.length > 0 ? longer.map(escape) : listTemplatePatterns(translations, text);
}

/** Spaces separate words, and so do the marks around left-to-right text. */
const between = String.raw`[\s\u2066\u2069]+`;

const anyOf = (patterns: readonly string[]): string =>
  `(?:${[...new Set(patterns)]
    .map((text) => text.replaceAll(/<\\?\/?\w+>|\u00AD/g, '').replaceAll(/\s+/g, between))
    .join('|')})`;

const withoutSigns = (source: string): string => source.replaceAll(/^\^|\$$|\\/g, '');

/**
 * The pattern by which a finder of Playwright finds on a translated page what it finds by `text` on
 * the English one. It also finds the English text: a reply that a test invents is in English.
 */
export function translatePattern(
  translations: Translations,
  text: string | RegExp,
  exact = false,
): RegExp {
  if (typeof text !== 'string') {
    const found = listMatches(translations, new RegExp(text.source, text.flags)).map(escape);
    const filled = listTemplatePatterns(translations, withoutSigns(text.source));
    const others = found.length > 0 ? found : filled;
    return new RegExp(anyOf([...others, text.source]), 'i');
  }
  const found = anyOf([...listPatterns(translations, text), escape(text)]);
  return exact ? new RegExp(String.raw`^\s*${found}\s*$`) : new RegExp(`(?<!\\p{L})${found}`, 'iu');
}
