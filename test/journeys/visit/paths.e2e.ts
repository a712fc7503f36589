/** Redirects, the guard, and the pages for refused or unknown paths. */

import { paths } from '../../../src/web/platform/navigation/paths.ts';
import { appears, arrives, openWithPausedClock } from '../../support/browser/clock.ts';
import { answerWith, hold, restore } from '../../support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../support/browser/make-account.ts';
import { recordText } from '../../support/browser/page/text-recorder.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

test('/create-account and start buttons keep an existing account', async ({ page, request }) => {
  const countCreations = countCalls(page, 'createUnique');
  await page.goto('/create-account');
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, await createAccount(request));
  await page.goto('/create-account');
  await expect(page).toHaveURL(/\/survey$/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  expect(countCreations()).toBe(0);
});

test(
  '/unauthenticated goes home after 10 seconds, not before',
  { tag: '@full' },
  async ({ page }) => {
    await openWithPausedClock(page, '/unauthenticated');
    await appears(page, page.getByRole('heading', { name: 'Access Denied' }));
    await expect(
      page.getByText('You need to be authenticated to take the S.P.A.R.K. Survey'),
    ).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(page).toHaveURL(/\/unauthenticated$/);
    await page.clock.runFor(1_000);
    await arrives(page, '/');
  },
);

test(
  'guarded pages announce the authentication check',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, ascendingAnswers));
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    for (const path of ['/profile/links', '/processing']) {
      await page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
        stored.state = { ...stored.state, user: null, isAuthenticated: false };
        localStorage.setItem('auth-storage', JSON.stringify(stored));
      });
      const release = await hold(page, 'me');
      await page.goto(path);
      await expect(page.getByText('Checking your authentication')).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      release();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('main h1')).toBeVisible();
      await restore(page, 'me');
    }
  },
);

test('guarded pages send an unauthenticated visitor home', { tag: '@full' }, async ({ page }) => {
  const texts = await recordText(page, 'body');
  await answerWith(page, 'me', 401);
  for (const path of [
    paths.processing,
    paths.profile,
    paths.editProfile,
    paths.answers,
    paths.history,
    paths.links,
  ]) {
    await page.goto(path());
    await expect(page).toHaveURL(/\/$/);
    await expect
      .poll(() => texts.splice(0).join('\n'))
      .toContain('Redirecting...Taking you back to the main page');
  }
});

test('the guard signs in again with the stored login code', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key !== 'auth-storage') localStorage.removeItem(key);
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    stored.state = { ...stored.state, user: null, isAuthenticated: false };
    localStorage.setItem('auth-storage', JSON.stringify(stored));
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
});
