/** One’s own answers, results over time and donation (product decisions B14, C10, C12). */

import { type Page, type APIRequestContext } from '@playwright/test';
import { answerWith, hold, restore, cut } from '../../support/browser/faults.ts';
import {
  type Account,
  createFinishedAccount,
  createOpenAccount,
  haveSession,
  mixedAnswers,
  signIn,
  ascendingAnswers,
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
  await page.goto(answersPath);
  await limitRow(page, question).getByRole('checkbox').check();
  await expect(announcement(page)).toHaveText('Saved');
  for (const text of [await compareAs(one, other), await compareAs(other, one)]) {
    expect(text).not.toContain(question);
    expect(text).not.toMatch(/limit is|marked/i);
  }
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

test('tells a clear change, and is reached from the profile', async ({ page, request }) => {
  await signIn(page, await createRetaker(request));
  await page.goto('/profile');
  await page.getByRole('link', { name: 'How you have changed' }).click();
  await expect(page).toHaveURL(historyPath);
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

test('is switched on and off again', async ({ page, request }) => {
  const account = await openSection(page, request);
  await donate(page).check();
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

test('works by keyboard', async ({ page, request }) => {
  const account = await openSection(page, request);
  await donate(page).focus();
  await page.keyboard.press('Space');
  await expect(donate(page)).toBeChecked();
  await expect(donate(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(addDetails(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(addDetails(page)).toBeChecked();
  await expect
    .poll(() => readDonation(request, account))
    .toMatchObject({ choice: 'answersAndDetails' });
});

test('is offered once after the survey', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await answerWith(page, 'profileStatus', 200, { status: 'processing' });
  await page.goto('/processing');
  await page.getByRole('link', { name: 'donate a copy of your answers' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});
