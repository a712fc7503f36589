/** E-mail addresses: confirmation and sign-in (spec §2 /auth; product decisions B5, B6). */

import type { Page } from '@playwright/test';
import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../test/support/browser/make-account.ts';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { nextCode } from '../support/browser/outbox.ts';

const confirmed = /^Your address is confirmed/;

async function enterAddress(page: Page, address: string): Promise<void> {
  await page.goto('/profile/edit');
  await page.getByLabel('Email (Optional)').fill(address);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/An eight-digit code is on its way/)).toBeVisible();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the e-mail').fill(code);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
}

test('confirms an address by code, then signs in with it', async ({
  page,
  request,
  browser,
  dataFolder,
}) => {
  const address = `one-${Date.now()}@mail.example`;
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await enterAddress(page, address);
  await typeCode(page, await nextCode(dataFolder, address));
  await expect(page.getByText(confirmed)).toBeVisible();
  await expect(page.getByLabel('Code from the e-mail')).toBeHidden();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByText('An address, confirmed')).toBeVisible();

  const otherBrowser = await browser.newContext();
  const other = await otherBrowser.newPage();
  await other.goto('/login');
  await other.getByLabel('Login Code or Email Address').fill(address);
  await other.getByRole('button', { name: 'Sign In' }).click();
  const code = await nextCode(dataFolder, address);
  await other.getByLabel('Code from the e-mail, or your password').fill(code);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL(/\/profile$/);
  await expect(other.getByText('This browser doesn’t have your login code')).toBeVisible();
  await otherBrowser.close();
});

test('an address that waits can be confirmed later', async ({ page, request, dataFolder }) => {
  const address = `later-${Date.now()}@mail.example`;
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await enterAddress(page, address);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByText('An address, not confirmed yet')).toBeVisible();
  await typeCode(page, await nextCode(dataFolder, address));
  await expect(page.getByText('An address, confirmed')).toBeVisible();
  await expect(page.getByText(/^We’ve sent an eight-digit code/)).toBeHidden();
  await expect(page.getByText(confirmed)).toBeVisible();
});

test('says beforehand what an address on file means', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile/edit');
  await expect(page.getByLabel('Email (Optional)')).toHaveAccessibleDescription(
    'With an address on file, this site’s operator could open your answers. Without one, only your code can.',
  );
});

test('a wrong code and an unavailable server are explained', async ({
  page,
  request,
  dataFolder,
}) => {
  const address = `wrong-${Date.now()}@mail.example`;
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await enterAddress(page, address);
  const code = await nextCode(dataFolder, address);
  await typeCode(page, '1234');
  await expect(page.getByText('The code has eight digits.')).toBeVisible();
  await typeCode(page, code === '00000000' ? '11111111' : '00000000');
  await expect(page.getByText(/^This code is wrong, was used already/)).toBeVisible();
  await answerWith(page, 'confirmEmail', 503);
  await typeCode(page, code);
  await expect(page.getByText(/The code still works/)).toBeVisible();
  await page.unrouteAll();

  const release = await hold(page, 'confirmEmail');
  await typeCode(page, code);
  await expect(page.getByRole('button', { name: 'Confirming…' })).toBeDisabled();
  release();
  await expect(page.getByText(confirmed)).toBeVisible();
});

test('a link confirms nothing and says what to do', async ({ page, request }) => {
  const countConfirmations = countCalls(page, 'confirmEmail');
  await page.goto(`/auth/confirm?token=${'a'.repeat(22)}`);
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await expect(page.getByText(/type the code from the message there/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/auth/confirm');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  expect(countConfirmations()).toBe(0);
});

test('/auth leads to the login, unknown pages below it home', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goto('/auth/nothing-here');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
