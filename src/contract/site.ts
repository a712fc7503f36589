/** What an operator set and the page has to know; the server writes it into the page as one meta element. */
export interface Site {
  /** Where 'Leave' goes: a neutral address. */
  readonly leaveUrl: string;
  /** How to reach who runs this site; null where nobody said. */
  readonly contact: string | null;
  /** Whether `/create-random` exists (decisions C8). */
  readonly demo: boolean;
  /** The public key of the analytics project; null where the operator named none (decisions E3). */
  readonly analytics: { readonly key: string } | null;
  /** Who writes personalised texts: the host that scores are sent to, and its model; null where nobody does (decisions E2). */
  readonly insights: { readonly host: string; readonly model: string } | null;
  /** Where to read on and to find help, shown beside the note on consent and safety (decisions A3). */
  readonly safetyLinks: readonly { readonly label: string; readonly url: string }[];
}

export const siteMetaName = 'site';

/** What may stand in a search engine: what says nothing of anybody (trust §3.6). */
export const indexedPaths: readonly string[] = ['/', '/methodology', '/privacy'];

/** What holds where nobody set anything, as under the development server. */
export const defaultSite: Site = {
  leaveUrl: 'https://www.wikipedia.org/',
  contact: null,
  demo: true,
  analytics: null,
  insights: null,
  safetyLinks: [],
};
