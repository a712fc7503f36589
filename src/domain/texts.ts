/** Pure functions on texts, whatever their language. */

import type { Locale } from './locales.ts';

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text for each plural form of a language; languages without 'one' have only 'other'. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/**
 * Chooses the form for a whole number, and writes the number where the form has '#':
 * `pluralIn('en', 2, { one: '# answer', other: '# answers' })` is '2 answers'.
 */
export function pluralIn(locale: Locale, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('#', () => new Intl.NumberFormat(locale).format(count));
}
