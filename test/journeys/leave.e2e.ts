/** Leaving no trace: the quick exit, a shared device, Back after a logout. */

import type { Page } from '@playwright/test';
import {
  mixedAnswers,
  createAccount,
  createFinishedAccount,
  descendingAnswers,
  signIn,
} from '../support/browser/make-account.ts';
import { expectNeutralPage, serveNeutralPage } from '../support/browser/neutral-page.ts';
import { agreeAndBegin } from '../support/browser/page/survey-page.ts';
import { expect, test } from '../support/browser/server.ts';

const summary = (page: Page) => page.getByRole('heading', { name: 'Your Profile Summary' });

const readStorages = (page: Page) =>
  page.evaluate(() => [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]);

async function signInHere(page: Page, loginCode: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(summary(page)).toBeVisible();
}

/** Goes back, and expects nothing of the account on any page. */
async function expectNothingBehind(page: Page, secret: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.goBack();
    await page.waitForLoadState();
    await expect(page.getByText(secret)).toHaveCount(0);
    await expect(summary(page)).toHaveCount(0);
  }
}

test('leaving the profile blanks the page and clears the tab', async ({
  page,
  context,
  request,
}) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signInHere(page, account.loginCode);
  await context.route('https://weather.example/**', () => {}); // never answered
  await page.evaluate(() => {
    document.addEventListener('click', () =>
      setTimeout(() =>
        globalThis.console.log(
          `left: ${JSON.stringify([document.documentElement.checkVisibility(), document.title, window.sessionStorage.length])}`,
        ),
      ),
    );
  });
  const state = page.waitForEvent('console', (message) => message.text().startsWith('left: '));
  await page.getByRole('button', { name: 'Leave' }).click({ noWaitAfter: true });
  expect((await state).text()).toBe('left: [false,"My profile",0]');
  await context.unrouteAll();
  await serveNeutralPage(context);
  await page.goto('https://weather.example/today?a=1&b=2');
  await expectNothingBehind(page, account.loginCode, 2);
});

test('leaves from a dialog, which covers the page, and by no key', async ({
  page,
  context,
  request,
}) => {
  await serveNeutralPage(context);
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
  await expect(leave).toBeVisible();
  // As a screen reader's Shift+H reaches the page.
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift');
  await expect(leave).toBeVisible();
  await leave.click();
  await expectNeutralPage(page);
});

test('leaving the survey does not wait for unsaved answers @full', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await agreeAndBegin(page);
  await page.route(/two-stage\/response$/, (route) => route.abort('connectionfailed'));
  await page.locator('fieldset').first().getByRole('radio').nth(3).click({ force: true });
  await expect(page.getByText('Offline, 1 answer waiting')).toBeVisible({ timeout: 10_000 });
  await serveNeutralPage(context);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => void dialogs.push(dialog.type()));
  await page.getByRole('button', { name: 'Leave' }).click();
  await expectNeutralPage(page);
  expect(dialogs).toEqual([]);
});

test('a session on a shared device ends with its tab', async ({ page, request, context }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  const other = await createFinishedAccount(request, descendingAnswers);
  await signInHere(page, account.loginCode);
  await page.goto(`/profile/${other.shareCode}`);
  await page.getByRole('button', { name: 'Compare with My Profile' }).click();
  const comparison = page.getByRole('heading', { level: 1, name: 'Profile Comparison' });
  await expect(comparison).toBeVisible();
  const [inBrowser, inTab] = await readStorages(page);
  for (const secret of [account.loginCode, account.shareCode, other.shareCode, 'spark_']) {
    expect(inBrowser).not.toContain(secret);
    expect(inTab).toContain(secret);
  }
  await page.reload();
  await expect(comparison).toBeVisible();
  const fresh = await context.newPage();
  await page.close();
  await fresh.goto('/profile');
  await expect(fresh).toHaveURL(/\/$/);
  for (const stored of await readStorages(fresh)) expect(stored).not.toContain(account.loginCode);
});

test('limits a new account to its tab at the welcome', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  const welcome = page.getByRole('dialog');
  const code = await welcome.getByText(/^\w{4}(-\w{4}){5}$/).innerText();
  expect((await readStorages(page))[0]).toContain(code);
  await welcome.getByLabel('This is a shared device').check();
  await agreeAndBegin(page);
  await page.reload();
  await expect(page.getByText('How interested are you in this activity')).toBeVisible();
  const [inBrowser, inTab] = await readStorages(page);
  expect(inBrowser).toBe('{}');
  for (const secret of [code, 'spark_']) expect(inTab).toContain(secret);
});

test('Back and other tabs show nothing personal after a logout', async ({
  page,
  request,
  context,
}) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  const { shareCode } = await createFinishedAccount(request, descendingAnswers);
  await signIn(page, account);
  await page.goto(`/profile/${shareCode}`);
  await page.getByRole('link', { name: 'View My Profile' }).click();
  await page.getByRole('button', { name: 'No, thanks' }).click(); // to comparing
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Copy and show your login code' }).click();
  await expect(page.getByRole('button', { name: account.loginCode })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('button', { name: 'Start Your Assessment' })).toBeVisible();
  await expect(page.getByText(account.loginCode)).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
  await expectNothingBehind(other, account.loginCode, 1);
  // Browsers send this event to a page that the Back button restores from the cache.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(summary(page)).toHaveCount(0);
  for (const secret of [account.loginCode, account.shareCode, shareCode, 'spark_'])
    expect((await readStorages(page))[0]).not.toContain(secret);
});
