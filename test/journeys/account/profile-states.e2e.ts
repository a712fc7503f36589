/** A profile that fails, is under way or damaged (ADR 22). */

import { answerWith } from '../../support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  createHalfwayAccount,
  finishSurvey,
  mixedAnswers,
  signIn,
  highestAnswers,
} from '../../support/browser/make-account.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne } from '../../support/browser/take-survey.ts';

/** The bound is wide, because most sections never fold, not even on a phone. */
for (const [who, answers] of [
  ['mixed answers', mixedAnswers],
  ['the highest answers', highestAnswers],
] as const)
  test(`a phone shows at most 4,500 pixels: ${who}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, await createFinishedAccount(request, answers));
    await expect(page.getByRole('heading', { name: 'Share Your Profile' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(4_500);
  });

test.describe('a profile', () => {
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

  test(
    'a survey finished in another browser shows its profile',
    { tag: '@full' },
    async ({ page, request }) => {
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
    },
  );
});

test(
  'profile and survey say that stored data was changed',
  { tag: '@full' },
  async ({ page, request }) => {
    const detail = 'What is stored here is no longer what was saved.';
    const damaged = { status: 500, detail, code: 'damaged' };
    await answerWith(page, 'computeProfile', 500, damaged);
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByRole('alert')).toHaveText(detail);
    await signIn(page, await createAccount(request));
    await answerWith(page, 'startSurvey', 500, damaged);
    await page.goto('/survey');
    await expect(page.getByRole('heading', { name: 'Failed to load survey' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(detail);
  },
);
