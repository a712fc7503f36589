/** A random profile for existing accounts (spec §2 /create-random; product decisions C8). */

import { answerWith, restore } from '../../test/support/browser/faults.ts';
import {
  ascendingAnswers,
  createAccount,
  createFinishedAccount,
  signIn,
  surveyCalls,
  highestAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test('asks before replacing a finished profile, and keeps it', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await page.goto('/create-random');
  await expect(page.getByText('You have a profile.', { exact: false })).toBeVisible();
  await expect(page.getByText(account.loginCode)).toHaveCount(0); // until it is pressed
  await page.getByRole('button', { name: 'Copy and show your login code' }).click();
  await expect(page.getByText(account.loginCode)).toBeVisible();
  await page.getByRole('link', { name: 'Keep my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await page.goto('/create-random');
  await page.getByRole('button', { name: 'Use a fresh account' }).click();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  expect(
    (await request.post('/api/v1/auth/login', { data: { loginCode: account.loginCode } })).status(),
  ).toBe(200);
  await expect(page.getByText(account.loginCode)).toHaveCount(0);
});

test('failures neither skip the question nor claim a profile', async ({ page, request }) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await answerWith(page, 'me', 503);
  await page.goto('/create-random');
  await expect(page.getByText('Error occurred')).toBeVisible();
  await restore(page, 'me');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You have a profile.', { exact: false })).toBeVisible();
  await answerWith(page, 'createUnique', 503);
  await page.getByRole('button', { name: 'Use a fresh account' }).click();
  await expect(page.getByText('Error occurred')).toBeVisible();
  await restore(page, 'createUnique');
  const created = page.waitForResponse((response) => response.url().endsWith('/create-unique'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect((await created).ok()).toBe(true);
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
});

test('asks before completing a started survey, and keeps its answers', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const survey = surveyCalls(request, account);
  await survey.start();
  await survey.save(['A02', 'A03'], () => 7);
  await signIn(page, account);
  await page.goto('/create-random');
  await expect(
    page.getByText('You have answered 2 questions yourself.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Answer the rest at random' }).click();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  const { attempts } = await (await request.get('/api/v1/user/export', { headers })).json();
  expect(attempts[0]).toMatchObject({ state: 'FINISHED', synthetic: true });
  for (const itemId of ['A02', 'A03'])
    expect(attempts[0].answers).toContainEqual(expect.objectContaining({ itemId, value: 7 }));
});
