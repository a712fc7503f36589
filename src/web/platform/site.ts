import { defaultLeaveUrl, defaultSite, siteMetaName, type Site } from '../../contract/site.ts';
import { locale } from '../ui/language/locale.ts';

/** What the server wrote: nothing in development, and while pages are rendered. */
function readWritten(): Site | null {
  // as: there is no document while pages are rendered
  const page = globalThis.document as Document | undefined;
  const written = page?.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`);
  // as: our own server wrote it, from the same type
  return written ? (JSON.parse(written.content) as Site) : null;
}

/** Needs no other setting, because the early scripts of a page carry it. */
export const readLeaveUrl = (): string => readWritten()?.leaveUrl ?? defaultLeaveUrl;

function readSite(): Site {
  const settings = readWritten() ?? defaultSite;
  // The check of a model's sentences knows English alone, so no other language offers them.
  return locale === 'en' ? settings : { ...settings, insights: null };
}

/** The operator's settings, read once. Scripts that do not use them leave the reading out. */
export const site: Site = /* @__PURE__ */ readSite();
