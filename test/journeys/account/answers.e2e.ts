/** One’s own answers, results over time and donation. */

import { type Page, type APIRequestContext } from '@playwright/test';
import { answerWith, hold, restore, cut } from '../../support/browser/faults.ts';
import {
  type Account,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
  signIn,
  finishSurvey,
  highestAnswers,
} from '../../support/browser/make-account.ts';
import { scaleLabels } from '../../support/browser/page/survey-page.ts';
import { expect, test } from '../../support/browser/server.ts';

const answersPath = '/profile/answers';

const heading = { name: 'Your answers and limits' };

const limitRow = (page: Page, question: string) =>
  page.getByRole('listitem').filter({ hasText: question });

/** The live region that reports each save. */
const announcement = (page: Page) => page.locator('article output');

test('lists every answer by theme, and is reached from the profile', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.getByRole('link', { name: 'Your answers and limits' }).click();
  await expect(page).toHaveURL(answersPath);
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
  await page.goto(answersPath);
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

const historyPath = '/profile/history';

/**
 * Creates an account that has taken the survey twice, first without interest and then with much.
 */
async function createRetaker(api: APIRequestContext): Promise<Account> {
  const account = await createFinishedAccount(api, () => 1);
  await api.post('/api/survey/two-stage/retake', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await finishSurvey(api, account, highestAnswers);
  return account;
}

const openHistory = async (page: Page) => {
  await page.goto(historyPath);
  await expect(page.getByRole('heading', { level: 1, name: 'How you have changed' })).toBeVisible();
};

test(
  'tells a clear change, and is reached from the profile',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(page, await createRetaker(request));
    await page.goto('/profile');
    await page.getByRole('link', { name: 'How you have changed' }).click();
    await expect(page).toHaveURL(historyPath);
    await expect(page).toHaveTitle(/My results/);
    await expect(page.getByRole('heading', { name: /^Different since/ })).toBeVisible();
    await expect(page.getByText(/^Leader: \d+ to \d+ points more$/)).toBeVisible();
    await expect(page.getByText(/^Moves under about \d+ points are invisible/)).toBeVisible();
    const power = page.getByRole('region', { name: 'Dominance & Submission' });
    await expect(power.getByRole('listitem')).toHaveCount(4);
    await power.getByText('Show as table').click();
    await expect(power.getByRole('row')).toHaveCount(4);
    await expect(power.getByRole('row', { name: /^Since/ })).toContainText(/\+\d+ to \+\d+/);
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await expect(page).toHaveURL('/profile');
  },
);

test(
  'forgets the earlier results after a question',
  { tag: '@full' },
  async ({ page, request, context }) => {
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
  },
);

const title = 'Donate a copy of your answers';

const donate = (page: Page) => page.getByRole('checkbox', { name: /^Donate a copy/ });

const addDetails = (page: Page) => page.getByRole('checkbox', { name: /^Add my age range/ });

async function openSection(page: Page, request: APIRequestContext): Promise<Account> {
  await page.setViewportSize({ width: 360, height: 640 });
  const account = await createFinishedAccount(request, mixedAnswers, { synthetic: false });
  await signIn(page, account);
  await page.goto('/profile/edit');
  await expect(page.getByRole('group', { name: title })).toBeVisible();
  return account;
}

async function readDonation(request: APIRequestContext, { token }: Account) {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get('/api/v1/user/donation', { headers })).json();
}

test('is switched on and off again', { tag: '@full' }, async ({ page, request }) => {
  const account = await openSection(page, request);
  await donate(page).press('Space');
  await expect(donate(page)).toBeChecked();
  await expect(donate(page)).toBeFocused();
  await expect(page.getByText(/^On since .* A copy is stored\.$/)).toBeVisible();
  await expect.poll(() => readDonation(request, account)).toMatchObject({ choice: 'answers' });
  await addDetails(page).check();
  await expect
    .poll(() => readDonation(request, account))
    .toMatchObject({ choice: 'answersAndDetails', hasCopy: true });
  await page.reload();
  await expect(page.getByText(/^On since .* A copy is stored\.$/)).toBeVisible();
  await expect(addDetails(page)).toBeChecked();
  await donate(page).uncheck();
  await expect(addDetails(page)).not.toBeChecked();
  await expect
    .poll(() => readDonation(request, account))
    .toMatchObject({ choice: 'none', hasCopy: false });
});

test('is offered once after the survey', { tag: '@full' }, async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await answerWith(page, 'profileStatus', 200, { status: 'processing' });
  await page.goto('/processing');
  await page.getByRole('link', { name: 'donate a copy of your answers' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});
