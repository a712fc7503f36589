/** Numbers, percentages, plurals and lists in the language of the site. Pure functions. */

import { type PluralForms, pluralIn } from '../../../domain/texts.ts';
import { direction, locale } from './locale.ts';

/** Keeps a code, an acronym or figures with signs in their own order between Hebrew words. */
export const leftToRight = (text: string): string =>
  direction === 'rtl' ? `\u2066${text}\u2069` : text;

/** Formats a number with at most three decimals, such as 1,234.5. `options` are those of Intl. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value);

/** Formats a percentage from 0 to 100 as a whole number: 73.6 as '74%'. */
export const formatPercent = (percent: number): string =>
  formatNumber(percent / 100, { style: 'percent' });

/** The form of the language of the site for a whole number (`pluralIn`). */
export const plural = (count: number, forms: PluralForms): string => pluralIn(locale, count, forms);

/** Joins names into a list: 'a', 'a and b', 'a, b, and c'. No name gives an empty text. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names);

/** The same without a word, for names that contain an 'and' themselves: 'a, b, c'. */
export const formatSeries = (names: readonly string[]): string => names.join(', ');
