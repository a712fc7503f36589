/** The operator's settings that the web page needs, in one meta element. */

export interface Site {
  readonly leaveUrl: string;
  readonly contact: string | null;
  /** Whether the page `/create-random` exists. */
  readonly demo: boolean;
  /** The public key of the analytics project; null if analytics is off. */
  readonly analytics: { readonly key: string } | null;
  /** The service that writes personalised texts; null if off. */
  readonly insights: { readonly host: string; readonly model: string } | null;
  readonly donations: boolean;
  /** Shown beside the note on consent and safety. */
  readonly safetyLinks: readonly { readonly label: string; readonly url: string }[];
}

export const siteMetaName = 'site';

/** The pages that search engines may index. */
export const indexedPaths: readonly string[] = ['/', '/methodology', '/privacy'];

/** The pages that load the survey's code with their HTML. */
export const surveyPaths = { survey: '/survey', twoStageSurvey: '/survey/two-stage' } as const;

export const defaultLeaveUrl = 'https://www.wikipedia.org/';

export const defaultSite: Site = {
  leaveUrl: defaultLeaveUrl,
  contact: null,
  demo: true,
  analytics: null,
  insights: null,
  donations: false,
  safetyLinks: [],
};
