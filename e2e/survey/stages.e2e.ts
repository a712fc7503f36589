/** The change from Set A to Set B and the end of the survey (spec §2 /survey, §4, §8, §9). */

import { appears, arrives } from '../../test/support/browser/clock.ts';
import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  ascendingAnswers,
  createAccount,
  signIn,
  surveyCalls,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { question } from '../../test/support/browser/survey-page.ts';
import { answerOne, answerRest } from '../../test/support/browser/take-survey.ts';

test('moves from Set A through the placeholder to the profile', async ({ page, request }) => {
  const account = await createAccount(request);
  const survey = surveyCalls(request, account);
  await survey.start();
  await survey.save((await survey.status()).setAItems.slice(0, 47), ascendingAnswers);
  await signIn(page, account);
  await page.goto('/survey');
  await expect(page.getByText('48 of 48')).toBeInViewport(); // the first question without an answer
  const release = await hold(page, 'surveyItems');
  await answerOne(page, 4);
  await expect(
    page.getByText('Selecting Your Personalized Questions', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Our adaptive algorithm is analyzing your responses…')).toBeVisible();
  await expect(page.getByText('Selecting Personalized Questions...')).toBeVisible();
  release();
  await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
  const count = await page.locator('fieldset').count();
  expect(count).toBeGreaterThanOrEqual(15);
  expect(count).toBeLessThanOrEqual(25);
  await expect(question(page, 1)).toBeInViewport();
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
