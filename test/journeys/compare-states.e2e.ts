/** The comparison while it loads, and its errors (spec §2 /compare, §8). */

import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  mixedAnswers,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { openComparison } from '../support/browser/open-comparison.ts';

test('announces that it is loading', async ({ page, request }) => {
  const release = await hold(page, 'compareProfiles');
  await openComparison(page, request, await createFinishedAccount(request, () => 3));
  await expect(page.getByText('Loading the comparison…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
});

test.describe('errors', () => {
  test("nobody signed in: 'Not authenticated'", async ({ page }) => {
    await page.goto('/compare?profile=00000000000000000000');
    await expect(page.getByText('Not authenticated')).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("no other code: 'Missing profile information for comparison'", async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await page.goto('/compare');
    await expect(page.getByText('Missing profile information for comparison')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('sharing switched off: the same message', async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixedAnswers);
    await request.delete('/api/v1/user/share-code', {
      headers: { authorization: `Bearer ${account.token}` },
    });
    await signIn(page, account);
    await page.goto('/compare?profile=00000000000000000000');
    await expect(page.getByText('Missing profile information for comparison')).toBeVisible();
  });

  test("an unknown code: 'Failed to load profile comparison…'", async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await page.goto('/compare?profile=00000000000000000000');
    await expect(
      page.getByText(
        'Failed to load profile comparison. Please check the share code and try again.',
      ),
    ).toBeVisible();
  });

  test('the own code: the same, with a hint', async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixedAnswers);
    await signIn(page, account);
    await page.goto(`/compare?profile=${account.shareCode}`);
    await expect(
      page.getByText(
        'Failed to load profile comparison. Please check the share code and try again.',
      ),
    ).toBeVisible();
    await expect(page.getByText(/your own/i)).toBeVisible();
  });

  test("a reply without data: 'No comparison data available'", async ({ page, request }) => {
    await answerWith(page, 'compareProfiles', 200, {});
    await openComparison(page, request, await createFinishedAccount(request, mixedAnswers));
    await expect(page.getByText('No comparison data available')).toBeVisible();
  });

  test('an unfinished survey: the same message', async ({ page, request }) => {
    const other = await createFinishedAccount(request, mixedAnswers);
    await signIn(page, await createAccount(request));
    await page.goto(`/compare?profile=${other.shareCode}`);
    await expect(
      page.getByText(
        'Failed to load profile comparison. Please check the share code and try again.',
      ),
    ).toBeVisible();
  });
});
