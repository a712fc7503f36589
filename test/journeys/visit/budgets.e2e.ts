/**
 * What a page may load: its size, its fonts, its licences, and nothing of analytics or pictures.
 */

import type { Page } from '@playwright/test';
import { accountCalls } from '../../../src/contract/accounts-calls.ts';
import { adminCalls } from '../../../src/contract/admin-calls.ts';
import { commonCalls } from '../../../src/contract/common-calls.ts';
import { profileCalls } from '../../../src/contract/profile-calls.ts';
import { linkCalls } from '../../../src/contract/sharing-calls.ts';
import { localeFacts, offeredLocales } from '../../../src/domain/locales.ts';
import { inventResult } from '../../../src/web/features/gallery/invented/invented-agreement.ts';
import { inventPair } from '../../../src/web/features/gallery/invented/invented-together.ts';
import { readScripts } from '../../support/browser/built-scripts.ts';
import { answerWith } from '../../support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { waitForSurvey } from '../../support/browser/page/survey-page.ts';
import { measureScripts } from '../../support/browser/script-weight.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne, beginSurvey } from '../../support/browser/take-survey.ts';

/** Collects the addresses of the fonts that the page requests. */
function collectFonts(page: Page): readonly string[] {
  const fonts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'font' && fonts.push(sent.url()));
  return fonts;
}

for (const locale of offeredLocales)
  test.describe(locale, { tag: locale === 'en' ? [] : '@full' }, () => {
    const { basePath } = localeFacts[locale];
    /** Longer texts than the English take so many kB more. */
    const forTexts = locale === 'en' ? 0 : 1.5;

    test('the first question needs 95 kB of scripts, and no signs', async ({
      page,
      request,
      context,
    }) => {
      await haveSession(context, request, await createAccount(request), { hasBegun: true });
      const fonts = collectFonts(page);
      const size = await measureScripts(page, async () => {
        await page.goto(`${basePath}/survey/two-stage`);
        await waitForSurvey(page);
      });
      test.info().annotations.push({ type: `${locale}, survey: ${size.toFixed(3)} kB` });
      expect(size).toBeLessThanOrEqual(95);
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter((address) => address.includes('signs'))).toEqual([]);
    });

    for (const [name, path, max] of [
      ['landing', '/', 91],
      ['sign-in', '/login', 91],
      ['profile', '/profile', 134],
    ] as const) {
      test(`the ${name} page loads few scripts`, async ({ page, request, context }) => {
        if (path === '/profile')
          await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
        const size = await measureScripts(page, () => page.goto(`${basePath}${path}`));
        test.info().annotations.push({ type: `${locale}, ${name}: ${size.toFixed(3)} kB` });
        expect(size).toBeLessThanOrEqual(max + forTexts);
      });
    }
  });

test('a shared reading loads the form of its agreement once it is opened', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  const pairs = [inventPair({ state: 'revealed', hasSaidYes: true })];
  await answerWith(page, 'listPairs', 200, { pairs });
  await answerWith(page, 'pairResult', 200, inventResult());
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  const hasForm = async () => (await Promise.all(bodies)).join('').includes('Send my marks');
  const size = await measureScripts(page, async () => {
    await page.goto('/together');
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Make our agreement' })).toBeVisible();
  });
  test.info().annotations.push({ type: `reading: ${size.toFixed(3)} kB` });
  expect(size).toBeLessThanOrEqual(138);
  expect(await hasForm()).toBe(false);
  await page.getByRole('button', { name: 'Make our agreement' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeFocused();
  expect(await hasForm()).toBe(true);
});

test('the landing page loads no call of a single page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain(commonCalls.me.path);
  const ofOnePage = {
    ...accountCalls,
    ...profileCalls,
    ...linkCalls,
    ...adminCalls,
  };
  for (const { fallback } of Object.values(ofOnePage)) expect(code).not.toContain(fallback);
});

test('preloads each font of the first screen once', async ({ page }) => {
  const fonts = collectFonts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)); // as: `link`
  expect(preloaded).toHaveLength(3);
  expect(fonts).toEqual(expect.arrayContaining(preloaded));
  expect(new Set(fonts).size).toBe(fonts.length);
});

test('/licenses.txt names every package in the browser, with its licence', async ({ request }) => {
  const reply = await request.get('/licenses.txt');
  expect([reply.status(), reply.headers()['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
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

test('no page loads the picture code before it is needed', () => {
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
  const isPicture = ([, text]: readonly [string, string]) =>
    text.includes('picture.png') ||
    (text.includes('A picture of the two of you') && text.includes('in common')) ||
    text.includes('data:font/woff2');
  const pictures = [...scripts].filter(isPicture).map(([name]) => name);
  expect(pictures.length).toBeGreaterThan(0);
  const index = [...scripts.keys()].find((name) => name.startsWith('index-')) ?? '';
  const frame = staticImports(index).find((name) => name.startsWith('frame-')) ?? '';
  const loadedByFrame = (scripts.get(frame) ?? '').matchAll(/import\(`\.\/([^`]+\.js)`\)/g);
  const pages = [index, ...[...loadedByFrame].map(([, name = '']) => name)];
  expect(pages.length).toBeGreaterThan(10);
  pages.forEach(walk);
  expect(loaded.size).toBeGreaterThan(pages.length);
  expect(pictures.filter((name) => loaded.has(name))).toEqual([]);
});

test('without POSTHOG_KEY nothing is loaded, sent or proxied', async ({ page, request }) => {
  const bodies: string[] = [];
  const urls: string[] = [];
  page.on('response', async (response) => {
    urls.push(response.url());
    if (response.url().endsWith('.js')) bodies.push(await response.text().catch(() => ''));
  });
  await beginSurvey(page);
  await answerOne(page, 4);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => /ingest|posthog/i.test(url))).toEqual([]);
  expect(bodies.length).toBeGreaterThan(4);
  expect(bodies.filter((body) => body.includes('person_profiles'))).toEqual([]);
  expect((await request.post('/ingest/e/', { data: '[]' })).status()).toBe(404);
});
