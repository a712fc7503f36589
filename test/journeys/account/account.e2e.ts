/** What owners do with their account: details, share code, login code, data, deletion. */

import { answerWith, hold, restore } from '../../support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../support/browser/make-account.ts';
import { openEditProfile, countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

test.beforeEach(({ page }) => void page.on('dialog', (dialog) => void dialog.accept()));

test(
  'signing a browser out offers a new login code',
  { tag: '@full' },
  async ({ page, request }) => {
    const account = await createFinishedAccount(request, ascendingAnswers);
    const login = { data: { loginCode: account.loginCode } };
    expect((await request.post('/api/v1/auth/login', login)).status()).toBe(200); // another browser
    await signIn(page, account);
    await page.goto('/profile/edit');
    await page.getByRole('button', { name: 'Sign it out' }).first().click();
    await page.getByRole('button', { name: 'Sign out and create a new code' }).click();
    const shown = page.getByRole('button', {
      name: /^([0-9A-Z]{4}-){5}[0-9A-Z]{4} copy and hide$/,
    });
    await expect(shown).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Sign it out' })).toHaveCount(0);
    expect((await request.post('/api/v1/auth/login', login)).status()).toBe(401);
  },
);

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
  page.removeAllListeners('dialog');
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await openEditProfile(page);
  const countDeletions = countCalls(page, 'deleteData');
  page.once('dialog', (asked) => void asked.dismiss());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(countDeletions()).toBe(0);
  page.once('dialog', (asked) => void asked.accept());
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

test(
  'sends only filled fields, with the age as a range',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, ascendingAnswers));
    await page.goto('/profile/edit');
    await page.getByLabel('Age (Optional)').fill('37');
    await answerWith(page, 'updateOptionalInfo', 500);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/^Failed to update profile/)).toBeVisible();
    await expect(page.getByLabel('Age (Optional)')).toHaveValue('37');
    await restore(page, 'updateOptionalInfo');
    const release = await hold(page, 'updateOptionalInfo');
    const sent = page.waitForRequest((one) => one.url().endsWith('/optional-info'));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect((await sent).postDataJSON()).toEqual({ ageRange: '35-44' });
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('Your changes are saved.')).toBeVisible();

    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByLabel('Gender (Optional)').selectOption('non-binary');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await page.goto('/profile/edit');
    await expect(page.getByRole('list', { name: 'Stored now' }).getByRole('listitem')).toHaveText([
      /Age 35–44/,
      /Gender: non-binary/,
    ]);
    await page.getByRole('button', { name: 'Remove: Age 35–44' }).click();
    await expect(page.getByText('Removed.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stored now' }).getByRole('listitem')).toHaveText([
      /Gender: non-binary/,
    ]);
  },
);
