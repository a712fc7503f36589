/** Guarded screens, and sessions that have ended (spec §2 guard, §4 token handling). */

import {
  createAccount,
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../test/support/browser/make-account.ts';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';

for (const path of ['/profile', '/processing']) {
  test(`without a session ${path} leads to the main page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Start Your Assessment' })).toBeVisible();
  });
}

test('silently signs in again after the server ended the session', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  const token = await page.evaluate(
    () => Object.values(localStorage).find((value) => value.startsWith('spark_')) ?? '',
  );
  await request.post('/api/v1/auth/logout', {
    headers: { authorization: `Bearer ${token.replaceAll('"', '')}` },
  });

  const countLogins = countCalls(page, 'login');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  expect(countLogins()).toBe(1);
});

test('rejects a mistyped code locally and an unknown one remotely', async ({ page, request }) => {
  const { loginCode } = await createAccount(request);
  const countLogins = countCalls(page, 'login');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter your login code or email address')).toBeVisible();
  await page
    .getByLabel('Login Code or Email Address')
    .fill(loginCode.slice(0, -1) + (loginCode.endsWith('7') ? '8' : '7'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByText('Invalid login code or email address. Please check and try again.'),
  ).toBeVisible();
  expect(countLogins()).toBe(0);
  await page.getByLabel('Login Code or Email Address').fill('0000-0000-0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByText('Invalid login code or email address. Please check and try again.'),
  ).toBeVisible();
  await expect.poll(countLogins).toBe(1);
});

test('logging out clears the account from the browser', async ({ page, request }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Start Your Assessment' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    account.loginCode,
  );
  await page.goBack();
  await expect(page.getByText(account.loginCode)).toHaveCount(0);
});

test('the survey without an account shows Access Denied', async ({ page }) => {
  await page.goto('/survey');
  await expect(page).toHaveURL(/\/unauthenticated$/);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
