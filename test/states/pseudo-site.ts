/** The site with every text of a `words.ts` as pseudo-text, and a test language that reads both. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { createPseudoPattern } from '../../scripts/pseudo/pseudo.ts';
import { defaultSite, siteMetaName } from '../../src/contract/site.ts';
import { findBy } from '../support/browser/languages/finders.ts';
import { test as screenTest } from './states.ts';

/** The settings that the worker's server would write into the page. */
const siteMeta = {
  tag: 'meta',
  attrs: { name: siteMetaName, content: JSON.stringify({ ...defaultSite, donations: true }) },
} as const;

type Direction = 'ltr' | 'rtl';

/** Builds the site into a folder of its own, and serves it in front of the worker's server. */
async function startSite(outDir: string, api: string, direction: Direction) {
  await build({
    mode: 'pseudo',
    logLevel: 'error',
    build: { outDir, minify: false, reportCompressedSize: false },
    plugins: [
      {
        name: 'site-settings',
        transformIndexHtml: (html) => ({
          html: html.replace('<html ', `<html dir="${direction}" `),
          tags: [siteMeta],
        }),
      },
    ],
  });
  return preview({
    mode: 'pseudo',
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: { '/api': api } },
  });
}

/**
 * `page` finds elements by the English text, although they show pseudo-text. `direction` is that of
 * the whole site.
 */
export const test = screenTest.extend<
  { readsPseudoText: void },
  { direction: Direction; site: string; pseudoAddress: string }
>({
  direction: ['ltr', { option: true, scope: 'worker' }],
  site: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spark-pseudo-'));
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  pseudoAddress: [
    async ({ site, serverAddress, direction }, use) => {
      const server = await startSite(site, serverAddress, direction);
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ pseudoAddress }, use) => use(pseudoAddress),
  readsPseudoText: [
    async ({ page }, use) => {
      findBy(page, createPseudoPattern);
      await use();
    },
    { auto: true },
  ],
});
