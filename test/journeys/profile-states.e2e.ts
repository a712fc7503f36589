/** The five states of a visitor's own profile, and the legacy format (spec §2 /profile, §4, §8). */

import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  ascendingAnswers,
  createAccount,
  createFinishedAccount,
  createHalfwayAccount,
  descendingAnswers,
  finishSurvey,
  mixedAnswers,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { answerOne } from '../../test/support/browser/take-survey.ts';

for (const [who, answers] of [
  ['mixed answers', mixedAnswers],
  ['ascending answers', ascendingAnswers],
  ['descending answers', descendingAnswers],
  ['the highest answers', () => 7],
] as const)
  test(`a phone shows at most 3,500 pixels: ${who}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, await createFinishedAccount(request, answers));
    await expect(page.getByRole('heading', { name: 'Share Your Profile' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(3_500);
  });

test.describe('the five states', () => {
  test('loading', async ({ page, request }) => {
    const release = await hold(page, 'computeProfile');
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByText('Loading profile...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  });

  test("not logged in: 'Enter Login Code' leads to /unauthenticated", async ({ page, request }) => {
    await answerWith(page, 'computeProfile', 401);
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
    await page.getByRole('link', { name: 'Enter Login Code' }).click();
    await expect(page).toHaveURL(/\/unauthenticated$/);
  });

  test("an error: 'Try Again' loads the page again", async ({ page, request }) => {
    await answerWith(page, 'computeProfile', 500);
    await answerWith(page, 'profileStatus', 500);
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByRole('heading', { name: 'Failed to load profile' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  });

  test("no results yet: 'Take the Survey Now' leads to it", async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await page.getByRole('link', { name: 'Take the Survey Now' }).click();
    await expect(page).toHaveURL(/\/survey$/);
  });

  test("a survey under way: 'Continue' with its progress", async ({ page, request }) => {
    await signIn(page, await createHalfwayAccount(request));
    await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
    await expect(page.getByText('You have answered 30 of about 63 questions')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/survey$/);
  });

  test('a retake: the former profile stays', async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixedAnswers);
    await request.post('/api/survey/two-stage/retake', {
      headers: { authorization: `Bearer ${account.token}` },
    });
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    await expect(page.getByText('0 of about 63 questions answered')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Begin Survey' }).click();
    await answerOne(page, 4);
    await page.goto('/profile');
    await expect(page.getByText('1 of about 63 questions answered')).toBeVisible();
  });

  test('a survey finished in another browser shows its profile', async ({ page, request }) => {
    const account = await createAccount(request);
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
    await finishSurvey(request, account, mixedAnswers);
    const calls: string[] = [];
    page.on('request', (sent) => {
      const call = /(profile[:/](?:compute|status)|auth\/me)$/.exec(new URL(sent.url()).pathname);
      if (call?.[1] !== undefined && sent.resourceType() === 'fetch') calls.push(call[1]);
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    expect(calls.toSorted()).toEqual(['profile/status', 'profile:compute']);
    await page.goto('/profile/edit');
    await expect(page.getByRole('button', { name: 'Retake the survey' })).toBeVisible();
  });

  test('no profile, though the survey is finished', async ({ page, request }) => {
    await answerWith(page, 'computeProfile', 404);
    await answerWith(page, 'profileStatus', 200, { status: 'not_found' });
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
  });

  test('a 401 is retried once with the stored login code', async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixedAnswers);
    let computed = 0;
    await page.route(/profile:compute$/, (route) => {
      computed += 1;
      return computed === 1 ? route.fulfill({ status: 401, json: {} }) : route.continue();
    });
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    expect(computed).toBe(2);
  });

  test('a legacy profile is shown without polarities', async ({ page, request }) => {
    const legacy = {
      dsScore: 6.6,
      smScore: 5.2,
      veScore: 4.1,
      fetScore: 2.6,
      enmScore: 1.2,
      profileSummary: 'A summary of the former kind.',
    };
    await answerWith(page, 'computeProfile', 200, legacy);
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByText('A summary of the former kind.')).toBeVisible();
    for (const [name, label] of [
      ['Domination & Sadism', 'High Interest'],
      ['Submission & Masochism', 'Moderate Interest'],
      ['Voyeurism & Exhibitionism', 'Some Interest'],
      ['Fetishism', 'Limited Interest'],
      ['Ethical Non-Monogamy', 'No Interest'],
    ] as const) {
      await expect(
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name }) })
          .getByText(label),
      ).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Your Polarity Profile' })).toHaveCount(0);
  });
});
