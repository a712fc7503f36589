/** The page with one's own answers, on which hard limits are marked (product decisions C10). */

import type { Page } from '@playwright/test';
import { answerWith, hold, restore } from '../../test/support/browser/faults.ts';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  createOpenAccount,
  haveSession,
  mixedAnswers,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { scaleLabels } from '../../test/support/browser/page/survey-page.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const path = '/profile/answers';
const heading = { name: 'Your answers and limits' };

const limitRow = (page: Page, question: string) =>
  page.getByRole('listitem').filter({ hasText: question });
const firstLimit = (page: Page) => page.getByRole('checkbox').first();
/** The live region that reports each save. */
const announcement = (page: Page) => page.locator('article output');

test('lists every answer by theme, and is reached from the profile', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.getByRole('link', { name: 'Your answers and limits' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, ...heading })).toBeVisible();
  await expect(
    page.getByText(
      'Nobody else ever sees what you mark here. A marked question never appears in anything you share with someone.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(page.getByRole('checkbox')).toHaveCount(63);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const theme = page.getByRole('region', { name: 'Sensory & Soft Play' });
  await expect(theme.getByRole('listitem').filter({ hasText: 'feathers or silk' })).toContainText(
    `${mixedAnswers(0)}${scaleLabels[mixedAnswers(0) - 1]}`,
  );
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a limit is marked by keyboard, announced, kept and taken off', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto(path);
  const limit = page.getByRole('checkbox', { name: /^Hard limit .*feathers or silk/ });
  await limit.focus();
  const release = await hold(page, 'setLimit');
  await page.keyboard.press('Space');
  await expect(limit).toBeChecked();
  await expect(announcement(page)).toHaveText('Saving…');
  release();
  await expect(announcement(page)).toHaveText('Saved');
  await expect(page.getByText('1 hard limit', { exact: true })).toBeVisible();
  await restore(page, 'setLimit');
  await page.reload();
  await expect(limit).toBeChecked();
  await limitRow(page, 'feathers or silk').getByText('Hard limit', { exact: true }).click();
  await expect(limit).not.toBeChecked();
  await expect(announcement(page)).toHaveText('Saved');
  await page.reload();
  await expect(limit).not.toBeChecked();
});

test('a failed save is taken back, and can be repeated', async ({ page, request, context }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto(path);
  await answerWith(page, 'setLimit', 500);
  await firstLimit(page).check();
  await expect(announcement(page)).toHaveText('Not saved, choose again', { timeout: 10_000 });
  await expect(firstLimit(page)).not.toBeChecked();
  await restore(page, 'setLimit');
  await firstLimit(page).check();
  await expect(announcement(page)).toHaveText('Saved');
  await page.reload();
  await expect(firstLimit(page)).toBeChecked();
});

test('quick changes end in the last choice', async ({ page, request, context }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto(path);
  for (let i = 0; i < 5; i += 1) await firstLimit(page).click();
  await page.getByRole('checkbox').nth(3).click();
  await expect(announcement(page)).toHaveText('Saved');
  await expect(firstLimit(page)).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(firstLimit(page)).toBeChecked();
});

test('a marked question leaves the comparison of both people', async ({
  browser,
  page,
  request,
  serverAddress,
}) => {
  const eager = () => 7;
  const [one, other] = [
    await createOpenAccount(request, eager),
    await createOpenAccount(request, eager),
  ];
  const compareAs = async (me: Account, them: Account): Promise<string> => {
    const context = await browser.newContext({ baseURL: serverAddress });
    await haveSession(context, request, me);
    const view = await context.newPage();
    await view.goto(`/compare?profile=${them.shareCode}`);
    await expect(view.getByRole('heading', { name: /Dream Scenarios/ })).toBeVisible();
    await view.emulateMedia({ media: 'print' }); // opens every fold
    const text = await view.getByRole('main').innerText();
    await context.close();
    return text;
  };
  const question = 'A fantasy of a partner taking charge in bed while you gladly follow.';
  expect(await compareAs(one, other)).toContain(question);
  expect(await compareAs(other, one)).toContain(question);
  await signIn(page, one);
  await page.goto(path);
  await limitRow(page, question).getByRole('checkbox').check();
  await expect(announcement(page)).toHaveText('Saved');
  for (const text of [await compareAs(one, other), await compareAs(other, one)]) {
    expect(text).not.toContain(question);
    expect(text).not.toMatch(/limit is|marked/i);
  }
});

test('before the survey is finished, it leads there', async ({ page, request, context }) => {
  await haveSession(context, request, await createAccount(request));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'No answers here yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Take the Survey Now' }).click();
  await expect(page).toHaveURL(/\/survey$/);
});

test("an error: 'Try Again' loads the list again", async ({ page, request, context }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await answerWith(page, 'listAnswers', 500);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Failed to load your answers' })).toBeVisible();
  await restore(page, 'listAnswers');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('a session that was ended elsewhere shows so', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.goto(path);
  await expect(page.getByRole('heading', heading)).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
});
