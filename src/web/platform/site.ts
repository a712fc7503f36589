import { defaultSite, siteMetaName, type Site } from '../../contract/site.ts';
import { locale } from '../ui/language/locale.ts';

export function readSite(): Site {
  if (typeof document === 'undefined') return defaultSite;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content;
  // as: our own server wrote it, from the same type
  const settings = written === undefined ? defaultSite : (JSON.parse(written) as Site);
  // The check of a model's sentences knows English alone, so no other language offers them.
  return locale === 'en' ? settings : { ...settings, insights: null };
}

/** The operator's settings, read once when the page opens. */
export const site: Site = /* @__PURE__ */ readSite();
