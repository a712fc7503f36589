/** What a page may load: its size, its fonts, its licences, and nothing before it is needed. */

import type { Page } from '@playwright/test';
import { accountCalls } from '../../src/contract/accounts-calls.ts';
import { adminCalls } from '../../src/contract/admin-calls.ts';
import { commonCalls } from '../../src/contract/common-calls.ts';
import { profileCalls } from '../../src/contract/profile-calls.ts';
import { linkCalls } from '../../src/contract/sharing-calls.ts';
import { localeFacts, offeredLocales } from '../../src/domain/locales.ts';
import { readScripts } from '../support/browser/built-scripts.ts';
import { answerWith } from '../support/browser/faults.ts';
import { inventResult } from '../support/browser/invented/invented-agreement.ts';
import { inventPair } from '../support/browser/invented/invented-together.ts';
import {
  createAccount,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../support/browser/make-account.ts';
import { measureScripts } from '../support/browser/page/script-weight.ts';
import { waitForSurvey } from '../support/browser/page/survey-page.ts';
import { expect, test } from '../support/browser/server.ts';
import { answerOne, beginSurvey } from '../support/browser/take-survey.ts';

/** Collects the addresses of the fonts that the page requests. */
function collectFonts(page: Page): readonly string[] {
  const fonts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'font' && fonts.push(sent.url()));
  return fonts;
}

/** Collects the scripts that the page loads. */
function collectScripts(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

/** The most kilobytes of scripts, compressed, by page. */
const pages = { '/survey/two-stage': 95.05, '/': 91.1, '/login': 91, '/profile': 134 } as const;

for (const locale of offeredLocales)
  for (const [path, max] of Object.entries(pages))
    test(
      `${path} in ${locale} needs at most ${max} kB of scripts`,
      { tag: locale === 'en' ? [] : '@full' },
      async ({ page, request, context }) => {
        const { basePath } = localeFacts[locale];
        if (path === '/profile')
          await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
        if (path === '/survey/two-stage')
          await haveSession(context, request, await createAccount(request), { hasBegun: true });
        const fonts = collectFonts(page);
        const size = await measureScripts(page, async () => {
          await page.goto(`${basePath}${path}`);
          if (path === '/survey/two-stage') await waitForSurvey(page);
        });
        test.info().annotations.push({ type: `${locale} ${path}: ${size.toFixed(3)} kB` });
        // Longer texts than the English take 1.5 kB more.
        const forTexts = locale === 'en' ? 0 : 1.5;
        expect(size).toBeLessThanOrEqual(max + forTexts);
        if (path !== '/survey/two-stage') return;
        expect(fonts.length).toBeGreaterThan(0);
        expect(fonts.filter((address) => address.includes('signs'))).toEqual([]);
      },
    );

test('a shared reading loads the form of its agreement once it is opened', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  const pairs = [inventPair({ state: 'revealed', hasSaidYes: true })];
  await answerWith(page, 'listPairs', 200, { pairs });
  await answerWith(page, 'pairResult', 200, inventResult());
  const readLoaded = collectScripts(page);
  const makeAgreement = page.getByRole('button', { name: 'Make our agreement' });
  const size = await measureScripts(page, async () => {
    await page.goto('/together');
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(makeAgreement).toBeVisible();
  });
  expect(size).toBeLessThanOrEqual(138);
  expect(await readLoaded()).not.toContain('Send my marks');
  await makeAgreement.click();
  await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeFocused();
  expect(await readLoaded()).toContain('Send my marks');
});

test('the landing page loads each font once, and no call of a single page', async ({ page }) => {
  const fonts = collectFonts(page);
  const readLoaded = collectScripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const code = await readLoaded();
  expect(code).toContain(commonCalls.me.path);
  const ofOnePage = { ...accountCalls, ...profileCalls, ...linkCalls, ...adminCalls };
  for (const { fallback } of Object.values(ofOnePage)) expect(code).not.toContain(fallback);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)); // as: `link`
  expect(preloaded).toHaveLength(3);
  expect(fonts).toEqual(expect.arrayContaining(preloaded));
  expect(new Set(fonts).size).toBe(fonts.length);
});

test('/licenses.txt names every package in the browser, with its licence', async ({ request }) => {
  const reply = await request.get('/licenses.txt');
  expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await reply.text();
  // The list also names packages whose code is a part of posthog-js, of the style sheets or of
  // every chunk.
  for (const name of [
    'react',
    'react-dom',
    '@fontsource-variable/figtree',
    '@fontsource-variable/fraunces',
    'posthog-js',
    '@posthog/core',
    'tailwindcss',
    'vite',
  ])
    expect(text).toContain(`## ${name} - `);
  for (const words of [
    'Copyright (c) Meta Platforms',
    'SIL OPEN FONT LICENSE',
    'Apache License',
    'Permission is hereby granted',
    'Copyright (c) Tailwind Labs',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/^## (fastify|pg|kysely|nodemailer) /m); // only on the server
});

test('no page loads pictures or QR codes before they are needed', () => {
  const scripts = readScripts();
  const staticImports = (name: string): string[] =>
    [
      ...(scripts.get(name) ?? '').matchAll(
        /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?["']\.\/([^"']+\.js)["']/g,
      ),
    ].map(([, found = '']) => found);
  const loaded = new Set<string>();
  const walk = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    staticImports(name).forEach(walk);
  };
  const isLate = ([, text]: readonly [string, string]) =>
    text.includes('picture.png') ||
    text.includes('crispEdges') ||
    (text.includes('A picture of the two of you') && text.includes('in common')) ||
    text.includes('data:font/woff2');
  const late = [...scripts].filter(isLate).map(([name]) => name);
  expect(late.length).toBeGreaterThan(1);
  const index = [...scripts.keys()].find((name) => name.startsWith('index-')) ?? '';
  const frame = staticImports(index).find((name) => name.startsWith('frame-')) ?? '';
  const loadedByFrame = (scripts.get(frame) ?? '').matchAll(/import\(`\.\/([^`]+\.js)`\)/g);
  const pageScripts = [index, ...[...loadedByFrame].map(([, name = '']) => name)];
  expect(pageScripts.length).toBeGreaterThan(10);
  pageScripts.forEach(walk);
  expect(loaded.size).toBeGreaterThan(pageScripts.length);
  expect(late.filter((name) => loaded.has(name))).toEqual([]);
});

test('without POSTHOG_KEY nothing of analytics is loaded, sent or proxied', async ({
  page,
  request,
}) => {
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));
  const readLoaded = collectScripts(page);
  await beginSurvey(page);
  await answerOne(page, 4);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => /ingest|posthog/i.test(url))).toEqual([]);
  expect(await readLoaded()).not.toContain('person_profiles');
  expect((await request.post('/ingest/e/', { data: '[]' })).status()).toBe(404);
});
