/** Serves the built web app: hashed assets for ever, the page itself never from a cache (decisions G1, H1). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { indexedPaths, siteMetaName, type Site } from '../contract/site.ts';
import { notFound } from './errors.ts';

/** For search engines, which must be able to read it: no robots.txt forbids the page (trust §3.6). */
export const hiddenFromSearch = 'noindex, noarchive, nosnippet, noimageindex';

const notBuilt = '<!doctype html><title>Not built</title><p>The web app is not built. Run <code>npm start</code>, or <code>npm run build</code>.</p>';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The page with what the operator set in a meta element: data, which no policy has to let run. */
function withSite(html: string, site: Site): string {
  const content = JSON.stringify(site).replace(/[&<>"]/g, (character) => escapes[character] ?? '');
  return html.replace('</head>', () => `<meta name="${siteMetaName}" content="${content}"></head>`);
}

export async function serveWebApp(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  const page = join(folder, 'index.html');
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false, // a route for each file that is there; every other path is the app's
      setHeaders(response, path) {
        response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const html = existsSync(page) ? withSite(readFileSync(page, 'utf8'), site) : notBuilt;
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && path !== '/api' && !/\.[^/]*$/.test(path);
    if (!isPage) throw notFound('There is nothing here.');
    if (!indexedPaths.includes(path)) reply.header('x-robots-tag', hiddenFromSearch);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
}
