/** Coming back to the survey: by the login code, without a connection, and for ten more. */

import { answerWith, hold, restore } from '../support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  createHalfwayAccount,
  haveSession,
  mixedAnswers,
  signIn,
  surveyCalls,
} from '../support/browser/make-account.ts';
import {
  agreeAndBegin,
  choose,
  press,
  question,
  radio,
} from '../support/browser/page/survey-page.ts';
import { countCalls } from '../support/browser/requests.ts';
import { expect, test } from '../support/browser/server.ts';
import { answerOne } from '../support/browser/take-survey.ts';

test('the login code leads another browser to the next question', async ({ page, request }) => {
  const { loginCode } = await createHalfwayAccount(request);
  await page.goto('/unauthenticated#ended');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  const code = page.getByLabel('Login Code or Email Address');
  await expect(code).toBeFocused();
  const submit = page.getByRole('button', { name: 'Sign In' });
  const countLogins = countCalls(page, 'login');
  await code.fill(loginCode.slice(0, -1) + (loginCode.endsWith('7') ? '8' : '7'));
  await submit.click();
  await expect(page.getByText('Invalid login code or email address.')).toBeVisible();
  expect(countLogins()).toBe(0);
  await answerWith(page, 'login', 503);
  await code.fill(` ${loginCode.toLowerCase().replaceAll('-', ' ')} `);
  await submit.click();
  await expect(page.getByText(/The server has a problem just now/)).toBeVisible();
  await restore(page, 'login');
  const release = await hold(page, 'login');
  const before = countLogins();
  await submit.dblclick();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/profile$/);
  expect(countLogins()).toBe(before + 1);
  await expect(page.getByText('You have answered 30 of about 63 questions')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused(); // it came with the data
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(question(page, 31)).toBeInViewport();
  await answerOne(page, 6);
});

test('three answers wait for the connection, and leaving warns', async ({
  page,
  request,
  context,
}) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await agreeAndBegin(page);
  await choose(page, 1, 4);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  for (const [number, value] of [
    [2, 5],
    [3, 6],
    [4, 7],
  ] as const) {
    await choose(page, number, value);
    await expect(
      page.getByText(new RegExp(`^Offline, ${number - 1} answers? waiting$`)),
    ).toBeVisible();
  }
  await press(page, 5, 1);
  await expect(radio(page, 5, 1)).not.toBeChecked();
  await choose(page, 3, 2); // a waiting answer can be changed
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const { setAItems } = await surveyCalls(request, account).status();
  for (const id of setAItems.slice(1, 4))
    // a token may hold its letters
    expect(stored).not.toMatch(new RegExp(`\\b${id}\\b`));

  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['confirm', 'beforeunload']);
  await expect(page).toHaveURL(/\/survey$/);

  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
  const { responses } = await surveyCalls(request, account).status();
  const saved = setAItems
    .slice(0, 4)
    .map((id: string) => responses.find((one: { itemId: string }) => one.itemId === id)?.value);
  expect(saved).toEqual([4, 5, 2, 7]);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(dialogs).toHaveLength(2);
});

test('ten more answers are left, resumed, and sharpen the profile @full', async ({
  page,
  request,
  context,
}) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account, { hasBegun: true });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sharpen your profile' }).click();
  await page.getByRole('button', { name: 'Answer ten more' }).click();
  await expect(page.locator('fieldset')).toHaveCount(10);
  for (let n = 0; n < 4; n++) await answerOne(page, 6);
  await expect(page.getByText('4 of 10 answered')).toBeVisible();
  await page.reload();
  await expect(question(page, 5)).toBeInViewport();
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await page.getByRole('button', { name: 'Sharpen your profile' }).click();
  const made = page.getByText(/^Made from \d+ answers/);
  const before = (await made.textContent()) ?? '';
  await page.getByRole('button', { name: 'Continue' }).click();
  for (let n = 0; n < 6; n++) await answerOne(page, 6);

  await expect(page).toHaveURL(/\/profile$/);
  await expect(
    page.getByRole('heading', { name: 'What your last ten answers settled' }),
  ).toBeFocused();
  await expect(page.getByText(/^(Clear now|Nothing tipped over)/)).toBeVisible();
  await expect(page.getByText(/^(Still open:|Nothing is too close)/)).toBeVisible();
  await expect(made).not.toHaveText(before);
});
