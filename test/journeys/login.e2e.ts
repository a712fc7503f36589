/** Signing in by login code (spec §2 /login, §5, §8; product decisions B1). */

import { cut, hold } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  ascendingAnswers,
} from '../../test/support/browser/make-account.ts';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test('a login code signs in and opens the profile', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  const release = await hold(page, 'login');
  await page.getByLabel('Login Code or Email Address').fill(account.loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/profile$/);
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state,
  );
  expect(stored).toMatchObject({
    loginCode: account.loginCode,
    isAuthenticated: true,
    user: { surveyCompleted: true, shareCode: account.shareCode },
  });
});

test('asks for input and links to creating an account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter your login code or email address')).toBeVisible();
  await expect(page.getByLabel('Login Code or Email Address')).toBeFocused();
  await page.getByRole('link', { name: "Don't have an account? Create one here" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown e-mail address is asked for a mailed code', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill('nobody@mail.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByText('If this address belongs to an account, an eight-digit code is on its way.'),
  ).toBeVisible();
  await page.getByLabel('Code from the e-mail, or your password').fill('12345678');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByText('Invalid login code or email address. Please check and try again.'),
  ).toBeVisible();
});

test('a server that is down is not the fault of the code', async ({ page, request }) => {
  const { loginCode } = await createAccount(request);
  await page.goto('/login');
  await cut(page, 'login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByText(
      'Invalid login code or email address. Please check and try again. We couldn’t reach the server, so nothing was checked.',
    ),
  ).toBeVisible();
});

test('two submissions at once sign in once', async ({ page, request }) => {
  const { loginCode } = await createAccount(request);
  await page.goto('/login');
  const countLogins = countCalls(page, 'login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page).toHaveURL(/\/profile$/);
  expect(countLogins()).toBe(1);
});
