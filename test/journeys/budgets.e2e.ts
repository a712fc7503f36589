/** Limits for the size of what a page loads; `bench/` measures times, which differ by machine. */

import { accountCalls } from '../../src/contract/calls/account-calls.ts';
import { adminCalls } from '../../src/contract/calls/admin-calls.ts';
import { commonCalls } from '../../src/contract/calls/calls.ts';
import { linkCalls } from '../../src/contract/calls/link-calls.ts';
import { profileCalls } from '../../src/contract/calls/profile-calls.ts';
import { statisticsCalls } from '../../src/contract/calls/statistics-calls.ts';
import {
  createAccount,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { measureScripts } from '../../test/support/browser/script-weight.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test('the landing page loads at most 95 kB of JavaScript', async ({ page }) => {
  const size = await measureScripts(page, () => page.goto('/'));
  test.info().annotations.push({ type: `landing: ${size.toFixed(3)} kB` });
  expect(size).toBeLessThanOrEqual(95);
});

test('the first survey question needs at most 100 kB JavaScript', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createAccount(request), { hasBegun: true });
  const size = await measureScripts(page, async () => {
    await page.goto('/survey/two-stage');
    await expect(page.getByRole('radio').first()).toBeVisible();
  });
  test.info().annotations.push({ type: `survey: ${size.toFixed(3)} kB` });
  expect(size).toBeLessThanOrEqual(100);
});

for (const [name, path, max] of [
  ['sign-in', '/login', 110],
  ['profile', '/profile', 137],
] as const) {
  test(`the ${name} page loads at most ${max} kB of JavaScript`, async ({
    page,
    request,
    context,
  }) => {
    if (path === '/profile')
      await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    const size = await measureScripts(page, () => page.goto(path));
    test.info().annotations.push({ type: `${name}: ${size.toFixed(3)} kB` });
    expect(size).toBeLessThanOrEqual(max);
  });
}

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
    ...statisticsCalls,
  };
  for (const { fallback } of Object.values(ofOnePage)) expect(code).not.toContain(fallback);
});

test('preloads each font of the first screen once', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'font' && fonts.push(sent.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)); // as: `link`
  expect(preloaded).toHaveLength(3);
  expect(fonts).toEqual(expect.arrayContaining(preloaded));
  expect(new Set(fonts).size).toBe(fonts.length);
});

test('the survey loads no font of signs', async ({ page, request, context }) => {
  await haveSession(context, request, await createAccount(request));
  const fonts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'font' && fonts.push(sent.url()));
  await page.goto('/survey/two-stage');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await expect(page.getByText('Stage 2')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((address) => address.includes('signs'))).toEqual([]);
});
