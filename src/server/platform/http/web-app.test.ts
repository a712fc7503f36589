import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { defaultSite, type Site } from '../../../contract/site.ts';
import { offeredLocales } from '../../../domain/locales.ts';
import { createServer } from './create-server.ts';
import { serveSiteFiles } from './pages/site-files.ts';
import { renderPage, serveWebApp } from './web-app.ts';

const site: Site = {
  leaveUrl: 'https://weather.example/?a=1&b=2',
  contact: null,
  imprintUrl: null,
  termsUrl: null,
  accessibilityUrl: null,
  operator: null,
  analytics: null,
  insights: null,
  demo: false,
  donations: false,
  safetyLinks: [{ label: '"><script>$&', url: 'https://help.example' }],
};
const publicUrl = () => 'https://site.example';

/** Serves a web app with these files. */
async function openSite(files: Readonly<Record<string, string | Buffer>>) {
  const folder = freshFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const app = await createServer({});
  onTestFinished(() => app.close());
  serveSiteFiles(app, { contact: site.contact, now: () => 0, publicUrl });
  await serveWebApp(app, { folder, site, publicUrl, hasAdultLabel: true });
  return app;
}

async function requestPage(html: string, path = '/any/page'): Promise<string> {
  const app = await openSite({ 'index.html': html });
  const { body } = await app.inject({
    url: path,
    headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
  });
  return body;
}

test('search engines are sent away but from the pages for everybody', async () => {
  const app = await openSite({ 'index.html': '<html><head></head></html>' });
  const read = async (path: string) => (await app.inject(path)).headers['x-robots-tag'];
  for (const path of ['/', '/privacy', '/methodology', '/help', '/de/help'])
    expect(await read(path)).toBeUndefined();
  for (const path of ['/profile', '/profile/ABCDEFGHJKMNPQRSTVWX', '/no/such/page'])
    expect(await read(path)).toBe('noindex, noarchive, nosnippet, noimageindex');
});

test('an unknown path is answered 404 with the page', async () => {
  const app = await openSite({ 'index.html': '<html><head></head><body>app</body></html>' });
  const read = async (path: string) => (await app.inject(path)).statusCode;
  for (const path of ['/login', '/LOGIN/', '/profile/ABC.', '/de/help', '/compare?profile=A'])
    expect(await read(path), path).toBe(200);
  // The site has no demonstration.
  for (const path of ['/nowhere', '/help/me', '/profile/a/b', '/de/nowhere', '/create-random'])
    expect(await read(path), path).toBe(404);
  expect((await app.inject('/nowhere')).body).toContain('app');
});

test('search engines find the pages for everybody, in each language', async () => {
  const app = await openSite({ 'index.html': '' });
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toBe('User-agent: *\nDisallow:\nSitemap: https://site.example/sitemap.xml\n');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const found = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(found).toHaveLength(offeredLocales.length * 4);
  expect(found).toContain('https://site.example/pt-br/help');
});

test('password managers are led to the page that changes the login code', async () => {
  const reply = await (await openSite({})).inject('/.well-known/change-password');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/profile/edit']);
});

test('parental filters are told that the site is for adults', async () => {
  const html = '<html><head></head><body></body></html>';
  const app = await openSite({ 'index.html': html });
  const reply = await app.inject('/login');
  expect(reply.headers['rating']).toBe('RTA-5042-1996-1400-1577-RTA');
  expect(reply.body).toContain('<meta name="rating" content="RTA-5042-1996-1400-1577-RTA">');
  const unlabelled = await createServer({ hasAdultLabel: false });
  onTestFinished(() => unlabelled.close());
  expect((await unlabelled.inject('/')).headers).not.toHaveProperty('rating');
  expect(renderPage(html, { site, publicUrl, hasAdultLabel: false })).not.toContain('rating');
});

test('a file has the content type of its name', async () => {
  const types = {
    'a.svg': 'image/svg+xml; charset=utf-8',
    'a.txt': 'text/plain; charset=utf-8',
    'a.css': 'text/css; charset=utf-8',
    'a.js': 'application/javascript; charset=utf-8',
    'a.woff2': 'font/woff2',
  };
  const app = await openSite(Object.fromEntries(Object.keys(types).map((name) => [name, 'x'])));
  for (const [name, type] of Object.entries(types))
    expect((await app.inject(`/${name}`)).headers['content-type']).toBe(type);
});

describe('a file that the build compressed', () => {
  const plain = 'const a = 1;'.repeat(99);
  const [brotli, gzip] = [brotliCompressSync(plain), gzipSync(plain)];
  test.each([
    ['br, gzip', 'br', brotli],
    ['gzip, deflate', 'gzip', gzip],
    ['identity', undefined, Buffer.from(plain)],
    [undefined, undefined, Buffer.from(plain)],
  ])('for a browser that accepts %s is sent as %s', async (accepted, encoding, bytes) => {
    const name = 'assets/a.js';
    const app = await openSite({ [name]: plain, [`${name}.br`]: brotli, [`${name}.gz`]: gzip });
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await app.inject({ url: `/${name}`, headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await app.inject('/assets/a.js.br')).statusCode).toBe(404);
  });
});

