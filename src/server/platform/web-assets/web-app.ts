/** Serves the built web app: hashed assets for ever, the page itself never from a cache (decisions G1, H1). */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { defaultSite, indexedPaths, siteMetaName, type Site } from '../../../contract/site.ts';
import { hiddenFromSearch } from '../http/server/security-headers.ts';
import { notFound } from '../refusal/refusal.ts';

const notBuilt =
  '<!doctype html><title>Not built</title><p>The web app is not built. Run <code>npm start</code>, or <code>npm run build</code>.</p>';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export interface WebAppOptions {
  /** The built web app. */
  readonly folder: string;
  readonly site: Site;
  /** Without a slash at the end; known once the server listens. */
  readonly publicUrl: () => string;
}

/**
 * The page with what the operator set in a meta element: data, which no policy has to let run. The picture of the card
 * that chat programs show needs its whole address; the card is the same for every page, so it tells of nobody (check G06).
 */
function withSettings(html: string, { site, publicUrl }: WebAppOptions): string {
  const metas = [
    `<meta property="og:image" content="${escape(`${publicUrl()}/card.png`)}">`,
    `<meta name="${siteMetaName}" content="${escape(JSON.stringify(site))}">`,
  ];
  return html
    .replace('</head>', () => `${metas.join('')}</head>`)
    .replace(`href="${defaultSite.leaveUrl}"`, () => `href="${escape(site.leaveUrl)}"`); // 'Leave' is a link before, and without, the program
}

export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { folder } = options;
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false, // a route for each file that is there; every other path is the app's
      globIgnore: ['*.html', '**/*.{br,gz}'], // the pages go out with the settings in them, below
      preCompressed: true,
      setHeaders(response, path) {
        response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        if (/\.svg(\.br|\.gz)?$/.test(path))
          response.header('content-type', 'image/svg+xml; charset=utf-8'); // text that the library takes for bytes
      },
    });
  }
  const read = (name: string): string | null =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;
  const [anyPage, landingPage] = [read('index.html'), read('landing.html')];
  const finished = new Map<string | null, string>([[null, notBuilt]]);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/api/') &&
      path !== '/api' &&
      !/\.[^/]*$|\/\./.test(path); // a name with an ending, or hidden, is no page
    if (!isPage) throw notFound('There is nothing here.');
    if (!indexedPaths.includes(path)) reply.header('x-robots-tag', hiddenFromSearch);
    const page = path === '/' ? (landingPage ?? anyPage) : anyPage; // the landing page can be read before, and without, the program
    const html = finished.get(page) ?? withSettings(page ?? '', options); // the address of the site is known only now
    finished.set(page, html);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
}
