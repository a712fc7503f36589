/** The change from Set A to Set B and the end of the survey (spec §2 /survey, §4, §8, §9). */

import type { APIRequestContext, Page } from '@playwright/test';
import { findScript } from '../../test/support/browser/built-scripts.ts';
import { appears, arrives } from '../../test/support/browser/clock.ts';
import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  ascendingAnswers,
  createAccount,
  signIn,
  surveyCalls,
} from '../../test/support/browser/make-account.ts';
import { question } from '../../test/support/browser/page/survey-page.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { answerOne, answerRest } from '../../test/support/browser/take-survey.ts';

/** Signs in an account whose first questions of Set A are answered, and opens the survey. */
async function openSurveyAfter(page: Page, request: APIRequestContext, count: number) {
  const account = await createAccount(request);
  const survey = surveyCalls(request, account);
  await survey.start();
  await survey.save((await survey.status()).setAItems.slice(0, count), ascendingAnswers);
  await signIn(page, account);
  await page.goto('/survey');
  await expect(page.getByText(`${count + 1} of 48`)).toBeInViewport(); // the first one without
}

const placeholder = (page: Page) =>
  page.getByText('Selecting Your Personalized Questions', { exact: true });
const chosen = (page: Page) =>
  page.getByRole('region', { name: 'Your follow-up questions are ready' });

test('moves from Set A through the placeholder to the profile', async ({ page, request }) => {
  await openSurveyAfter(page, request, 47);
  const release = await hold(page, 'surveyItems');
  await answerOne(page, 4);
  await expect(placeholder(page)).toBeVisible();
  await expect(page.getByText('Our adaptive algorithm is analyzing your responses…')).toBeVisible();
  await expect(page.getByText('Selecting Personalized Questions...')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
  const count = await page.locator('fieldset').count();
  expect(count).toBeGreaterThanOrEqual(15);
  expect(count).toBeLessThanOrEqual(25);
  await expect(question(page, 1)).toBeInViewport();
  for (const card of await page.locator('fieldset').all())
    await expect(card).toHaveAccessibleDescription(/^asked (because|so that) \D+/);
  await expect(
    page.getByText(`Survey Progress ${Math.round((48 / (48 + count)) * 100)}%`),
  ).toBeVisible();

  await answerRest(page, ascendingAnswers);
  await expect(page).toHaveURL(/\/profile$/);
  expect(
    await page.evaluate(
      () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.user.surveyCompleted,
    ),
  ).toBe(true);
});

/** Refuses the script of the page between the sets. */
const loseInterstitial = (page: Page) =>
  page.route(`**/assets/${findScript('Your follow-up questions are ready')}`, (route) =>
    route.abort(),
  );

test.describe('the page between the sets', () => {
  test('is seen while Set B is chosen, then names what is open', async ({ page, request }) => {
    await page.clock.install();
    await openSurveyAfter(page, request, 47);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await answerOne(page, 4);
    await appears(page, placeholder(page));
    await expect(placeholder(page).locator('..')).toHaveCSS('opacity', '1');
    await page.clock.runFor(1_500);
    await expect(placeholder(page)).toBeVisible();
    await appears(page, chosen(page));
    await expect(chosen(page).getByRole('listitem')).toHaveCount(3);
    await expect(chosen(page)).not.toContainText(/\d+ ?%|±|prefer|clearly/);
    await expect(
      page.getByRole('heading', { name: 'Your follow-up questions are ready' }),
    ).toBeFocused();
    await page.clock.runFor(19_000);
    await expect(chosen(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(question(page, 1)).toBeInViewport();
  });

  test('stays if the visitor wants to', async ({ page, request }) => {
    await page.clock.install();
    await openSurveyAfter(page, request, 47);
    await answerOne(page, 4);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.fastForward(60_000);
    await expect(page.getByText('You stay here until you continue.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(question(page, 1)).toBeInViewport();
  });

  test('is left out where its code cannot be loaded', async ({ page, request }) => {
    await loseInterstitial(page);
    await openSurveyAfter(page, request, 47);
    await answerOne(page, 4);
    await expect(question(page, 1)).toBeInViewport();
  });
});

/** Answers the next questions of the page, each as soon as it may be answered. */
async function answerAtOnce(count: number): Promise<void> {
  for (let given = 0; given < count;) {
    const open = document.querySelector<HTMLInputElement>(
      '.question[data-state="open"]:not(:has(:checked)) input[value="4"]:not(:disabled)',
    );
    open?.click();
    if (open?.checked) given += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

for (const name of ['Set B', 'Set B without the page between'])
  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test(`quick last answers lead to the first question of ${name}`, async ({ page, request }) => {
      if (name !== 'Set B') await loseInterstitial(page);
      await openSurveyAfter(page, request, 46);
      await page.evaluate(answerAtOnce, 2);
      if (name === 'Set B') await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
      await expect(question(page, 1)).toBeInViewport();
    });
  });

test('the last answer leads to the profile after 500 ms', async ({ page, request }) => {
  const account = await createAccount(request);
  const survey = surveyCalls(request, account);
  await survey.start();
  await survey.save((await survey.status()).setAItems, () => 4);
  await survey.save((await survey.status()).setBItems.slice(0, -1), () => 4);
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
  const survey = surveyCalls(request, account);
  await survey.start();
  const status = await survey.status();
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
