/** The operator's settings that the web page needs, in one meta element. */

import type { Locale } from '../domain/locales.ts';

export interface SafetyLink {
  readonly label: string;
  readonly url: string;
  readonly locale?: Locale;
}

export interface Site {
  readonly leaveUrl: string;
  readonly contact: string | null;
  /** The operator's pages, which the footer links. */
  readonly imprintUrl: string | null;
  readonly termsUrl: string | null;
  readonly accessibilityUrl: string | null;
  /** Who runs the site, beside the consent. */
  readonly operator: string | null;
  /** Whether the page `/create-random` exists. */
  readonly demo: boolean;
  /** The public key of the analytics project; null if analytics is off. */
  readonly analytics: { readonly key: string } | null;
  /** The service that writes personalised texts; null if off. */
  readonly insights: { readonly host: string; readonly model: string } | null;
  readonly donations: boolean;
  /** The address of this site, which each page is told. A passkey belongs to it. */
  readonly publicUrl?: string;
  /** Where to find help, each in every language or in one. Without one the page has its own. */
  readonly safetyLinks: readonly SafetyLink[];
}

export const siteMetaName = 'site';

/** The pages that search engines may index. */
export const indexedPaths: readonly string[] = ['/', '/methodology', '/privacy', '/help'];

/** Every page; the server answers 404 to other paths. A test compares them with the routes. */
export const pagePaths: readonly string[] = [
  ...indexedPaths,
  '/login',
  '/create-account',
  '/survey',
  '/survey/two-stage',
  '/processing',
  '/profile',
  '/profile/edit',
  '/profile/answers',
  '/profile/history',
  '/profile/links',
  '/profile/:shareCode',
  '/compare',
  '/together',
  '/s',
  '/study',
  '/move',
  '/create-random',
  '/logged-out',
  '/unauthenticated',
  '/admin',
  '/auth',
  '/auth/confirm',
];

/** The pages that load the survey's code with their HTML. */
export const surveyPaths = { survey: '/survey', twoStageSurvey: '/survey/two-stage' } as const;

export const defaultLeaveUrl = 'https://www.wikipedia.org/';

export const defaultSite: Site = {
  leaveUrl: defaultLeaveUrl,
  contact: null,
  imprintUrl: null,
  termsUrl: null,
  accessibilityUrl: null,
  operator: null,
  demo: true,
  analytics: null,
  insights: null,
  donations: false,
  safetyLinks: [],
};
