import type { Locale } from '../../../domain/locales.ts';

/** The language of every text, number, date and list; a translation's build has its own here. */
export const locale: Locale = 'en';

/** In front of every path: '' for English, otherwise for example '/de'. */
export const basePath: string = '';

export const direction: 'ltr' | 'rtl' = 'ltr';
