/** The languages of the product. English is the reference; the others are translations of it. */

/** BCP 47 tags. Stored sets name a language by its place here, so append only. */
export const locales = ['en', 'de', 'fr', 'es', 'pt-BR', 'he'] as const;
export type Locale = (typeof locales)[number];
export type TranslatedLocale = Exclude<Locale, 'en'>;

/** Returns a set of languages as one byte, one bit for each. */
export const packLocales = (chosen: readonly Locale[]): number =>
  chosen.reduce((bits, locale) => bits | (1 << locales.indexOf(locale)), 0);

export const unpackLocales = (bits: number): Locale[] =>
  locales.filter((_, place) => (bits >> place) & 1);

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Text
    ? (...given: Given) => Widened<Text>
    : T extends object
      ? { readonly [Key in keyof T]: Widened<T[Key]> }
      : T;

/**
 * The default export of a translated `words.ts` below `locales/`: all of its texts and no others. A
 * missing or extra text does not compile.
 */
export type Translation<Words> = { readonly [Name in keyof Words]: Widened<Words[Name]> };

interface LocaleFacts {
  /** The prefix of every path; empty for English. */
  readonly basePath: '' | `/${string}`;
  /** The name in the language itself. */
  readonly name: string;
  /** Offers this language to readers of another one. */
  readonly readOn: string;
  readonly direction: 'ltr' | 'rtl';
}

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  en: {
    basePath: '',
    name: 'English',
    readOn: 'Read on in English',
    direction: 'ltr',
  },
  de: {
    basePath: '/de',
    name: 'Deutsch',
    readOn: 'Auf Deutsch weiterlesen',
    direction: 'ltr',
  },
  fr: {
    basePath: '/fr',
    name: 'Français',
    readOn: 'Continuer en français',
    direction: 'ltr',
  },
  es: {
    basePath: '/es',
    name: 'Español',
    readOn: 'Seguir en español',
    direction: 'ltr',
  },
  'pt-BR': {
    basePath: '/pt-br',
    name: 'Português (Brasil)',
    readOn: 'Continuar em português',
    direction: 'ltr',
  },
  he: { basePath: '/he', name: 'עברית', readOn: 'להמשיך בעברית', direction: 'rtl' },
};

/** The languages with complete pages, each with a build of its own. */
export const offeredLocales: readonly Locale[] = ['en', 'de', 'fr', 'es', 'pt-BR', 'he'];

/** Tags that browsers and people still use. */
const formerTags: Readonly<Record<string, string>> = { iw: 'he' };

function languageOf(tag: string): string {
  const [language = ''] = tag.trim().toLowerCase().split('-');
  return formerTags[language] ?? language;
}

/** Returns the first offered language of these tags, whatever its region; null if none is. */
export const matchLocale = (tags: readonly string[]): Locale | null =>
  tags
    .map((tag) => offeredLocales.find((locale) => languageOf(locale) === languageOf(tag)))
    .find(Boolean) ?? null;
