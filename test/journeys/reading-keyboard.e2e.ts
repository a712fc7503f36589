/** A shared reading with the keyboard alone (WCAG 2.1.1, 2.4.3). */

import type { Page } from '@playwright/test';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { heading, inviteByApi, openPhone } from '../support/browser/phones.ts';

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  const wanted = target
    .or(page.getByRole('checkbox', { name }))
    .or(page.getByRole('radio', { name }))
    .or(page.locator('summary').filter({ hasText: name }))
    .first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`nothing called ${name} takes the focus`);
}

test('invites, joins, looks through, says yes and withdraws', async ({
  page,
  context,
  request,
  browser,
  serverAddress: address,
}) => {
  const inviter = await createFinishedAccount(request, mixedAnswers);
  const joiner = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, joiner);
  await page.goto(`/together#${await inviteByApi(request, inviter)}`);
  await expect(heading(page, 'You are invited to a shared reading')).toBeVisible();
  await tabTo(page, 'Join');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Do you want to see it together?')).toBeFocused();
  await tabTo(page, 'Look through them');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Sadism & Masochism');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Yes, if you want it/);
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 10 ticked')).toBeVisible();
  await tabTo(page, 'Say yes');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'You have said yes')).toBeFocused();

  const { page: other } = await openPhone(browser, { address, api: request, account: inviter });
  await other.goto('/together');
  await expect(heading(other, 'Shared readings')).toBeVisible();
  await tabTo(other, /Waiting for your answer/);
  await other.keyboard.press('Enter');
  await expect(heading(other, 'Do you want to see it together?')).toBeFocused();
  await tabTo(other, 'Say yes');
  await other.keyboard.press('Enter');
  await expect(heading(other, 'Shared reading')).toBeFocused();
  await tabTo(other, 'Withdraw this reading');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: 'Withdraw this reading' })).toBeFocused();
  await other.keyboard.press('Enter');
  await tabTo(other, 'Withdraw it');
  await other.keyboard.press('Enter');
  await expect(heading(other, 'This reading is over')).toBeFocused();
});

test('makes an invitation', async ({ page, context, request }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/together');
  await expect(heading(page, 'Shared readings')).toBeVisible();
  await tabTo(page, '2 days');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('7 days')).toBeChecked();
  await tabTo(page, 'Make the link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeFocused();
  await tabTo(page, 'Copy Link');
});
