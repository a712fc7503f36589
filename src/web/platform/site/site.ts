import { defaultSite, siteMetaName, type Site } from '../../../contract/site.ts';

export function readSite(): Site {
  if (typeof document === 'undefined') return defaultSite;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content;
  return written === undefined ? defaultSite : (JSON.parse(written) as Site); // our own server wrote it, from the same type
}

/** What the operator of this site set; read once, when the page opens. */
export const site: Site = readSite();
