/** Donating a copy of one's answers (product decisions B14). */

import type { APIRequestContext, Page } from '@playwright/test';
import { answerWith } from '../../test/support/browser/faults.ts';
import {
  type Account,
  createFinishedAccount,
  mixedAnswers,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test.use({ viewport: { width: 360, height: 640 } });

const title = 'Donate a copy of your answers';
const donate = (page: Page) => page.getByRole('checkbox', { name: /^Donate a copy/ });
const addDetails = (page: Page) => page.getByRole('checkbox', { name: /^Add my age range/ });

async function openSection(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await createFinishedAccount(request, mixedAnswers, { synthetic: false });
  await signIn(page, account);
  await page.goto('/profile/edit');
  await expect(page.getByRole('group', { name: title })).toBeVisible();
  return account;
}

async function readDonation(request: APIRequestContext, { token }: Account) {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get('/api/v1/user/donation', { headers })).json();
}

test('is off unless chosen, and says what it means', async ({ page, request }) => {
  const account = await openSection(page, request);
  await expect(donate(page)).not.toBeChecked();
  await expect(addDetails(page)).toBeDisabled();
  for (const fact of ['What is copied', 'Who can read it', 'If you change your mind'])
    await expect(page.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
  expect(await readDonation(request, account)).toMatchObject({ choice: 'none', hasCopy: false });
});

test('is switched on and off again', async ({ page, request }) => {
  const account = await openSection(page, request);
  await donate(page).check();
  await expect(page.getByText(/^On since .* A copy is stored\.$/)).toBeVisible();
  await expect.poll(() => readDonation(request, account)).toMatchObject({ choice: 'answers' });
  await addDetails(page).check();
  await expect
    .poll(() => readDonation(request, account))
    .toMatchObject({ choice: 'answersAndDetails', hasCopy: true });
  await page.reload();
  await expect(page.getByText(/^On since .* A copy is stored\.$/)).toBeVisible();
  await expect(addDetails(page)).toBeChecked();
  await donate(page).uncheck();
  await expect(addDetails(page)).not.toBeChecked();
  await expect
    .poll(() => readDonation(request, account))
    .toMatchObject({ choice: 'none', hasCopy: false });
});

test('works by keyboard', async ({ page, request }) => {
  const account = await openSection(page, request);
  await donate(page).focus();
  await page.keyboard.press('Space');
  await expect(donate(page)).toBeChecked();
  await expect(donate(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(addDetails(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(addDetails(page)).toBeChecked();
  await expect
    .poll(() => readDonation(request, account))
    .toMatchObject({ choice: 'answersAndDetails' });
});

test('takes a choice back that is refused', async ({ page, request }) => {
  await openSection(page, request);
  await answerWith(page, 'setDonation', 400);
  await donate(page).click();
  await expect(page.getByText('Not saved, choose again')).toBeVisible();
  await expect(donate(page)).not.toBeChecked();
});

test('is offered once after the survey', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await answerWith(page, 'profileStatus', 200, { status: 'processing' });
  await page.goto('/processing');
  await page.getByRole('link', { name: 'donate a copy of your answers' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

test('takes no room on the profile', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  await expect(page.getByText('Your Profile Summary')).toBeVisible();
  await expect(page.getByText(/donate/i)).toHaveCount(0);
});
