/** Serves the files that search engines, password managers and researchers look for. */

import type { FastifyInstance } from 'fastify';
import { indexedPaths } from '../../../../contract/site.ts';
import { localeFacts, offeredLocales } from '../../../../domain/locales.ts';
import { dayMilliseconds } from '../../clock.ts';

interface SiteFileOptions {
  /** Where to report a weakness; null serves no security.txt. */
  readonly contact: string | null;
  readonly now: () => number;
  /** Without a trailing slash. It may be unknown until the server listens. */
  readonly publicUrl: () => string;
}

const plainText = 'text/plain; charset=utf-8';

/** A contact expires, so that nobody writes to an abandoned one (RFC 9116). */
const contactDays = 180;

function serveSecurityContact(app: FastifyInstance, contact: string, now: () => number): void {
  const uri =
    contact.includes('@') && !contact.startsWith('mailto:') ? `mailto:${contact}` : contact;
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(now() + contactDays * dayMilliseconds).toISOString();
    return reply
      .type(plainText)
      .send(`Contact: ${uri}\nExpires: ${expires}\nPreferred-Languages: en\n`);
  });
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lists each indexed page in each language. */
const renderSitemap = (publicUrl: string): string => {
  const entries = offeredLocales.flatMap((locale) =>
    indexedPaths.map((path) => `${publicUrl}${localeFacts[locale].basePath}${path}`),
  );
  const urls = entries.map((entry) => `<url><loc>${escapeXml(entry)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
};

export function serveSiteFiles(
  app: FastifyInstance,
  { contact, now, publicUrl }: SiteFileOptions,
): void {
  if (contact !== null) serveSecurityContact(app, contact, now);
  // Blocks nothing: a crawler that robots.txt blocks would never see the header `noindex`.
  app.get('/robots.txt', (_, reply) =>
    reply.type(plainText).send(`User-agent: *\nDisallow:\nSitemap: ${publicUrl()}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(renderSitemap(publicUrl())),
  );
  // Password managers open this address (W3C, "A Well-Known URL for Changing Passwords").
  app.get('/.well-known/change-password', (_, reply) => reply.redirect('/profile/edit', 302));
}
