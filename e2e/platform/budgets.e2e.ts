/** What a visitor has to load, by size: the same on every machine (times are measured in `bench/`). */

import { consentVersion } from '../../src/domain/survey.ts';
import {
  createAccount,
  createFinishedAccount,
  haveSession,
} from '../../test/support/browser/make-account.ts';
import { scriptsOf } from '../../test/support/browser/script-weight.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const mixed = (index: number) => ((index * 5) % 7) + 1;

test('the landing page loads at most 95 kB of JavaScript', async ({ page }) => {
  expect(await scriptsOf(page, () => page.goto('/'))).toBeLessThanOrEqual(95);
});

test('the first survey question needs at most 100 kB JavaScript', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createAccount(request));
  await context.addInitScript(
    (version) => window.localStorage.setItem('has-seen-welcome', version),
    consentVersion,
  );
  const size = await scriptsOf(page, async () => {
    await page.goto('/survey/two-stage');
    await expect(page.getByRole('radio').first()).toBeVisible();
  });
  test.info().annotations.push({ type: `survey: ${size.toFixed(1)} kB` });
  expect(size).toBeLessThanOrEqual(100);
});

for (const [name, path, max] of [
  ['sign-in', '/login', 110],
  ['profile', '/profile', 135],
] as const) {
  test(`the ${name} page loads at most ${max} kB of JavaScript`, async ({
    page,
    request,
    context,
  }) => {
    if (path === '/profile')
      await haveSession(context, request, await createFinishedAccount(request, mixed));
    const size = await scriptsOf(page, () => page.goto(path));
    test.info().annotations.push({ type: `${name}: ${size.toFixed(1)} kB` });
    expect(size).toBeLessThanOrEqual(max);
  });
}

test('preloads each font of the first screen once', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (one) => one.resourceType() === 'font' && fonts.push(one.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)); // as: what the selector finds
  expect(preloaded).toHaveLength(3);
  expect(fonts).toEqual(expect.arrayContaining(preloaded));
  expect(new Set(fonts).size).toBe(fonts.length);
});
