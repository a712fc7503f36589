/** Serves the web app. Browsers cache hashed assets for a year, but never pages (G1, H1). */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  defaultSite,
  siteMetaName,
  type Site,
  indexedPaths,
  surveyPaths,
} from '../../contract/site.ts';
import { hiddenFromSearch } from './http/security-headers.ts';
import { notFound } from './refusal.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/**
 * Adds two meta elements: the settings, which unlike an inline script need no exception from the
 * content security policy, and the absolute URL of the picture for link previews, the same on every
 * page, so that a preview reveals nothing (check G06).
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

const notBuilt =
  '<!doctype html><title>Not built</title><p>The web app is not built. Run <code>npm start</code>, or <code>npm run build</code>.</p>';

export interface WebAppOptions {
  readonly folder: string;
  readonly site: Site;
  /** Without a trailing slash. It may be unknown until the server listens. */
  readonly publicUrl: () => string;
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false, // one route per file; every other path is a page of the app
    globIgnore: ['*.html', '**/*.{br,gz}'], // `serveWebApp` renders the pages with the settings
    preCompressed: true,
    setHeaders(response, path) {
      response.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // The library sends SVG files without a character set.
      if (/\.svg(\.br|\.gz)?$/.test(path))
        response.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
}

const pathname = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const isApiPath = (path: string): boolean => path.startsWith('/api/') || path === '/api';

/** Punctuation that a chat program added to the end of a link makes no file name. */
const isFilePath = (path: string): boolean => /\.[^/]*[^/.]$|\/\./.test(path);

/** Whether a person opens the address, and not a script, a style sheet or a program. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** Renders at the first request: the site's address may be unknown before the server listens. */
function createPages({ folder, site, publicUrl }: WebAppOptions): (path: string) => string {
  const read = (name: string): string | null =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;
  const appPage = read('index.html');
  const ownPages = new Map([['/', read('landing.html')]]);
  const surveyPage = read('survey.html');
  for (const path of Object.values(surveyPaths)) ownPages.set(path, surveyPage);
  const rendered = new Map<string, string>();
  return (path) => {
    const page = ownPages.get(path) ?? appPage;
    if (page === null) return notBuilt;
    const html = rendered.get(page) ?? renderPage(page, site, publicUrl());
    rendered.set(page, html);
    return html;
  };
}

export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  if (existsSync(options.folder)) await serveFiles(app, options.folder);
  const renderPath = createPages(options);
  const refuse = () => {
    throw notFound('There is nothing here.');
  };
  app.setNotFoundHandler(refuse);
  app.get('/*', (request, reply) => {
    const path = pathname(request);
    const isFile = isFilePath(path);
    if (isApiPath(path) || (isFile && !isNavigation(request))) return refuse();
    if (isFile) reply.code(404);
    if (!indexedPaths.includes(path)) reply.header('x-robots-tag', hiddenFromSearch);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPath(path));
  });
}
