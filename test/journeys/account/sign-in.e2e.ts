/** Signing in and out, and what stays in the browser. */

import { type Page } from '@playwright/test';
import { answerWith, cut, hold, restore } from '../../support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  ascendingAnswers,
  signIn,
  descendingAnswers,
  highestAnswers,
} from '../../support/browser/make-account.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

test('a mistyped code is not sent, and the right one opens the profile', async ({
  page,
  request,
}) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  const code = page.getByLabel('Login Code or Email Address');
  const countLogins = countCalls(page, 'login');
  await code.fill(account.loginCode.slice(0, -1) + (account.loginCode.endsWith('7') ? '8' : '7'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid login code or email address.')).toBeVisible();
  expect(countLogins()).toBe(0);
  await cut(page, 'login');
  await code.fill(` ${account.loginCode.toLowerCase().replaceAll('-', ' ')} `);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/We couldn’t reach the server, so nothing was/)).toBeVisible();
  await restore(page, 'login');
  const detail = 'An address alone does not open this account.';
  await answerWith(page, 'login', 403, { status: 403, detail, code: 'forbidden' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(detail)).toBeVisible();
  await restore(page, 'login');
  const release = await hold(page, 'login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/profile$/);
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state,
  );
  expect(stored).toMatchObject({
    loginCode: account.loginCode,
    isAuthenticated: true,
    user: { surveyCompleted: true, shareCode: account.shareCode },
  });
});

test('two submissions at once sign in once', { tag: '@full' }, async ({ page, request }) => {
  const { loginCode } = await createAccount(request);
  await page.goto('/login');
  const countLogins = countCalls(page, 'login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page).toHaveURL(/\/profile$/);
  expect(countLogins()).toBe(1);
});

const readLocalStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

const readSessionStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Shows the code on the profile, so that the test can see it disappear. */
async function showLoginCode(page: Page, loginCode: string): Promise<void> {
  await page.getByRole('button', { name: 'Copy and show your login code' }).click();
  await expect(page.getByRole('button', { name: loginCode })).toBeVisible();
}

test('G07: a shared-device session lives and ends with its tab', async ({
  page,
  request,
  context,
}) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  const other = await createFinishedAccount(request, descendingAnswers);
  await page.goto('/login');
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Login Code or Email Address').fill(account.loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await page.goto(`/profile/${other.shareCode}`);
  await page.getByRole('button', { name: 'Compare with My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
  for (const secret of [account.loginCode, account.shareCode, other.shareCode, 'spark_']) {
    expect(await readLocalStorage(page)).not.toContain(secret);
    expect(await readSessionStorage(page)).toContain(secret);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();

  const fresh = await context.newPage();
  await page.close();
  await fresh.goto('/profile');
  await expect(fresh).toHaveURL(/\/$/);
  expect(await readLocalStorage(fresh)).not.toContain(account.loginCode);
  expect(await readSessionStorage(fresh)).not.toContain(account.loginCode);
});

test(
  'G07: a new account can be limited to its tab',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Assessment' }).click();
    const welcome = page.getByRole('dialog');
    const code = await welcome.getByText(/^\w{4}(-\w{4}){5}$/).innerText();
    expect(await readLocalStorage(page)).toContain(code);
    await welcome.getByLabel('This is a shared device').check();
    for (const secret of [code, 'spark_']) {
      expect(await readLocalStorage(page)).not.toContain(secret);
      expect(await readSessionStorage(page)).toContain(secret);
    }
    await welcome.getByRole('button', { name: 'Begin Survey' }).click();
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await expect(
      page.getByText('How interested are you in this activity or dynamic?'),
    ).toBeVisible();
    await expect(welcome).toHaveCount(0);
    expect(await readLocalStorage(page)).toBe('{}');

    const fresh = await context.newPage();
    await page.close();
    await fresh.goto('/survey');
    await expect(fresh).toHaveURL(/\/unauthenticated$/);
  },
);

test(
  'G07: a shared-device sign-in ends the session in other tabs',
  { tag: '@full' },
  async ({ page, request, context }) => {
    const [first, second] = [
      await createFinishedAccount(request, ascendingAnswers),
      await createFinishedAccount(request, ascendingAnswers),
    ];
    await signIn(page, first);
    await showLoginCode(page, first.loginCode);
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByLabel('This is a shared device').check();
    await other.getByLabel('Login Code or Email Address').fill(second.loginCode);
    await other.getByRole('button', { name: 'Sign In' }).click();
    await showLoginCode(other, second.loginCode);
    await expect(page.getByText(first.loginCode)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toHaveCount(0);
    for (const secret of [first.loginCode, second.loginCode, first.shareCode, 'spark_'])
      expect(await readLocalStorage(page)).not.toContain(secret);
  },
);

test(
  'G07: a page restored from cache shows nothing personal',
  { tag: '@full' },
  async ({ page, request }) => {
    const account = await createFinishedAccount(request, ascendingAnswers);
    await signIn(page, account);
    await showLoginCode(page, account.loginCode);
    await page.evaluate(() => {
      window.localStorage.clear();
      // Browsers send this event to a page that the Back button restores from the cache.
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.getByText(account.loginCode)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toHaveCount(0);
    expect(await readLocalStorage(page)).not.toContain(account.loginCode);
  },
);

test(
  'G07: Back after logging out shows nothing personal',
  { tag: '@full' },
  async ({ page, request }) => {
    const account = await createFinishedAccount(request, ascendingAnswers);
    const other = await createFinishedAccount(request, ascendingAnswers);
    await signIn(page, account);
    await page.goto(`/profile/${other.shareCode}`);
    await page.getByRole('button', { name: 'Compare with My Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Profile' }).first().click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Start Your Assessment' })).toBeVisible();
    for (const secret of [account.loginCode, account.shareCode, other.shareCode, 'spark_'])
      expect(await readLocalStorage(page)).not.toContain(secret);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await page.waitForLoadState();
      await expect(page.getByText(account.loginCode)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toHaveCount(0);
    }
  },
);

test('G09: switching accounts in one tab shows no previous data', async ({ page, request }) => {
  const [first, second] = [
    await createFinishedAccount(request, highestAnswers),
    await createFinishedAccount(request, () => 2),
  ];
  await signIn(page, first);
  await showLoginCode(page, first.loginCode);
  const before = await page.locator('main').innerText();
  // Opens /login without a logout and without a page load. Either would clear the cached queries.
  await page.evaluate(() => {
    window.history.pushState({}, '', '/login');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await page.getByLabel('Login Code or Email Address').fill(second.loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await showLoginCode(page, second.loginCode);
  const after = await page.locator('main').innerText();
  for (const secret of [first.loginCode, first.shareCode]) expect(after).not.toContain(secret);
  expect(after.slice(0, 200)).not.toBe(before.slice(0, 200));
  expect(await readLocalStorage(page)).not.toContain(first.loginCode);
});
