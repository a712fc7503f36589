/** The survey screen: entry, welcome, header, bar, cards, both stages, failures (spec §2 /survey, §4, §8, §9). */

import type { Page } from '@playwright/test';
import { appears, arrives } from '../../test/support/browser/clock.ts';
import { answerWith, cut, hold, mend } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { answerOne, answerRest, beginSurvey } from '../../test/support/browser/take-survey.ts';

const scale = [
  'Hard No!',
  'No/avoid',
  'Disinterested',
  'Neutral/unsure',
  'Somewhat interested',
  'Interested',
  'Hell Yes!',
];
const question = (page: Page, number: number) => page.locator('fieldset').nth(number - 1);
const button = (page: Page, number: number, value: number) =>
  question(page, number)
    .getByRole('radio')
    .nth(value - 1);

async function withoutToken(page: Page, keepCode: boolean): Promise<void> {
  await page.evaluate((isKept) => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    const welcome = Object.entries(localStorage).filter(([key]) => /welcome/i.test(key));
    localStorage.clear();
    for (const [key, value] of welcome) localStorage.setItem(key, value);
    if (isKept)
      localStorage.setItem(
        'auth-storage',
        JSON.stringify({
          ...stored,
          state: { ...stored.state, user: null, isAuthenticated: false },
        }),
      );
  }, keepCode);
}

test.describe('entry', () => {
  for (const path of ['/survey', '/survey/two-stage']) {
    test(`${path} without an account leads to /unauthenticated`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/unauthenticated$/);
    });
  }

  test('signs in with a stored code, or leads to /unauthenticated', async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await withoutToken(page, true);
    await page.goto('/survey');
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    await withoutToken(page, true);
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
    const open = await hold(page, 'startSurvey');
    await page.goto('/survey');
    await expect(page.getByText('Loading two-stage survey...')).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    open();
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    await mend(page, 'startSurvey');
    await answerWith(page, 'startSurvey', 500);
    await page.reload();
    await expect(page).toHaveURL(/\/unauthenticated$/);
  });
});

