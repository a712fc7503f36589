/** The owner's choice of what others see when they compare (product decisions D4). */

import type { APIRequestContext, Page } from '@playwright/test';
import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  type Account,
  createFinishedAccount,
  mixedAnswers,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const name = 'What people with my link may see when they compare';
const group = (page: Page) => page.getByRole('group', { name });

async function openChoice(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await page.goto('/profile/edit');
  return account;
}

/** From now on, the server confirms the choice. */
async function confirm(
  page: Page,
  request: APIRequestContext,
  { token }: Account,
  compareDetail: string,
): Promise<void> {
  const user = await request.get('/api/v1/auth/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  await answerWith(page, 'updateOptionalInfo', 200, {
    success: true,
    user: { ...(await user.json()), compareDetail },
  });
}

test('offers a few interests by default and names the risk', async ({ page, request }) => {
  await openChoice(page, request);
  const choices = group(page).getByRole('radio');
  await expect(choices).toHaveCount(3);
  await expect(group(page).getByRole('radio', { name: /^A few shared interests/ })).toBeChecked();
  await expect(
    group(page).getByRole('radio', { name: 'Everything we share' }),
  ).toHaveAccessibleDescription(/Someone who rates everything high would see all your high/);
});

test('saves the choice at once, without a dialog', async ({ page, request }) => {
  const account = await openChoice(page, request);
  await confirm(page, request, account, 'fit');
  const sent = page.waitForRequest((one) => one.url().endsWith('/optional-info'));
  const fit = group(page).getByRole('radio', { name: 'Only how well we fit' });
  await fit.check();
  expect((await sent).postDataJSON()).toEqual({ compareDetail: 'fit' });
  await expect(group(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(fit).toBeChecked();
  await expect(fit).toBeFocused();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page.getByRole('region', { name: 'Share Your Profile' })).toContainText(
    'how well you two fit, and no interest by name',
  );
});

test('shows a choice while it is saved', async ({ page, request }) => {
  await openChoice(page, request);
  const release = await hold(page, 'updateOptionalInfo');
  const all = group(page).getByRole('radio', { name: 'Everything we share' });
  await all.click();
  await expect(all).toBeChecked();
  await expect(group(page).getByText('Saving…')).toBeVisible();
  release();
  await expect(group(page).getByText('Saved', { exact: true })).toBeVisible();
});

test('takes a choice back that is refused', async ({ page, request }) => {
  await openChoice(page, request);
  await answerWith(page, 'updateOptionalInfo', 400);
  await group(page).getByRole('radio', { name: 'Everything we share' }).click();
  await expect(group(page).getByText('Not saved, choose again')).toBeVisible();
  await expect(group(page).getByRole('radio', { name: /^A few/ })).toBeChecked();
});
