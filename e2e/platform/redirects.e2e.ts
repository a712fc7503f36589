/** The steps between the screens: redirects, ends of sessions, refusals, nothing found (spec §2, §4 guard, §8). */

import { appears, arrives, openInStillTime } from '../../test/support/browser/clock.ts';
import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test('/create-account redirects without creating an account', async ({ page, request }) => {
  let created = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/create-unique')) created += 1;
  });
  await page.goto('/create-account');
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, await createAccount(request));
  await page.goto('/create-account');
  await expect(page).toHaveURL(/\/survey$/);
  expect(created).toBe(0);
});

test('/logged-out says the progress is saved and links onwards', async ({ page }) => {
  await page.goto('/logged-out');
  await expect(page.getByRole('heading', { name: 'Session Expired' })).toBeVisible();
  await expect(page.getByText(/Your progress is saved/)).toBeVisible();
  await page.getByRole('link', { name: 'Log Back In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('/unauthenticated goes home after 10 seconds, not before', async ({ page }) => {
  await openInStillTime(page, '/unauthenticated');
  await appears(page, page.getByRole('heading', { name: 'Access Denied' }));
  await expect(
    page.getByText('You need to be authenticated to take the S.P.A.R.K. Survey'),
  ).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL(/\/unauthenticated$/);
  await page.clock.runFor(1_000);
  await arrives(page, '/');
});

test('/unauthenticated can be kept open, and links onwards', async ({ page }) => {
  await openInStillTime(page, '/unauthenticated');
  await appears(page, page.getByRole('heading', { name: 'Access Denied' }));
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/unauthenticated$/);
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.resume();
  await page.goto('/unauthenticated');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown path shows the not-found page and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page is not into you.' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const path of ['/processing', '/profile', '/profile/edit']) {
  test(`${path} announces the authentication check`, async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, (i) => (i % 7) + 1));
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
      stored.state = { ...stored.state, user: null, isAuthenticated: false };
      localStorage.setItem('auth-storage', JSON.stringify(stored));
    });
    const open = await hold(page, 'me');
    await page.goto(path);
    await expect(page.getByText('Checking your authentication')).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    open();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('main h1')).toBeVisible();
  });

  test(`${path} sends an unauthenticated visitor home`, async ({ page }) => {
    const seen: string[] = [];
    await page.exposeFunction('noteText', (text: string) => seen.push(text));
    await page.addInitScript(() =>
      new MutationObserver(
        () =>
          void (window as unknown as { noteText(text: string): void }).noteText(
            document.body?.textContent ?? '',
          ),
      ).observe(document, { childList: true, subtree: true, characterData: true }),
    );
    await answerWith(page, 'me', 401);
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect
      .poll(() => seen.join('\n'))
      .toContain('Redirecting...Taking you back to the main page');
  });
}

test('the guard signs in again with the stored login code', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, (i) => (i % 7) + 1));
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
