/** E-mail addresses: confirmation and sign-in (spec §2 /auth; product decisions B5, B6). */

import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { nextMessage } from './outbox.ts';

const seen = new Set<string>();

test('confirms an address by link, then signs in with it', async ({
  page,
  request,
  browser,
  dataFolder,
}) => {
  const address = `one-${Date.now()}@mail.example`;
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await page.goto('/profile/edit');
  await page.getByLabel('Email (Optional)').fill(address);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/A message with a link is on its way/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(
    page.getByText('An address, not confirmed yet: please open the link that we sent'),
  ).toBeVisible();
  const [link = ''] =
    /\/auth\/confirm\?token=[\w-]{22}/.exec(await nextMessage(dataFolder, address, seen)) ?? [];
  expect(link).not.toBe('');

  // Opening the link confirms nothing: mail programs open links to preview them.
  const otherBrowser = await browser.newContext();
  const other = await otherBrowser.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await expect(other).toHaveURL(/\/auth\/confirm$/); // without the token
  expect(
    (
      await (
        await request.get('/api/v1/auth/me', {
          headers: { authorization: `Bearer ${account.token}` },
        })
      ).json()
    ).emailVerified,
  ).toBe(false);
  await other.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(other.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await other.goto(link);
  await other.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(
    other.getByText(
      'This link was used already, or is more than 24 hours old. Enter your address again to get a new one.',
    ),
  ).toBeVisible();

  await other.getByRole('link', { name: 'Sign in' }).click();
  await other.getByLabel('Login Code or Email Address').fill(address);
  await other.getByRole('button', { name: 'Sign In' }).click();
  const [code = ''] =
    /\b\d{4} ?\d{4}\b/.exec(
      (await nextMessage(dataFolder, address, seen)).replace(/^[^]*?\r?\n\r?\n/, ''),
    ) ?? [];
  await other.getByLabel('Code from the e-mail, or your password').fill(code);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL(/\/profile$/);
  await expect(other.getByText('This browser does not hold your login code')).toBeVisible();
  await other.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(other.getByText('An address, confirmed')).toBeVisible();
  await otherBrowser.close();
});

test('an incomplete link and an unavailable server are explained', async ({ page }) => {
  await page.goto('/auth/confirm');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await answerWith(page, 'confirmEmail', 503);
  await page.goto(`/auth/confirm?token=${'a'.repeat(22)}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(
    page.getByText(
      'The address could not be confirmed just now. The link still holds: please try again.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the button is disabled while the address is confirmed', async ({ page }) => {
  const release = await hold(page, 'confirmEmail');
  await page.goto(`/auth/confirm?token=${'a'.repeat(22)}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('button', { name: 'Confirming...' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeVisible();
});

test('/auth leads to the login, unknown pages below it home', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goto('/auth/nothing-here');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
