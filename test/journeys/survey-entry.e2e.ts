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

test('an account that is gone leads to a new one', async ({ page, request }) => {
  const { token, loginCode } = await createAccount(request);
  await signIn(page, { token, loginCode, shareCode: '' });
  await request.delete('/api/v1/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: { loginCode },
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
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
  await expect(page.getByRole('alert')).toContainText('The survey could not be loaded.');
  await restore(page, 'startSurvey');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
});

test('one failed call does not keep anybody out', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  let calls = 0;
  await page.route(/two-stage\/start$/, (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await page.goto('/survey');
  await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
  expect(calls).toBe(2);
});

for (const [name, reply] of [
  ['null', null],
  ['an empty object', {}],
] as const)
  test(`a start that answers ${name} shows 'Failed to load survey'`, async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await answerWith(page, 'startSurvey', 200, reply);
    await page.goto('/survey');
    await expect(page.getByRole('heading', { name: 'Failed to load survey' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
