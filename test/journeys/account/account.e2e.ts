/**
 * What owners do with their account: details, share code, login code, data, deletion (spec §2
 * /profile/edit; A4, B1, B2, B6, B10, C7, D4, D6).
 */

import { answerWith, hold } from '../../support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../support/browser/make-account.ts';
import { openEditProfile, countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

test.beforeEach(({ page }) => void page.on('dialog', (dialog) => void dialog.accept()));

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
  const login = { data: { loginCode: account.loginCode } };
  expect((await request.post('/api/v1/auth/login', login)).status()).toBe(200); // another browser
  await signIn(page, account);
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Sign it out' }).first().click();
  await page.getByRole('button', { name: 'Sign out and create a new code' }).click();
  const shown = page.getByRole('button', { name: /^([0-9A-Z]{4}-){5}[0-9A-Z]{4} copy and hide$/ });
  await expect(shown).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Sign it out' })).toHaveCount(0);
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

test('every field is optional, private and explained', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile/edit');
  const section = page.getByRole('region', { name: 'Profile Information' });
  await expect(section).toContainText('optional');
  await expect(section).toContainText('never shared publicly');
  await expect(section.getByLabel('Email (Optional)')).toHaveAttribute('type', 'email');
  const age = section.getByLabel('Age (Optional)');
  await expect(age).toHaveAttribute('type', 'number');
  await expect(age).toHaveAttribute('min', '18');
  await expect(age).toHaveAttribute('max', '120');
  const gender = section.getByLabel('Gender (Optional)');
  await expect(gender).toHaveValue('');
  await expect(gender.getByRole('option')).toHaveText([
    'Prefer not to say',
    'male',
    'female',
    'non-binary',
    'other',
  ]);
  await section.getByRole('button', { name: 'How the e-mail is stored' }).click();
  await expect(page.getByText(/stored only in an irreversible, obfuscated form/)).toBeVisible();
});

test('sends only filled fields, with the age as a range', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile/edit');
  await page.getByLabel('Age (Optional)').fill('37');
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
    /Age 35-44/,
    /Gender: non-binary/,
  ]);
  await page.getByRole('button', { name: 'Remove: Age 35-44' }).click();
  await expect(page.getByText('Removed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stored now' }).getByRole('listitem')).toHaveText([
    /Gender: non-binary/,
  ]);
});

test('validates each field and reports an empty form', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('No changes to save')).toBeVisible();
  const countUpdates = countCalls(page, 'updateOptionalInfo');
  for (const age of ['17', '121', '30.5']) {
    await page.getByLabel('Age (Optional)').fill(age);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('Please enter your age in whole years, from 18 to 120, or leave this empty.'),
    ).toBeVisible();
  }
  await page.getByLabel('Email (Optional)').fill('somebody');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Please enter a complete e-mail address, or leave this empty.'),
  ).toBeVisible();
  expect(countUpdates()).toBe(0);
});

test('a failed update keeps what was typed', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile/edit');
  await answerWith(page, 'updateOptionalInfo', 500);
  await page.getByLabel('Age (Optional)').fill('50');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Failed to update profile/)).toBeVisible();
  await expect(page.getByLabel('Age (Optional)')).toHaveValue('50');
});

test("a session ended elsewhere shows 'Not authenticated'", async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  await page.evaluate(() => {
    const former = localStorage.getItem('auth-storage') ?? '';
    const signedOut = JSON.stringify({
      ...JSON.parse(former),
      state: { user: null, loginCode: null, isAuthenticated: false },
    });
    localStorage.setItem('auth-storage', signedOut);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'auth-storage', oldValue: former, newValue: signedOut }),
    ); // as if another tab had logged out
  });
  await expect(page.getByRole('heading', { name: 'Not authenticated' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a deletion can be declined, fail, and succeed', async ({ page, request }) => {
  page.removeAllListeners('dialog');
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile/edit');
  let deletions = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'DELETE') deletions += 1;
  });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(deletions).toBe(0);
  await answerWith(page, 'deleteData', 500);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Failed to delete account')).toBeVisible();
  await answerWith(page, 'deleteData', 200, { message: 'All of it is gone.' });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('All of it is gone.', { exact: true })).toBeVisible();
});
