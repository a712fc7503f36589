/** Serves the web app. Browsers cache hashed assets for a year, but never pages. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  defaultSite,
  siteMetaName,
  type Site,
  indexedPaths,
  pagePaths,
  surveyPaths,
} from '../../../contract/site.ts';
import { type Locale, localeFacts, matchLocale, offeredLocales } from '../../../domain/locales.ts';
import { notFound } from '../refusal.ts';
import { keepText } from './kept-text.ts';
import { serveDevicePage } from './pages/device-page.ts';
import { adultLabel, hiddenFromSearch } from './security-headers.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/**
 * Adds meta elements. The settings need no exception from the content security policy, unlike
 * an inline script. The absolute URL of the picture for link previews is the same on every page, so
 * that a preview reveals nothing.
 */
export function renderPage(
  html: string,
  { site, publicUrl, hasAdultLabel }: Omit<WebAppOptions, 'folder'>,
): string {
  const metas = [
    ...(hasAdultLabel ? [`<meta name="rating" content="${adultLabel}">`] : []),
    `<meta property="og:image" content="${escapeAttribute(`${publicUrl()}/card.png`)}">`,
    `<meta name="${siteMetaName}" content="${escapeAttribute(JSON.stringify({ ...site, publicUrl: publicUrl() }))}">`,
  ];
  // The landing page promises texts by a language model only if the site has one.
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
  readonly hasAdultLabel: boolean;
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false, // one route per file; every other path is a page of the app
    globIgnore: ['**/*.html', '**/*.{br,gz}'], // `serveWebApp` renders the pages with the settings
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

/** Whether a person opens the address, as opposed to a script, a style sheet or a program. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** Whether the app has a screen for the path, in any case and with or without a last slash. */
const pagePattern = new RegExp(
  `^(?:${pagePaths.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/*$`,
  'i',
);

const isPage = (path: string, { demo }: Site): boolean =>
  pagePattern.test(path) && (demo || !path.startsWith('/create-random'));

/** The folder of a language's pages, and the path of a page within it. */
interface PagePath {
  readonly locale: Locale;
  readonly basePath: string;
  readonly path: string;
}

const basePaths: ReadonlyMap<string, Locale> = new Map(
  offeredLocales.map((locale) => [localeFacts[locale].basePath, locale]),
);

/** A path of a language that is not offered counts as an English page, and has no screen. */
function splitPath(whole: string): PagePath {
  const first = /^\/[^/]*/.exec(whole)?.[0] ?? '';
  const locale = basePaths.get(first) ?? 'en';
  const { basePath } = localeFacts[locale];
  return { locale, basePath, path: whole.slice(basePath.length) };
}

/** Returns the address in an offered language, if the path has another tag of it, as '/de-at/'. */
function findTranslated(url: string): string | undefined {
  const [tagged = '', tag = ''] = /^\/([a-z]{2}(?:-[a-z\d]+)*)(?=[/?]|$)/i.exec(url) ?? [];
  const locale = basePaths.has(tagged) ? null : matchLocale([tag]);
  // A path that begins with two slashes would name another site.
  return locale === null
    ? undefined
    : localeFacts[locale].basePath + url.slice(tagged.length).replace(/^\/*/, '/');
}

const pageNames: ReadonlyMap<string, string> = new Map([
  ['/', 'landing.html'],
  ...Object.values(surveyPaths).map((path) => [path, 'survey.html'] as const),
]);

/** For search engines: the same page in each language. */
const alternates = (publicUrl: string, path: string): string =>
  [...offeredLocales.map((locale) => [locale, localeFacts[locale].basePath]), ['x-default', '']]
    .map(
      ([language, base]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(`${publicUrl}${base}${path}`)}">`,
    )
    .join('');

type SendText = ReturnType<typeof keepText>;

/** Renders at the first request: the site's address may be unknown before the server listens. */
function createPages({ folder, ...options }: WebAppOptions): (page: PagePath) => SendText {
  const read = (path: string): string | null =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;
  const rendered = new Map<string, SendText>();
  function render({ basePath, path }: PagePath): string {
    const name = pageNames.get(path) ?? 'index.html';
    const page = read(join(basePath, name)) ?? read(join(basePath, 'index.html'));
    if (page === null) return notBuilt;
    const html = renderPage(page, options);
    return name === 'landing.html'
      ? html.replace('</head>', () => `${alternates(options.publicUrl(), path)}</head>`)
      : html;
  }
  return (page) => {
    const key = `${page.basePath} ${pageNames.get(page.path) ?? ''}`;
    const send = rendered.get(key) ?? keepText(render(page));
    rendered.set(key, send);
    return send;
  };
}

export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  if (existsSync(options.folder)) await serveFiles(app, options.folder);
  serveDevicePage(app, options.folder);
  const findPage = createPages(options);
  const refuse = () => {
    throw notFound('There is nothing here.');
  };
  app.setNotFoundHandler(refuse);
  app.get('/*', (request, reply) => {
    const whole = pathname(request);
    const page = splitPath(whole);
    const isFile = isFilePath(whole);
    if (isApiPath(whole) || (isFile && !isNavigation(request))) return refuse();
    if (page.path === '') return reply.redirect(`${page.basePath}/`, 308);
    const translated = findTranslated(request.url);
    if (translated !== undefined) return reply.redirect(translated);
    if (isFile || !isPage(page.path, options.site)) reply.code(404);
    if (!indexedPaths.includes(page.path)) reply.header('x-robots-tag', hiddenFromSearch);
    reply
      .headers({ 'cache-control': 'no-store', 'content-language': page.locale })
      .type('text/html; charset=utf-8');
    return findPage(page)(reply);
  });
}
