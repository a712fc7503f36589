/**
 * The operator's settings that the web page needs. The server writes them into the page as one meta
 * element.
 */

export interface Site {
  /** The neutral address that 'Leave' opens. */
  readonly leaveUrl: string;
  /** How to contact the operator; null if not set. */
  readonly contact: string | null;
  /** Whether the page `/create-random` exists (product decisions C8). */
  readonly demo: boolean;
  /** The public key of the analytics project; null if analytics is off (product decisions E3). */
  readonly analytics: { readonly key: string } | null;
  /**
   * The host and language model that write personalised texts; null if off (product decisions E2).
   */
  readonly insights: { readonly host: string; readonly model: string } | null;
  /** Whether visitors may donate a copy of their answers to calibration (product decisions B14). */
  readonly donations: boolean;
  /**
   * Links to help and further reading, shown beside the note on consent and safety (product
   * decisions A3).
   */
  readonly safetyLinks: readonly { readonly label: string; readonly url: string }[];
}

export const siteMetaName = 'site';

/** The pages that search engines may index. They contain nothing about a visitor. */
export const indexedPaths: readonly string[] = ['/', '/methodology', '/statistics', '/privacy'];

/** The settings of the development server, and of a site whose operator has set nothing. */
export const defaultSite: Site = {
  leaveUrl: 'https://www.wikipedia.org/',
  contact: null,
  demo: true,
  analytics: null,
  insights: null,
  donations: false,
  safetyLinks: [],
};
