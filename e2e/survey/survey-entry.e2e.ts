/** Entering the survey with and without a session (spec §2 /survey, §4, §8). */

import type { Page } from '@playwright/test';
import { answerWith, hold, restore } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

/**
 * Removes the session from the browser's storage. The login code and the 'has seen welcome' flag
 * remain, as they do when a real session ends.
 */
async function forgetToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    const welcome = Object.entries(localStorage).filter(([key]) => /welcome/i.test(key));
    localStorage.clear();
    for (const [key, value] of welcome) localStorage.setItem(key, value);
    localStorage.setItem(
      'auth-storage',
      JSON.stringify({
        ...session,
        state: { ...session.state, user: null, isAuthenticated: false },
      }),
    );
  });
}

for (const path of ['/survey', '/survey/two-stage']) {
  test(`${path} without an account leads to /unauthenticated`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/unauthenticated$/);
  });
}

test('signs in with a stored code, or leads to /unauthenticated', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await forgetToken(page);
  await page.goto('/survey');
  await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
  await forgetToken(page);
  await answerWith(page, 'login', 401);
  await page.goto('/survey');
  await expect(page).toHaveURL(/\/unauthenticated$/);
});

test('a finished survey leads to the profile', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, () => 4));
  await page.goto('/survey/two-stage');
  await expect(page).toHaveURL(/\/profile$/);
});

test('announces loading; a failure leads to /unauthenticated', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  const release = await hold(page, 'startSurvey');
  await page.goto('/survey');
  await expect(page.getByText('Loading two-stage survey...')).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
  await restore(page, 'startSurvey');
  await answerWith(page, 'startSurvey', 500);
  await page.reload();
  await expect(page).toHaveURL(/\/unauthenticated$/);
});
