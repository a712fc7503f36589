/** What owners do with their account: details, codes, export, deletion, proof. */

import type { Page } from '@playwright/test';
import { answerWith, hold, restore } from '../support/browser/faults.ts';
import { forgetProofs } from '../support/browser/forget-proofs.ts';
import { mixedAnswers, createFinishedAccount, signIn } from '../support/browser/make-account.ts';
import { countCalls, openEditProfile } from '../support/browser/requests.ts';
import { expect, test } from '../support/browser/server.ts';

test('details are saved as ranges, and removed', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile/edit');
  await page.getByLabel('Age (Optional)').fill('37');
  await page.getByLabel('Gender (Optional)').selectOption('non-binary');
  await answerWith(page, 'updateOptionalInfo', 500);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Failed to update profile/)).toBeVisible();
  await expect(page.getByLabel('Age (Optional)')).toHaveValue('37');
  await restore(page, 'updateOptionalInfo');
  const release = await hold(page, 'updateOptionalInfo');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('radio', { name: 'Only how well we fit' }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Age 35–44' }).click();
  await expect(page.getByText('Removed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stored now' }).getByRole('listitem')).toHaveText([
    /Gender: non-binary/,
  ]);
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await page.getByRole('button', { name: 'Other ways to share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share', exact: true })).toContainText(
    'No interest is named.',
  );
});

test('a new code signs another browser out for good', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  const login = { data: { loginCode: account.loginCode } };
  expect((await request.post('/api/v1/auth/login', login)).status()).toBe(200); // another browser
  await signIn(page, account);
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Sign it out' }).first().click();
  await page.getByRole('button', { name: 'Sign out and create a new code' }).click();
  await expect(
    page.getByRole('button', { name: /^([0-9A-Z]{4}-){5}[0-9A-Z]{4} copy and hide$/ }),
  ).toBeInViewport();
  expect((await request.post('/api/v1/auth/login', login)).status()).toBe(401);
});

test('the data is downloaded, and the survey taken again', async ({ page, request }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await page.goto('/profile/edit');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Retake the survey' }).click();
  await expect(page).toHaveURL(/\/survey$/);
  await page.goto('/profile'); // the former profile stays until the last answer
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await expect(page.getByText('0 of about 63 questions answered')).toBeVisible();
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(200);
});

test('deletes the account after asking, and clears the browser', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await openEditProfile(page);
  const countDeletions = countCalls(page, 'deleteData');
  const press = () => page.getByRole('button', { name: 'Delete my account' }).click();
  page.once('dialog', (asked) => void asked.dismiss());
  await press();
  expect(countDeletions()).toBe(0);
  const dialog = page.waitForEvent('dialog');
  page.once('dialog', (asked) => void asked.accept());
  await press();
  expect((await dialog).message()).toMatch(
    /survey responses and your profile.*permanently deleted.*cannot be undone/,
  );
  await expect(page.getByRole('button', { name: 'Start Your Assessment' })).toBeVisible();
  await expect(page.getByText('User data deleted. Everything is erased')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toContain(account.loginCode);
  const login = { data: { loginCode: account.loginCode } };
  expect((await request.post('/api/v1/auth/login', login)).status()).toBe(401);
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(404);
});

/** Leaves a session whose proof of identity is long ago, and no login code in the browser. */
async function becomeSuspect(page: Page, dataFolder: string): Promise<void> {
  forgetProofs(dataFolder);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    stored.state.loginCode = null;
    localStorage.setItem('auth-storage', JSON.stringify(stored));
  });
}

test('an unlocked browser changes nothing until its code is typed', async ({
  page,
  request,
  dataFolder,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await becomeSuspect(page, dataFolder);
  await page.reload();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  const field = page.getByLabel('Login code or password');
  const goOn = page.getByRole('button', { name: 'Continue' });

  await page.getByLabel('Email (Optional)').fill('somebody@mail.example');
  for (const name of [
    'Create a new login code',
    'Download my data',
    'Delete my account',
    'Save Changes',
  ]) {
    await page.getByRole('button', { name }).click();
    await expect(field).toBeFocused();
    await field.fill('a guess of the thief');
    await goOn.click();
    await expect(page.getByText(/^This is not your login code or password/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  expect(downloads).toBe(0);
  const login = { data: { loginCode: account.loginCode } };
  expect((await request.post('/api/v1/auth/login', login)).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.goBack(); // an action that is left behind asks nobody later
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  await expect(question).toHaveCount(0);

  await page.getByLabel('Email (Optional)').fill('somebody@mail.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field).toHaveAccessibleDescription(/someone else has found this page/);
  await goOn.click();
  await expect(field).toHaveAccessibleErrorMessage(/This field is empty/);
  await page.keyboard.type(account.loginCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/An eight-digit code is on its way/)).toBeVisible();
});
