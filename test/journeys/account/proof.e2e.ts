/** Proof of identity before an account changes hands, and confirming an address. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, type Page } from '@playwright/test';
import { answerWith, restore } from '../../support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../support/browser/make-account.ts';
import { nextCode } from '../../support/browser/outbox.ts';
import { expect, test } from '../../support/browser/server.ts';

/** Makes every session look as if its last proof of identity was long ago. */
function forgetProofs(dataFolder: string): void {
  const db = new DatabaseSync(join(dataFolder, 'spark.sqlite'), { timeout: 5000 });
  db.exec('update sessions set proven_at = 0');
  db.close();
}

test.beforeEach(({ page }) => void page.on('dialog', (dialog) => void dialog.accept()));

const password = 'four words of no sense';

const question = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });

/** Leaves the token in the browser, but no login code. */
const removeStoredCode = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    stored.state.loginCode = null;
    localStorage.setItem('auth-storage', JSON.stringify(stored));
  });

async function whoAmI(api: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return (await api.get('/api/v1/auth/me', { headers })).json();
}

/** An account with a password and a confirmed address. */
async function register(api: APIRequestContext, dataFolder: string, email: string) {
  const { accessToken } = await (
    await api.post('/api/v1/auth/register', { data: { email, password } })
  ).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const code = await nextCode(dataFolder, email);
  expect((await api.post('/api/v1/auth/confirm', { headers, data: { code } })).status()).toBe(200);
}

async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill(email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Code from the e-mail, or your password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

test('an unlocked browser without its code changes nothing', async ({
  page,
  request,
  dataFolder,
}) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await removeStoredCode(page);
  forgetProofs(dataFolder);
  await page.goto('/profile/edit');
  let downloads = 0;
  page.on('download', () => (downloads += 1));

  await page.getByLabel('Email (Optional)').fill('thief@mail.example');
  const actions = [
    'Save Changes',
    'Create a new login code',
    'Download my data',
    'Delete my account',
  ];
  for (const name of actions) {
    await page.getByRole('button', { name }).click();
    await expect(question(page)).toBeVisible();
    await page.getByLabel('Login code or password').fill('a guess of the thief');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/^This is not your login code or password/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }

  expect(downloads).toBe(0);
  await expect(page.getByLabel('Email (Optional)')).toHaveValue('thief@mail.example');
  expect(await whoAmI(request, account.token)).toMatchObject({ hasEmail: false });
  const login = await request.post('/api/v1/auth/login', {
    data: { loginCode: account.loginCode },
  });
  expect(login.status()).toBe(200);
});

test(
  'an action left behind asks nobody on a later page',
  { tag: '@full' },
  async ({ page, request, dataFolder }) => {
    await signIn(page, await createFinishedAccount(request, ascendingAnswers));
    await removeStoredCode(page);
    forgetProofs(dataFolder);
    await page.reload();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  },
);

test('a typed code lets the action go on', async ({ page, request, dataFolder }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await removeStoredCode(page);
  forgetProofs(dataFolder);
  await page.goto('/profile/edit');
  await page.getByLabel('Email (Optional)').fill('new@mail.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const field = page.getByLabel('Login code or password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/someone else has found this page/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveAccessibleDescription(/This field is empty/);
  await page.keyboard.type(account.loginCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/An eight-digit code is on its way/)).toBeVisible();
});

test(
  'a mailed code proves, and ticks close other ways in',
  { tag: '@full' },
  async ({ page, request, dataFolder }) => {
    const email = `owner-${Date.now()}@mail.example`;
    await register(request, dataFolder, email);
    await signInByPassword(page, email);
    await nextCode(dataFolder, email); // not needed to sign in
    await page.goto('/profile/edit');
    forgetProofs(dataFolder);

    await page.getByLabel('Remove my e-mail address').check();
    await page.getByLabel('Remove my password').check();
    await page.getByRole('button', { name: 'Create a new login code' }).click();
    await page.getByRole('button', { name: 'E-mail me a code instead' }).click();
    await expect(page.getByLabel('Your e-mail address')).toBeFocused();
    await page.getByLabel('Your e-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Code from the e-mail').fill(await nextCode(dataFolder, email));
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByText('This is your new login code.')).toBeVisible();
    await expect(page.getByLabel('Remove my e-mail address')).toBeHidden();
    await expect(page.getByLabel('Remove my password')).toBeHidden();
    const login = await request.post('/api/v1/auth/login', {
      data: { loginCode: email, password },
    });
    expect(login.status()).toBe(401);
  },
);

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

test(
  'explains a wrong code, confirms by the right one, then signs in with it',
  { tag: '@full' },
  async ({ page, request, browser, dataFolder }) => {
    const address = `one-${Date.now()}@mail.example`;
    await signIn(page, await createFinishedAccount(request, ascendingAnswers));
    await enterAddress(page, address);
    const mailed = await nextCode(dataFolder, address);
    await typeCode(page, '1234');
    await expect(page.getByText('The code has eight digits.')).toBeVisible();
    await typeCode(page, mailed === '00000000' ? '11111111' : '00000000');
    await expect(page.getByText(/^This code is wrong, was used already/)).toBeVisible();
    await answerWith(page, 'confirmEmail', 503);
    await typeCode(page, mailed);
    await expect(page.getByText(/The code still works/)).toBeVisible();
    await restore(page, 'confirmEmail');
    await typeCode(page, mailed);
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
  },
);

test(
  'an address that waits can be confirmed later',
  { tag: '@full' },
  async ({ page, request, dataFolder }) => {
    const address = `later-${Date.now()}@mail.example`;
    await signIn(page, await createFinishedAccount(request, ascendingAnswers));
    await enterAddress(page, address);
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByText('An address, not confirmed yet')).toBeVisible();
    await typeCode(page, await nextCode(dataFolder, address));
    await expect(page.getByText('An address, confirmed')).toBeVisible();
    await expect(page.getByText(/^We’ve sent an eight-digit code/)).toBeHidden();
    await expect(page.getByText(confirmed)).toBeVisible();
  },
);
