import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../contract/site.ts';
import { serveWebApp } from './web-app.ts';

const site: Site = { leaveUrl: 'https://weather.example/?a=1&b=2', contact: null, analytics: null, demo: false, safetyLinks: [{ label: '"><script>$&', url: 'https://help.example' }] };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-app-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function pageOf(html: string): Promise<string> {
  writeFileSync(join(folder, 'index.html'), html);
  const app = Fastify();
  await serveWebApp(app, folder, site);
  const { body } = await app.inject('/any/page');
  await app.close();
  return body;
}

describe('search engines', () => {
  it.each([
    ['/', undefined],
    ['/privacy', undefined],
    ['/methodology', undefined],
    ['/profile', 'noindex, noarchive, nosnippet, noimageindex'],
    ['/profile/ABCDEFGHJKMNPQRSTVWX', 'noindex, noarchive, nosnippet, noimageindex'],
    ['/no/such/page', 'noindex, noarchive, nosnippet, noimageindex'],
  ])('are told of %s: %s', async (path, told) => {
    writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
    const app = Fastify();
    await serveWebApp(app, folder, site);
    expect((await app.inject(path)).headers['x-robots-tag']).toBe(told);
    await app.close();
  });
});

describe('the page', () => {
  it('carries what the operator set, as data that cannot leave its attribute', async () => {
    const page = await pageOf('<html><head><title>x</title></head><body></body></html>');
    const [, content = ''] = /<meta name="site" content="([^"]*)"><\/head>/.exec(page) ?? [];
    expect(content).not.toMatch(/[<>"]/);
    const read = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(JSON.parse(read)).toEqual(site);
  });
});
