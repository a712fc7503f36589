/** The page of the web app, with the operator's settings in it. */

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
 * Adds the settings as a meta element: data needs no exception from the content security policy.
 * Chat programs need the whole address of the card's picture; the card is the same for every page,
 * so that it reveals nothing about the visitor (check G06).
 */
export function renderPage(html: string, site: Site, publicUrl: string): string {
  const metas = [
    `<meta property="og:image" content="${escapeAttribute(`${publicUrl}/card.png`)}">`,
    `<meta name="${siteMetaName}" content="${escapeAttribute(JSON.stringify(site))}">`,
  ];
  // 'Leave' is a plain link, which works before and without the script.
  return html
    .replace('</head>', () => `${metas.join('')}</head>`)
    .replace(`href="${defaultSite.leaveUrl}"`, () => `href="${escapeAttribute(site.leaveUrl)}"`);
}