describe('the page', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('for a browser that accepts %s is sent as %s', async (accepted, encoding, unpack) => {
    const html = `<html><head></head><body>${'<p>One question.</p>'.repeat(99)}</body></html>`;
    const app = await openSite({ 'index.html': html });
    const reply = await app.inject({ url: '/login', headers: { 'accept-encoding': accepted } });
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(reply.rawPayload).toString()).toBe(
      renderPage(html, { site, publicUrl, hasAdultLabel: true }),
    );
    expect(reply.rawPayload.length).toBeLessThan(html.length / 2);
  });

  test('has the landing text only at /', async () => {
    const app = await openSite({
      'index.html': '<html><head></head><body></body></html>',
      'landing.html': '<html><head></head><body>Discover</body></html>',
    });
    const bodyOf = async (path: string): Promise<string> => (await app.inject(path)).body;
    expect(await bodyOf('/')).toMatch(/<meta name="site".*Discover/);
    for (const path of ['/index.html', '/landing.html'])
      expect((await app.inject(path)).statusCode, path).toBe(404);
    for (const path of ['/login', '/profile/ABCDEFGHJKMNPQRSTVWX', '/landing'])
      expect(await bodyOf(path)).not.toContain('Discover');
  });

  test('of another language lies under its path, and an unknown one is English', async () => {
    const page = (lang: string): string => `<html lang="${lang}"><head></head><body></body></html>`;
    const app = await openSite({ 'index.html': page('en'), 'de/index.html': page('de') });
    expect((await app.inject('/de/index.html')).statusCode).toBe(404);
    const languageOf = async (path: string): Promise<string | undefined> =>
      /lang="(\w+)"/.exec((await app.inject(path)).body)?.[1];
    for (const path of ['/de/', '/de/profile']) expect(await languageOf(path)).toBe('de');
    for (const path of ['/xx/', '/dev', '/profile']) expect(await languageOf(path)).toBe('en');
    const bare = await app.inject('/de');
    expect([bare.statusCode, bare.headers.location]).toEqual([308, '/de/']);
    for (const [path, language] of [
      ['/de/', 'de'],
      ['/login', 'en'],
    ] as const)
      expect((await app.inject(path)).headers['content-language']).toBe(language);
  });

  test.each([
    ['/pt', '/pt-br/'],
    ['/pt/', '/pt-br/'],
    ['/de-at/profile/A?b=c', '/de/profile/A?b=c'],
    ['/DE/login', '/de/login'],
    ['/iw/?a', '/he/?a'],
    ['/en//other/page', '/other/page'],
  ])('under another tag of its language, %s, leads to %s', async (path, address) => {
    const app = await openSite({ 'index.html': '<html><head></head></html>' });
    expect((await app.inject(path)).headers.location).toBe(address);
  });

  test('has the tags that load the survey at its two paths', async () => {
    const app = await openSite({
      'index.html': '<html><head></head><body></body></html>',
      'survey.html': '<html><head><link rel="modulepreload"></head><body></body></html>',
    });
    const hasTags = async (path: string) => (await app.inject(path)).body.includes('modulepreload');
    for (const path of ['/survey', '/survey/two-stage?a=1']) expect(await hasTags(path)).toBe(true);
    for (const path of ['/', '/login', '/survey/x']) expect(await hasTags(path)).toBe(false);
  });

  test("leads with 'Leave' to the operator's neutral address", async () => {
    const page = await requestPage(`<a data-leave href="${defaultSite.leaveUrl}">Leave</a>`);
    expect(page).toContain('<a data-leave href="https://weather.example/?a=1&amp;b=2">');
  });
  test('promises texts by a language model only where there is one', async () => {
    const html = '<html><head></head><body><p>Charts.<!--insights With AI.--></p></body></html>';
    expect(await requestPage(html)).toContain('<p>Charts.</p>');
    const insights = { host: 'model.example', model: 'm' };
    const page = renderPage(html, {
      site: { ...site, insights },
      publicUrl,
      hasAdultLabel: true,
    });
    expect(page).toContain('<p>Charts. With AI.</p>');
  });
  test('carries the settings escaped inside one attribute', async () => {
    const page = await requestPage('<html><head><title>x</title></head><body></body></html>');
    const [, content = ''] = /<meta name="site" content="([^"]*)"><\/head>/.exec(page) ?? [];
    expect(content).not.toMatch(/[<>"]/);
    const read = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(read)).toEqual({ ...site, publicUrl: publicUrl() });
  });
  test('shows chat programs the same card everywhere', async () => {
    const built = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8');
    const one = await requestPage(built, '/profile/7K4M9QXR2FTBW8ZDH3NE');
    const landing = await requestPage(built, '/');
    expect(one).toBe(landing.replaceAll(/<link rel="alternate"[^>]*>/g, ''));
    expect(landing.match(/hreflang="[\w-]+"/g)).toHaveLength(offeredLocales.length + 1);
    const card = [
      ...one.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g),
    ].map(([, name, content]) => [name, content]);
    expect(Object.fromEntries(card)).toEqual({
      'og:type': 'website',
      'og:title': 'My profile',
      'og:description': 'A private page. Nothing of it is shown here.',
      'og:image': 'https://site.example/card.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A circle with a small point on it',
      'twitter:card': 'summary_large_image',
    });
  });
});
