/** Passkeys: kept, used, listed, removed; and where there are none. */

import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Account,
  ascendingAnswers,
  createFinishedAccount,
  createHalfwayAccount,
  signIn,
} from '../../support/browser/make-account.ts';
import { expect } from '../../support/browser/server.ts';
import { answerOne } from '../../support/browser/take-survey.ts';
import { addAuthenticator, test } from '../../support/browser/virtual-authenticator.ts';

const keepButton = (page: Page) =>
  page.getByRole('button', { name: 'Keep a passkey for this profile' });
const useButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });
const summary = (page: Page) => page.getByRole('heading', { name: 'Your Profile Summary' });
const removed = /This passkey opens no profile here\. It may have been removed\./;
const keptText = 'The passkey is kept. You can find it under “Edit Profile”.';

/** Turns off the offers of the code field, which the simulated owner would accept at once. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

/** On the profile, the button is loaded once its place is near. */
const scrollToCode = (page: Page) =>
  page.getByRole('heading', { name: 'my code:' }).scrollIntoViewIfNeeded();

async function keepPasskey(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(page.getByText(keptText)).toBeVisible();
}

/** What another device of the visitor has: the synced passkey, and nothing of the site. */
async function openOtherDevice(page: Page): Promise<void> {
  await page.goto('/card.png');
  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/login');
}

const listNames = async (api: APIRequestContext, { token }: Account): Promise<string[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const { passkeys } = await (await api.get('/api/v1/user/passkeys', { headers })).json();
  return passkeys.map(({ name }: { name: string }) => name);
};

test('a passkey opens the profile with one press', async ({ page, request }) => {
  await withoutOffers(page);
  await addAuthenticator(page);
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await scrollToCode(page);
  await keepPasskey(page);
  await openOtherDevice(page);
  await useButton(page).click();
  await expect(summary(page)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});

test('the survey goes on after a sign-in by passkey', async ({ page, request }) => {
  await withoutOffers(page);
  await addAuthenticator(page);
  await signIn(page, await createHalfwayAccount(request));
  await page.goto('/profile/edit');
  await keepPasskey(page);
  await openOtherDevice(page);
  await useButton(page).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await answerOne(page, 6);
});

test('the field for the code offers passkeys by itself', async ({ page, request }) => {
  await addAuthenticator(page);
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await scrollToCode(page);
  await keepPasskey(page);
  await openOtherDevice(page);
  await expect(summary(page)).toBeVisible();
});

test('two passkeys are listed, renamed and removed', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  const first = await addAuthenticator(page);
  await signIn(page, account);
  await page.goto('/profile/edit');
  await keepPasskey(page);
  await keepButton(page).click();
  await expect(page.getByText('This device already has a passkey for this profile.')).toBeVisible();
  await first.remove();
  await addAuthenticator(page);
  await keepPasskey(page);
  const renames = page.getByRole('button', { name: /^Rename “This computer, / });
  await expect(renames).toHaveCount(2);
  await renames.first().click();
  await page.getByLabel('New name').fill('Laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Rename “Laptop”' })).toBeFocused();
  expect(await listNames(request, account)).toEqual(['Laptop', expect.stringMatching(/^This/)]);
  for (const name of [/^Remove “Laptop/, /^Remove “This computer/])
    await page.getByRole('button', { name }).click();
  await expect(page.getByText(/no longer opens this profile/)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect.poll(() => listNames(request, account)).toEqual([]);
});

test('a passkey that a new code removed opens nothing', async ({ page, request }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await withoutOffers(page);
  const account = await createFinishedAccount(request, ascendingAnswers);
  await addAuthenticator(page);
  await signIn(page, account);
  await page.goto('/profile/edit');
  await keepPasskey(page);
  await page.getByLabel('Remove my passkeys').check();
  await page.getByRole('button', { name: 'Create a new login code' }).click();
  await expect(page.getByText('This is your new login code.')).toBeVisible();
  expect(await listNames(request, account)).toEqual([]);
  await openOtherDevice(page);
  await useButton(page).click();
  await expect(page.getByText(removed)).toBeVisible();
});

test('a device that derives no key is told so', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await addAuthenticator(page, { hasPrf: false });
  await signIn(page, account);
  await scrollToCode(page);
  await keepButton(page).click();
  await expect(page.getByText(/passkeys cannot hold the key to your answers/)).toBeVisible();
  expect(await listNames(request, account)).toEqual([]);
});

test('a browser without passkeys shows nothing of them', async ({ page, request }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await expect(summary(page)).toBeVisible();
  for (const path of ['/profile', '/profile/edit', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/profile') await scrollToCode(page);
    await expect(page.getByText(/passkey/i)).toHaveCount(0);
  }
});

/** Comes to the profile as from the last answer. */
async function openAfterSurvey(page: Page): Promise<void> {
  await expect(summary(page)).toBeVisible();
  await page.evaluate(() => {
    const state = { usr: { isFirstSight: true } };
    window.history.pushState(state, '', '/profile/edit');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
  await page.evaluate(() => {
    const state = { usr: { isFirstSight: true } };
    window.history.pushState(state, '', '/profile');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(summary(page)).toBeVisible();
}

test('one is offered once after the survey, on no shared device', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await openAfterSurvey(page);
  await expect(keepButton(page)).toHaveCount(1);
  await page.reload();
  await expect(summary(page)).toBeVisible();
  await expect(keepButton(page)).toHaveCount(0);
  await page.goto('/login');
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Login Code or Email Address').fill(account.loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await openAfterSurvey(page);
  await expect(keepButton(page)).toHaveCount(0);
});
