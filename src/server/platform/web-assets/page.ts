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
 * Adds two meta elements. One holds the settings; unlike an inline script, it needs no exception
 * from the content security policy. The other holds the URL of the picture for link previews, which
 * must be absolute for chat programs. The picture is the same on every page, so that a preview
 * reveals nothing about the page that a link leads to (check G06).
 */
export function renderPage(html: string, site: Site, publicUrl: string): string {
  const metas = [
    `<meta property="og:image" content="${escapeAttribute(`${publicUrl}/card.png`)}">`,
    `<meta name="${siteMetaName}" content="${escapeAttribute(JSON.stringify(site))}">`,
  ];
  // The landing page promises texts by a language model only where there is one.
  const insights = (_: string, sentence: string) => (site.insights ? ` ${sentence}` : '');
  // 'Leave' is a plain link, so that it works even if the script is not loaded.
  return html
    .replace(/<!--insights (.*?)-->/, insights)
    .replace('</head>', () => `${metas.join('')}</head>`)
    .replace(`href="${defaultSite.leaveUrl}"`, () => `href="${escapeAttribute(site.leaveUrl)}"`);
}
