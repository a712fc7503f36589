/** What a visitor is told when stored rows cannot be opened (ADR 22). */

import { answerWith } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const detail = 'What is stored here is no longer what was saved.';
const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: 'Fault',
  status,
  detail,
  code,
});
const damaged = problem(500, 'damaged');

test('the profile page says that stored data was changed', async ({ page, request, context }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await answerWith(page, 'computeProfile', 500, damaged);
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toHaveText(detail);
});

test('the list of answers says so', async ({ page, request, context }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await answerWith(page, 'listAnswers', 500, damaged);
  await page.goto('/profile/answers');
  await expect(page.getByRole('alert')).toHaveText(detail);
});

test('the survey says so without asking to log in again', async ({ page, request, context }) => {
  await haveSession(context, request, await createAccount(request));
  await answerWith(page, 'startSurvey', 500, damaged);
  await page.goto('/survey');
  await expect(page.getByRole('alert')).toHaveText(detail);
  await expect(page.getByRole('heading', { name: 'Failed to load survey' })).toBeVisible();
});

for (const [name, fault] of [
  ['a damaged account', damaged],
  ['an address that opens no sealed account', problem(403, 'forbidden')],
] as const)
  test(`the sign-in page explains ${name}`, async ({ page }) => {
    await answerWith(page, 'login', fault.status, fault);
    await page.goto('/login');
    await page.getByLabel('Login Code or Email Address').fill('me@mail.example');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(detail)).toBeVisible();
  });
