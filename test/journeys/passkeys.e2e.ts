/** Passkeys: kept, used, listed, removed; and where there are none. */

import type { Page } from '@playwright/test';
import {
  mixedAnswers,
  createFinishedAccount,
  createHalfwayAccount,
  signIn,
} from '../support/browser/make-account.ts';
import { expect } from '../support/browser/server.ts';
import { answerOne } from '../support/browser/take-survey.ts';
import { addAuthenticator, test } from '../support/browser/virtual-authenticator.ts';

const keepButton = (page: Page) => page.getByRole('button', { name: 'Keep a passkey' });
const summary = (page: Page) => page.getByRole('heading', { name: 'Your Profile Summary' });

/** On the profile, the button is loaded once its place is near. */
const scrollToCode = (page: Page) =>
  page.getByRole('heading', { name: 'my code:' }).scrollIntoViewIfNeeded();

async function keepPasskey(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(
    page.getByText('The passkey is kept. You can find it under “Edit Profile”.'),
  ).toBeVisible();
}

/** Another device of the visitor has the synced passkey and no data of the site. */
async function openOtherDevice(page: Page): Promise<void> {
  await page.goto('/card.png');
  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/login');
}

test('a passkey opens the survey with one press, until a new code removes it', async ({
  page,
  request,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  // Turns off the offers of the code field, which the simulated owner would accept at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const usePasskey = () => page.getByRole('button', { name: 'Use a passkey' }).click();
  await addAuthenticator(page);
  await signIn(page, await createHalfwayAccount(request));
  await page.goto('/profile/edit');
  await keepPasskey(page);
  await openOtherDevice(page);
  await usePasskey();
  await page.getByRole('link', { name: 'Continue' }).click();
  await answerOne(page, 6);

  await page.goto('/profile/edit');
  await page.getByLabel('Remove my passkeys').check();
  await page.getByRole('button', { name: 'Create a new login code' }).click();
  await expect(page.getByText('This is your new login code.')).toBeVisible();
  await openOtherDevice(page);
  await usePasskey();
  await expect(
    page.getByText(/This passkey opens no profile here\. It may have been/),
  ).toBeVisible();
});

test('the field for the code offers passkeys by itself', async ({ page, request }) => {
  await addAuthenticator(page);
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await scrollToCode(page);
  await keepPasskey(page);
  await openOtherDevice(page);
  await expect(summary(page)).toBeVisible();
});

test('two passkeys are listed, renamed and removed', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  const listNames = async (): Promise<string[]> => {
    const headers = { authorization: `Bearer ${account.token}` };
    const { passkeys } = await (await request.get('/api/v1/user/passkeys', { headers })).json();
    return passkeys.map(({ name }: { name: string }) => name);
  };
  const first = await addAuthenticator(page);
  await signIn(page, account);
  await page.goto('/profile/edit');
  await keepPasskey(page);
  await keepButton(page).click();
  await expect(page.getByText('This device already has a passkey for this profile.')).toBeVisible();
  await first.remove();
  await addAuthenticator(page);
  await keepPasskey(page);
  await page
    .getByRole('button', { name: /^Rename “This computer, / })
    .first()
    .click();
  await page.getByLabel('New name').fill('Laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Rename “Laptop”' })).toBeFocused();
  expect(await listNames()).toEqual(['Laptop', expect.stringMatching(/^This/)]);
  for (const name of [/^Remove “Laptop/, /^Remove “This computer/])
    await page.getByRole('button', { name }).click();
  await expect(page.getByText(/no longer opens this profile/)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect.poll(listNames).toEqual([]);
});

test('explains a device without key derivation, hides passkeys without support', async ({
  page,
  request,
}) => {
  await addAuthenticator(page, { hasPrf: false });
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await scrollToCode(page);
  await keepButton(page).click();
  await expect(page.getByText(/passkeys cannot hold the key to your answers/)).toBeVisible();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  for (const path of ['/login', '/profile/edit', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/profile') await scrollToCode(page);
    await expect(page.getByText(/passkey/i)).toHaveCount(0);
  }
});

test('are not offered at another name of the site', async ({ page, baseURL }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await page.goto(`${baseURL?.replace('localhost', 'other.localhost')}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/passkey/i)).toHaveCount(0);
});

/** Opens the profile as the last answer does. */
async function openAfterSurvey(page: Page): Promise<void> {
  await page.evaluate(() => history.replaceState({ usr: { isFirstSight: true }, idx: 0 }, ''));
  await page.reload();
  await expect(summary(page)).toBeVisible();
}

test('offers one once after the survey, except on shared devices', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await expect(summary(page)).toBeVisible();
  await openAfterSurvey(page);
  await expect(keepButton(page)).toHaveCount(1);
  await page.reload();
  await expect(summary(page)).toBeVisible();
  await expect(keepButton(page)).toHaveCount(0);
  await page.goto('/login');
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Login Code or Email Address').fill(account.loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(summary(page)).toBeVisible();
  await openAfterSurvey(page);
  await expect(keepButton(page)).toHaveCount(0);
});
