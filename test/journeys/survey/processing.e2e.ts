/** Waiting for the profile, and a random one for demonstration (/create-random). */

import { type Page } from '@playwright/test';
import { appears, arrives, openWithPausedClock } from '../../support/browser/clock.ts';
import { answerWith } from '../../support/browser/faults.ts';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../support/browser/make-account.ts';
import { recordText } from '../../support/browser/page/text-recorder.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

/** Opens /processing with a paused clock; calls without a fault reach the real server. */
async function openProcessing(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await openWithPausedClock(page, '/processing');
  await appears(page, page.locator('main h1'));
}

test('polls every 2 seconds, gives up after 30', { tag: '@full' }, async ({ page, request }) => {
  await answerWith(page, 'profileStatus', 200, { status: 'processing' });
  let polls = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/profile/status')) polls += 1;
  });
  await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await appears(page, page.getByText('Generating your personalized profile...'));
  await expect.poll(() => polls).toBe(1);
  await page.clock.runFor(1_500);
  expect(polls).toBe(1);
  await page.clock.runFor(500);
  await expect.poll(() => polls).toBe(2);
  await page.clock.runFor(27_000);
  await expect(page).toHaveURL(/\/processing$/);
  await page.clock.runFor(1_000);
  await arrives(page, '/profile');
});

test('the visitor may stay and go later', { tag: '@full' }, async ({ page, request }) => {
  await answerWith(page, 'profileStatus', 200, { status: 'pending' });
  await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/processing$/);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test(
  'an unfinished survey leads from /processing to /profile',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await page.goto('/processing');
    await expect(page).toHaveURL(/\/profile$/);
  },
);

test('runs by itself and continues to the profile', async ({ page }) => {
  const announcements = await recordText(page, 'main output');
  const countSaves = countCalls(page, 'saveResponse');
  await openWithPausedClock(page, '/create-random');
  await appears(page, page.getByRole('heading', { name: 'Creating Random Profile' }));
  await expect(page.getByText(/48 \+ 15 answers/)).toBeVisible();
  await appears(page, page.getByText('Random profile generated successfully!'));
  expect(countSaves()).toBe(63);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '63');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/create-random$/);
  await page.clock.runFor(1_000);
  await arrives(page, '/processing');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/profile$/, { timeout: 10_000 });
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  for (const step of [
    'Answering the 48 core questions at random…',
    'Answering the 15 personalised questions at random…',
  ])
    expect(announcements).toContain(step);
});

test('of two tabs only one creates the profile @full', async ({ page, context }) => {
  const second = await context.newPage();
  await Promise.all([page.goto('/create-random'), second.goto('/create-random')]);
  const profile = (tab: typeof page) =>
    tab
      .getByText('Random profile generated successfully!')
      .or(tab.getByRole('heading', { name: /Complete|Your Profile Summary/ }))
      .first();
  const confirmation = (tab: typeof page) => tab.getByText('You have a profile.', { exact: false });
  await expect(async () => {
    const shown = await Promise.all(
      [page, second].map(async (tab) =>
        [await profile(tab).isVisible(), await confirmation(tab).isVisible()].indexOf(true),
      ),
    );
    expect(shown.toSorted()).toEqual([0, 1]);
  }).toPass({ timeout: 20_000 });
});

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

test('a server without the demonstration has no such page', { tag: '@full' }, async ({ page }) => {
  await page.route('**/create-random', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('&quot;demo&quot;:true', '&quot;demo&quot;:false');
    await route.fulfill({ response, body });
  });
  await page.goto('/create-random');
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
});