test('the welcome explains survey, scale and code, once', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  const welcome = page.getByRole('dialog');
  await expect(welcome).toContainText('~48 core questions');
  await expect(welcome).toContainText('15-25 additional questions');
  await expect(welcome).toContainText('10-15 minutes');
  await expect(welcome).toContainText('saves automatically');
  await expect(welcome.getByRole('listitem')).toHaveText(
    scale.map((label, index) => `${index + 1}${label}`),
  );
  await expect(welcome.getByText(account.loginCode)).toBeVisible();
  await expect(welcome.getByText('Save this code to resume your survey later!')).toBeVisible();
  await expect(welcome).toContainText('you confirm that you are 18 or older');
  await page.clock.install();
  await welcome.getByRole('button', { name: 'Copy Code' }).click();
  await expect(welcome.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.loginCode);
  await page.clock.runFor(2_000);
  await expect(welcome.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await welcome.getByRole('button', { name: 'Begin Survey' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('header, bar and cards of the first stage', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const code = await beginSurvey(page);
  const header = page.locator('header');
  await expect(header.getByText(code)).toBeVisible();
  await expect(header.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('S.P.A.R.K. Survey');
  const legend = page.getByRole('list', { name: 'What the values mean' }).getByRole('listitem');
  await expect(legend.filter({ visible: true })).toHaveText(
    scale.map((label, index) => `${index + 1}${label}`),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(legend.filter({ visible: true })).toHaveText([
    '1Hard No!',
    '4Neutral/unsure',
    '7Hell Yes!',
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await expect(page.getByText('How interested are you in this activity or dynamic?')).toBeVisible();
  await expect(page.getByText('Stage 1')).toBeVisible();
  await expect(page.getByText('Stage 2')).toBeVisible();
  await expect(page.getByText('Core Questions (Set A)')).toBeVisible();
  await expect(page.getByText('Survey Progress 0%')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Survey Progress' })).toHaveAttribute(
    'value',
    '0',
  );
  await expect(page.locator('fieldset')).toHaveCount(48);
  for (const [index, radio] of (await question(page, 1).getByRole('radio').all()).entries()) {
    await expect(radio).toHaveAttribute('title', `Interest level ${index + 1}`);
    await expect(radio).toHaveAccessibleName(`${index + 1}, ${scale[index]}`);
  }
});

test('questions open in order, and earlier answers can change', async ({ page, request }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await expect(button(page, 2, 4)).toBeDisabled();
  const open = await hold(page, 'saveResponse');
  await button(page, 1, 5).click({ force: true });
  await expect(button(page, 1, 5)).toBeChecked(); // at once, before it is saved
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(button(page, 2, 4)).toBeDisabled();
  open();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(button(page, 2, 4)).toBeEnabled();
  await expect(page.getByText('Survey Progress 2%')).toBeVisible(); // 1 of 48 + 15
  await expect(button(page, 3, 4)).toBeDisabled();
  await answerOne(page, 3);
  await button(page, 1, 2).click({ force: true });
  await expect(button(page, 1, 2)).toBeChecked();
  await expect
    .poll(
      async () =>
        (
          await (
            await request.get('/api/survey/two-stage/status', {
              headers: { authorization: `Bearer ${account.token}` },
            })
          ).json()
        ).responses,
    )
    .toEqual([
      { itemId: 'A01', value: 2 },
      { itemId: 'A02', value: 3 },
    ]);
});

test('a failed save is reverted and noted in the status', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await answerWith(page, 'saveResponse', 500);
  await button(page, 1, 6).click({ force: true });
  await expect(button(page, 1, 6)).toBeChecked();
  await expect(page.getByText('Not saved, choose again')).toBeVisible({ timeout: 10_000 });
  await expect(button(page, 1, 6)).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mend(page, 'saveResponse');
  await answerOne(page, 6);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('default labels replace those that cannot be loaded', async ({ page, request }) => {
  await cut(page, 'scaleLabels');
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(
    scale.map((label, index) => `${index + 1}${label}`),
  );
});

test('moves from Set A through the placeholder to the profile', async ({ page, request }) => {
  const account = await createAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  await request.post('/api/survey/two-stage/start', { headers, data: {} });
  const { setAItems } = await (
    await request.get('/api/survey/two-stage/status', { headers })
  ).json();
  for (const [index, itemId] of setAItems.slice(0, 47).entries())
    await request.post('/api/survey/two-stage/response', {
      headers,
      data: { itemId, value: (index % 7) + 1 },
    });
  await signIn(page, account);
  await page.goto('/survey');
  await expect(page.getByText('48 of 48')).toBeInViewport(); // on resume: the first unanswered question
  const open = await hold(page, 'surveyItems');
  await answerOne(page, 4);
  await expect(
    page.getByText('Selecting Your Personalized Questions', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Our adaptive algorithm is analyzing your responses…')).toBeVisible();
  await expect(page.getByText('Selecting Personalized Questions...')).toBeVisible();
  open();
  await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
  const count = await page.locator('fieldset').count();
  expect(count).toBeGreaterThanOrEqual(15);
  expect(count).toBeLessThanOrEqual(25);
  await expect(question(page, 1)).toBeInViewport();
  await expect(
    page.getByText(`Survey Progress ${Math.round((48 / (48 + count)) * 100)}%`),
  ).toBeVisible();

  await answerRest(page, (i) => (i % 7) + 1);
  await expect(page).toHaveURL(/\/profile$/);
  expect(
    await page.evaluate(
      () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.user.surveyCompleted,
    ),
  ).toBe(true);
});

test('the last answer leads to the profile after 500 ms', async ({ page, request }) => {
  const account = await createAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const status = async () =>
    (await request.get('/api/survey/two-stage/status', { headers })).json();
  const save = async (ids: readonly string[]) => {
    for (const itemId of ids)
      await request.post('/api/survey/two-stage/response', { headers, data: { itemId, value: 4 } });
  };
  await request.post('/api/survey/two-stage/start', { headers, data: {} });
  await save((await status()).setAItems);
  await save((await status()).setBItems.slice(0, -1));
  await signIn(page, account);
  await page.goto('/survey');
  await expect(
    page.getByText('Saved', { exact: true }).or(page.locator('fieldset').last()),
  ).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await answerOne(page, 4);
  await appears(page, page.getByText('Survey Complete').first());
  await page.clock.runFor(400);
  await expect(page).toHaveURL(/\/survey$/);
  await page.clock.runFor(100);
  await arrives(page, '/profile');
});

test('an attempt stuck between the sets can be recovered', async ({ page, request }) => {
  const account = await createAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  await request.post('/api/survey/two-stage/start', { headers, data: {} });
  const status = await (await request.get('/api/survey/two-stage/status', { headers })).json();
  const responses = status.setAItems.map((itemId: string) => ({ itemId, value: 4 }));
  await answerWith(page, 'startSurvey', 200, {
    ...status,
    state: 'SELECT_B',
    responses,
    setAProgress: { answered: 48, total: 48 },
  });
  await answerWith(page, 'completeSetA', 500);
  await signIn(page, account);
  await page.goto('/survey');
  await expect(
    page.getByText('Selecting Your Personalized Questions', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed to load survey' })).toBeVisible({
    timeout: 15_000,
  });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    page.getByRole('button', { name: 'Begin Survey' }).or(question(page, 1)).first(),
  ).toBeVisible();
});

test("'Log Out' leads home even if the call fails", async ({ page, request }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await answerWith(page, 'logout', 500);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    account.loginCode,
  );
});
