/**
 * Optional information: e-mail, age and gender (spec §2 /profile/edit, §5, §8; product decisions
 * A4, B6, D6). account-actions.e2e.ts tests the rest of the screen.
 */

import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../test/support/browser/make-account.ts';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';

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

test("'Back to Profile' leads there", async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile/edit');
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
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

test('a declined or failed deletion keeps the account signed in', async ({ page, request }) => {
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
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
});
