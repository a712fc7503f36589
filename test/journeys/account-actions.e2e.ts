/**
 * What owners do with their account: share code, login code, data, retake and deletion (product
 * decisions B1, B2, B10, C7).
 */

import { answerWith } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../test/support/browser/make-account.ts';
import { openEditProfile } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test.beforeEach(({ page }) => void page.on('dialog', (dialog) => void dialog.accept()));

test('renews the share link, then switches sharing off', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Renew share link' }).click();
  await expect(
    page.getByText('Your profile has a new link. The old one no longer shows anything.'),
  ).toBeVisible();
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Switch sharing off' }).click();
  await expect(page.getByText('Sharing is off. Your profile has no link.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page.getByText('Sharing is switched off: your profile has no link.')).toBeVisible();
});

test('asks before a new link ends those already sent', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  page.removeAllListeners('dialog');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Renew share link' }).click();
  await expect
    .poll(() => asked)
    .toEqual([expect.stringContaining('Every link you’ve already sent')]);
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Switch sharing off' }).click();
  await page.getByRole('button', { name: 'Switch sharing on' }).click(); // no link can break
  await expect(page.getByText('Sharing is on. Your profile has a link.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('signing a browser out offers a new login code', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Sign it out' }).first().click();
  await page.getByRole('button', { name: 'Sign out and create a new code' }).click();
  const shown = page.getByRole('button', { name: /^([0-9A-Z]{4}-){5}[0-9A-Z]{4} copy and hide$/ });
  await expect(shown).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Sign it out' })).toHaveCount(0);
  const login = { data: { loginCode: account.loginCode } };
  expect((await request.post('/api/v1/auth/login', login)).status()).toBe(401);
});

test('a new login code replaces the old one', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Create a new login code' }).click();
  const shown = page.getByRole('button', { name: /^([0-9A-Z]{4}-){5}[0-9A-Z]{4} copy and hide$/ });
  const code = (await shown.textContent())?.slice(0, account.loginCode.length);
  expect(code).not.toBe(account.loginCode);
  expect(
    (await request.post('/api/v1/auth/login', { data: { loginCode: account.loginCode } })).status(),
  ).toBe(401);
  expect((await request.post('/api/v1/auth/login', { data: { loginCode: code } })).status()).toBe(
    200,
  );
});

test('downloads the data and retakes the survey', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await page.goto('/profile/edit');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Retake the survey' }).click();
  await expect(page).toHaveURL(/\/survey$/);
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(200);
});

test('deletes the account after asking, and clears the browser', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await openEditProfile(page);
  const dialog = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect((await dialog).message()).toMatch(
    /survey responses and your profile.*permanently deleted.*cannot be undone/,
  );
  await expect(page.getByRole('button', { name: 'Start Your Assessment' })).toBeVisible();
  await expect(page.getByText('User data deleted', { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toContain(account.loginCode);
  expect(
    (await request.post('/api/v1/auth/login', { data: { loginCode: account.loginCode } })).status(),
  ).toBe(401);
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(404);
});

for (const [name, reply, shown] of [
  ['of the server', { message: 'All of it is gone.' }, 'All of it is gone.'],
  ['of the product where the server sends none', {}, 'User data deleted'],
] as const)
  test(`a deletion shows the message ${name}`, async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, ascendingAnswers));
    await openEditProfile(page);
    await answerWith(page, 'deleteData', 200, reply);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  });
