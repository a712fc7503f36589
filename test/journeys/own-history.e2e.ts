/** One's own results over time (product decisions C12). */

import type { APIRequestContext, Page } from '@playwright/test';
import { answerWith, cut, restore } from '../../test/support/browser/faults.ts';
import {
  type Account,
  ascendingAnswers,
  createAccount,
  createFinishedAccount,
  finishSurvey,
  haveSession,
  signIn,
  highestAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const path = '/profile/history';

/** Creates an account that has taken the survey twice, first without interest and then with much. */
async function createRetaker(api: APIRequestContext): Promise<Account> {
  const account = await createFinishedAccount(api, () => 1);
  await api.post('/api/survey/two-stage/retake', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await finishSurvey(api, account, highestAnswers);
  return account;
}

const openHistory = async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'How you have changed' })).toBeVisible();
};

test('tells a clear change, and is reached from the profile', async ({ page, request }) => {
  await signIn(page, await createRetaker(request));
  await page.goto('/profile');
  await page.getByRole('link', { name: 'How you have changed' }).click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/My results/);
  await expect(page.getByRole('heading', { name: /^Clearly different since/ })).toBeVisible();
  await expect(page.getByText(/^Leader: \d+ to \d+ points more$/)).toBeVisible();
  await expect(page.getByText(/^Moves under about \d+ points are invisible/)).toBeVisible();
  const power = page.getByRole('region', { name: 'Dominance & Submission' });
  await expect(power.getByRole('listitem')).toHaveCount(4);
  await power.getByText('Show as table').click();
  await expect(power.getByRole('row')).toHaveCount(4);
  await expect(power.getByRole('row', { name: /^Since/ })).toContainText(/\+\d+ to \+\d+/);
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('forgets the earlier results after a question', async ({ page, request, context }) => {
  await haveSession(context, request, await createRetaker(request));
  await openHistory(page);
  await page.getByRole('button', { name: 'Forget earlier results' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('button', { name: 'Forget earlier results' }).click();
  await cut(page, 'forgetHistory');
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByRole('dialog')).toContainText(/could not be deleted|connection/);
  await restore(page, 'forgetHistory');
  await page.getByRole('button', { name: 'Forget them' }).click();
  const one = page.getByRole('heading', { name: 'One result so far' });
  await expect(one).toBeFocused();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How you have changed' })).toHaveCount(0);
});

test('is not offered before a retake, but explained beside it', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, ascendingAnswers));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How you have changed' })).toHaveCount(0);
  await page.goto('/profile/edit');
  await page.getByRole('link', { name: 'how you have changed' }).click();
  await expect(page.getByRole('heading', { name: 'One result so far' })).toBeVisible();
  await page.getByRole('link', { name: 'Retake the survey' }).click();
  await expect(page).toHaveURL('/profile/edit');
});

test('before the survey is finished, it leads there', async ({ page, request, context }) => {
  await haveSession(context, request, await createAccount(request));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'No result here yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Take the Survey Now' }).click();
  await expect(page).toHaveURL(/\/survey$/);
});

test("an error: 'Try Again' loads the results again", async ({ page, request, context }) => {
  await haveSession(context, request, await createRetaker(request));
  await answerWith(page, 'profileHistory', 500);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Failed to load your results' })).toBeVisible();
  await restore(page, 'profileHistory');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'How you have changed' })).toBeVisible();
});
