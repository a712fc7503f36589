/** Entering the survey: with and without a session, and its welcome. */

import { type Page } from '@playwright/test';
import { consentVersion } from '../../../src/domain/survey.ts';
import { answerWith, hold, restore, cut } from '../../support/browser/faults.ts';
import { createAccount, signIn, haveSession } from '../../support/browser/make-account.ts';
import { listedScaleLabels, question } from '../../support/browser/page/survey-page.ts';
import { expect, test } from '../../support/browser/server.ts';

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

test(
  'signs in with a stored code, or leads to /unauthenticated',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await forgetToken(page);
    await page.goto('/survey');
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    await forgetToken(page);
    await answerWith(page, 'login', 401);
    await page.goto('/survey');
    await expect(page).toHaveURL(/\/unauthenticated$/);
  },
);

test('an account that is gone leads to a new one', { tag: '@full' }, async ({ page, request }) => {
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

test(
  'announces loading; a failure leads to /unauthenticated',
  { tag: '@full' },
  async ({ page, request }) => {
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
  },
);

test('the welcome explains survey, scale and code, once', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount(request);
  await signIn(page, account);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/survey');
  const welcome = page.getByRole('dialog');
  await expect(welcome).toContainText('~48 core questions');
  expect(await welcome.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  await expect(welcome).toContainText('15-25 additional questions');
  await expect(welcome).toContainText('10-15 minutes');
  await expect(welcome).toContainText('saves automatically');
  await expect(welcome.getByRole('listitem')).toHaveText(listedScaleLabels);
  await expect(welcome.getByText(account.loginCode)).toBeVisible();
  await expect(welcome.getByText('Save this code to resume your survey later!')).toBeVisible();
  await expect(welcome).toContainText('you confirm that you are 18 or older');
  await page.clock.install();
  await welcome.getByRole('button', { name: 'Copy Code' }).click();
  await expect(welcome.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.loginCode);
  await page.clock.runFor(2_000);
  await expect(page.getByText(account.loginCode)).toHaveCount(0); // nor in the header behind it
  await welcome.getByRole('button', { name: 'Copy and Show Code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.loginCode);
  await expect(welcome.getByText(account.loginCode)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(welcome.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await welcome.getByRole('button', { name: 'Begin Survey' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a second person in the browser sees the welcome and consents', async ({ page, request }) => {
  const begun: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/two-stage/start')) begun.push(sent.postDataJSON());
  });
  const consent = { adult: true, version: consentVersion };
  for (const account of [await createAccount(request), await createAccount(request)]) {
    begun.length = 0;
    await signIn(page, account);
    await page.goto('/survey');
    await expect(page.getByRole('dialog').getByText(account.loginCode)).toBeVisible();
    expect(begun).toEqual([{}]);
    await page.getByRole('button', { name: 'Begin Survey' }).click();
    await expect.poll(() => begun).toEqual([{}, { consent }]);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test(
  'shows default labels, and the consent above the button',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await cut(page, 'scaleLabels');
    await haveSession(context, request, await createAccount(request));
    await page.goto('/survey');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(listedScaleLabels);
    const consent = page.getByText(/^By going on you confirm that you are 18 or older/);
    const begin = page.getByRole('button', { name: 'Begin Survey' });
    for (const scrollTop of [0, 10_000]) {
      await page
        .getByRole('dialog')
        .evaluate((dialog, top) => dialog.parentElement?.scrollTo({ top }), scrollTop);
      await expect(consent).toBeInViewport({ ratio: 1 });
      await expect(begin).toBeInViewport({ ratio: 1 });
      const [sentence, button] = [await consent.boundingBox(), await begin.boundingBox()];
      expect(sentence!.y + sentence!.height).toBeLessThanOrEqual(button!.y);
    }
  },
);
