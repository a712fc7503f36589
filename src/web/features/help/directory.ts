import { site } from '../../platform/site.ts';
import { locale } from '../../ui/language/locale.ts';
import * as words from './words.ts';

/**
 * The directory that the page names unless the operator sets SAFETY_LINKS. It lists helplines by
 * country, so it serves every language. An operator who knows a better one in a language sets that.
 */
const findAHelpline = { name: 'findahelpline.com', url: 'https://findahelpline.com/' } as const;

interface HelpLink {
  readonly label: string;
  readonly url: string;
}

/** Returns the operator's links for this language and for all, or else the directory. */
export function listHelp(): readonly HelpLink[] {
  const links = site.safetyLinks.filter((link) => (link.locale ?? locale) === locale);
  const { name, url } = findAHelpline;
  return links.length > 0 ? links : [{ label: `${name}: ${words.byCountry}`, url }];
}
