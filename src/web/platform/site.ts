import { defaultSite, siteMetaName, type Site } from '../../contract/site.ts';

export function readSite(): Site {
  if (typeof document === 'undefined') return defaultSite;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content;
  // as: our own server wrote it, from the same type
  return written === undefined ? defaultSite : (JSON.parse(written) as Site);
}

/** The operator's settings, read once when the page opens. */
export const site: Site = readSite();
