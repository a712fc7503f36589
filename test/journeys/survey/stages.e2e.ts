/** From Set A to Set B, to the profile, and ten more. */

import { type APIRequestContext, type Page } from '@playwright/test';
import { findScript } from '../../support/browser/built-scripts.ts';
import { appears, arrives } from '../../support/browser/clock.ts';
import { hold } from '../../support/browser/faults.ts';
import {
  ascendingAnswers,
  createAccount,
  signIn,
  surveyCalls,
  haveSession,
  mixedAnswers,
  createFinishedAccount,
} from '../../support/browser/make-account.ts';
import { question } from '../../support/browser/page/survey-page.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne, answerRest } from '../../support/browser/take-survey.ts';

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

test(
  'moves from Set A through the placeholder to the profile',
  { tag: '@full' },
  async ({ page, request }) => {
    await openSurveyAfter(page, request, 47);
    const release = await hold(page, 'surveyItems');
    await answerOne(page, 4);
    await expect(placeholder(page)).toBeVisible();
    await expect(
      page.getByText('Our adaptive algorithm is analyzing your responses…'),
    ).toBeVisible();
    await expect(page.getByText('Selecting Personalized Questions...')).toBeVisible();
    release();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
    await expect(page.locator('fieldset').nth(14)).toBeVisible();
    const count = await page.locator('fieldset').count();
    expect(count).toBeLessThanOrEqual(25);
    await expect(question(page, 1)).toBeInViewport();
    for (const card of await page.locator('fieldset').all())
      await expect(card).toHaveAccessibleDescription(/^[A-Z]\D+\.$/);
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
  },
);

/** Refuses the script of the page between the sets. */
const loseInterstitial = (page: Page) =>
  page.route(`**/assets/${findScript('Your follow-up questions are ready')}`, (route) =>
    route.abort(),
  );

test.describe('the page between the sets', () => {
  test(
    'is seen while Set B is chosen, then names what is open',
    { tag: '@full' },
    async ({ page, request }) => {
      await page.clock.install();
      await openSurveyAfter(page, request, 47);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await Promise.all([answerOne(page, 4), appears(page, placeholder(page))]);
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
    },
  );

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

  test(
    'is left out where its code cannot be loaded',
    { tag: '@full' },
    async ({ page, request }) => {
      await loseInterstitial(page);
      await openSurveyAfter(page, request, 47);
      await answerOne(page, 4);
      await expect(question(page, 1)).toBeInViewport();
    },
  );
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

    test(
      `quick last answers lead to the first question of ${name}`,
      { tag: '@full' },
      async ({ page, request }) => {
        if (name !== 'Set B') await loseInterstitial(page);
        await openSurveyAfter(page, request, 46);
        await page.evaluate(answerAtOnce, 2);
        if (name === 'Set B') await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText('Personalized Questions (Set B)')).toBeVisible();
        await expect(question(page, 1)).toBeInViewport();
      },
    );
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
  await Promise.all([answerOne(page, 4), appears(page, page.getByText('Survey Complete').first())]);
  await page.clock.runFor(400);
  await expect(page).toHaveURL(/\/survey$/);
  await page.clock.runFor(100);
  await arrives(page, '/profile');
});

async function openRound(page: Page, request: APIRequestContext): Promise<void> {
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(page.context(), request, account, { hasBegun: true });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sharpen your profile' }).click();
  await page.getByRole('button', { name: 'Answer ten more' }).click();
  await expect(page.getByText('Ten more questions')).toBeVisible();
}

test(
  'a round is left, resumed, and sharpens the profile',
  { tag: '@full' },
  async ({ page, request }) => {
    await openRound(page, request);
    await expect(page.locator('fieldset')).toHaveCount(10);
    await expect(page.getByText('0 of 10 answered')).toBeVisible();
    for (let n = 0; n < 4; n++) await answerOne(page, 6);
    await expect(page.getByText('4 of 10 answered')).toBeVisible();
    await page.reload();
    await expect(question(page, 5)).toBeInViewport();

    await page.getByRole('link', { name: 'Back to your profile' }).click();
    await page.getByRole('button', { name: 'Sharpen your profile' }).click();
    await expect(page.getByText('You have answered 4 of 10.')).toBeVisible();
    await expect(page.getByText(/^Made from \d+ answers/)).toBeVisible();
    const before = await page.getByText(/^Made from \d+ answers/).textContent();
    await page.getByRole('button', { name: 'Continue' }).click();
    for (let n = 0; n < 6; n++) await answerOne(page, 6);

    await expect(page).toHaveURL(/\/profile$/);
    await expect(
      page.getByRole('heading', { name: 'What your last ten answers settled' }),
    ).toBeFocused();
    await expect(page.getByText(/^(Clear now: |Nothing tipped over)/)).toBeVisible();
    await page.getByRole('button', { name: 'The margins' }).click();
    const table = page.getByRole('table', { name: /^Your margins/ });
    await expect(table.getByRole('row')).toHaveCount(3); // the heading, the survey and the round
    const margins = (await table.getByRole('cell').allInnerTexts()).map((text) =>
      Number(text.replace('±', '')),
    );
    expect(margins[1]).toBeLessThan(margins[0]!);
    expect(await page.getByText(/^Made from \d+ answers/).textContent()).not.toBe(before);
  },
);
