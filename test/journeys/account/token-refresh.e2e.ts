/** Refreshing the access token, also with a wrong clock. */

import { type Page } from '@playwright/test';
import { appears } from '../../support/browser/clock.ts';
import {
  createFinishedAccount,
  haveSession,
  signIn,
  ascendingAnswers,
} from '../../support/browser/make-account.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

const minute = 60_000;

/** Makes the stored token expire after the given number of minutes on the page's clock. */
const expireIn = (page: Page, minutes: number) =>
  page.evaluate(
    (ms) => window.localStorage.setItem('access-token-expires-at', String(Date.now() + ms)),
    minutes * minute,
  );

const focusTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const readToken = (page: Page) =>
  page.evaluate(() => ({
    token: window.localStorage.getItem('access-token'),
    remaining: Number(window.localStorage.getItem('access-token-expires-at')) - Date.now(),
  }));

/**
 * Reports one scroll. A turn of the mouse wheel would report several, some of them only after the
 * clock has been moved on.
 */
const scroll = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('scroll')));

test('refreshes at start, every 90 minutes, on focus and activity', async ({ page, request }) => {
  const countRefreshes = countCalls(page, 'refresh');
  await page.clock.install();
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5_000);
  const first = await readToken(page);
  expect(first.remaining).toBeGreaterThan(94 * minute);

  await focusTab(page); // causes no refresh, because more than ten minutes remain
  await expireIn(page, 10.1);
  await focusTab(page);
  expect(countRefreshes()).toBe(0);
  await expireIn(page, 9.9);
  await focusTab(page);
  await expect.poll(countRefreshes).toBe(1);
  await expect.poll(async () => (await readToken(page)).token).not.toBe(first.token);
  expect((await readToken(page)).remaining).toBeGreaterThan(94 * minute);

  // The app checks the token every 90 minutes. A token lasts 95 minutes, so only five of them
  // remain at the first check, and the app refreshes the token.
  await page.clock.runFor(89 * minute);
  await expect.poll(countRefreshes).toBe(1);
  await page.clock.runFor(1 * minute);
  await expect.poll(countRefreshes).toBe(2);
  // A reply that came later would replace the times of expiry set below.
  await expect.poll(async () => (await readToken(page)).remaining).toBeGreaterThan(94 * minute);

  await expireIn(page, 5.5);
  await scroll(page); // activity causes a refresh only if less than 5 minutes remain
  await page.clock.runFor(100);
  expect(countRefreshes()).toBe(2);
  await expireIn(page, 4.5);
  await scroll(page); // activity is considered at most once per 5 minutes
  await page.clock.runFor(100);
  expect(countRefreshes()).toBe(2);
  await page.clock.runFor(4 * minute);
  await expireIn(page, 4.5);
  await page.clock.runFor(1 * minute);
  await page.keyboard.press('a');
  await expect.poll(countRefreshes).toBe(3);

  await expect.poll(async () => (await readToken(page)).remaining).toBeGreaterThan(94 * minute);
  await expireIn(page, 3);
  await page.clock.resume();
  await page.reload();
  await expect.poll(countRefreshes).toBe(4);
});

test('counts the 90 minutes from the sign-in', { tag: '@full' }, async ({ page, request }) => {
  const countRefreshes = countCalls(page, 'refresh');
  await page.clock.install();
  const { loginCode } = await createFinishedAccount(request, ascendingAnswers);
  await page.goto('/login');
  await page.clock.fastForward(60 * minute);
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await page.clock.runFor(89 * minute);
  expect(countRefreshes()).toBe(0);
  await page.clock.runFor(1 * minute);
  await expect.poll(countRefreshes).toBe(1);
});

test('a refresh updates the stored user', { tag: '@full' }, async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await request.delete('/api/v1/user/share-code', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await expireIn(page, 3);
  await focusTab(page);
  await expect(page.getByText('Sharing is off.')).toBeVisible();
});

for (const [name, days] of [
  ['a day behind', -1],
  ['a day ahead', 1],
] as const) {
  test(
    `a clock ${name} causes at most one new login`,
    { tag: '@full' },
    async ({ page, request, context }) => {
      const account = await createFinishedAccount(request, ascendingAnswers);
      await haveSession(context, request, account);
      expect(account.loginCode).toMatch(/^\w{4}-/); // the app can sign in again with it
      const countLogins = countCalls(page, 'login');
      await page.clock.install({ time: Date.now() + days * 24 * 60 * minute });
      await page.goto('/profile');
      await appears(page, page.getByRole('heading', { name: 'Your Profile Summary' }));
      await page.clock.resume();
      await page.getByRole('link', { name: 'Edit Profile' }).click();
      await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
      expect(countLogins()).toBeLessThanOrEqual(1);
    },
  );
}
