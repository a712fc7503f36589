/** Renders the HTML page of the web app with the operator's settings. */

import { defaultSite, siteMetaName, type Site } from '../../../contract/site.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/**
 * Adds the settings in a meta element, which needs no exception from the content security policy,
 * unlike an inline script. Also adds the picture for link previews in chat programs, which need an
 * absolute URL. The picture is the same on every page, so that a preview reveals nothing about the
 * page that a link leads to (check G06).
 */
export function renderPage(html: string, site: Site, publicUrl: string): string {
  const metas = [
    `<meta property="og:image" content="${escapeAttribute(`${publicUrl}/card.png`)}">`,
    `<meta name="${siteMetaName}" content="${escapeAttribute(JSON.stringify(site))}">`,
  ];
  // 'Leave' is a plain link, so that it works before the script has loaded, and without it.
  return html
    .replace('</head>', () => `${metas.join('')}</head>`)
    .replace(`href="${defaultSite.leaveUrl}"`, () => `href="${escapeAttribute(site.leaveUrl)}"`);
}
