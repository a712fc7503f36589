/** Waiting for the profile: the text and delay of each status (spec §2 /processing, §4, §9). */

import type { Page } from '@playwright/test';
import { appears, arrives, openWithPausedClock } from '../../test/support/browser/clock.ts';
import { answerWith, cut } from '../../test/support/browser/faults.ts';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

/** Opens /processing with a paused clock; calls without a fault reach the real server. */
async function openProcessing(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await openWithPausedClock(page, '/processing');
  await appears(page, page.locator('main h1'));
}

const waitingStatuses = [
  ['pending', { status: 'pending' }, 'Your profile is queued for processing...'],
  ['processing', { status: 'processing' }, 'Generating your personalized profile...'],
] as const;

for (const [name, body, message] of waitingStatuses) {
  test(`${name}: polls every 2 seconds, gives up after 30`, async ({ page, request }) => {
    await answerWith(page, 'profileStatus', 200, body);
    let polls = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/profile/status')) polls += 1;
    });
    await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await appears(page, page.getByText(message));
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
}

test('the visitor may stay and go later', async ({ page, request }) => {
  await answerWith(page, 'profileStatus', 200, { status: 'pending' });
  await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/processing$/);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

const finalStatuses = [
  ['completed', { status: 'completed' }, 'Complete!', 'Profile generation complete!', 1500],
  [
    'failed with a sentence',
    { status: 'failed', error: 'Two answers could not be read.' },
    'Processing Error',
    'Two answers could not be read.',
    3000,
  ],
  [
    'failed without one',
    { status: 'failed' },
    'Processing Error',
    'Profile generation failed. Redirecting...',
    3000,
  ],
  [
    'not found, but the profile is there',
    { status: 'not_found' },
    'Complete!',
    'Profile ready!',
    1000,
  ],
] as const;

for (const [name, body, title, message, delay] of finalStatuses) {
  test(`${name}: '${message}', then /profile after ${delay} ms`, async ({ page, request }) => {
    await answerWith(page, 'profileStatus', 200, body);
    await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
    await appears(page, page.getByRole('heading', { name: title }));
    await expect(page.getByText(message)).toBeVisible();
    await page.clock.runFor(delay - 500);
    await expect(page).toHaveURL(/\/processing$/);
    await page.clock.runFor(500);
    await arrives(page, '/profile');
  });
}

test('not found, and no profile: keeps polling', async ({ page, request }) => {
  await answerWith(page, 'profileStatus', 200, { status: 'not_found' });
  await answerWith(page, 'computeProfile', 404);
  await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
  await expect(page.getByText('Processing your responses...')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/processing$/);
});

test('a failing status call: keeps polling until it succeeds', async ({ page, request }) => {
  await cut(page, 'profileStatus');
  await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
  await expect(page.getByText('Processing your responses...')).toBeVisible();
  await page.unrouteAll();
  await page.clock.runFor(2_000);
  await arrives(page, '/profile');
});

test('explains how answers are read and what was validated', async ({ page, request }) => {
  await answerWith(page, 'profileStatus', 200, { status: 'pending' });
  await openProcessing(page, await createFinishedAccount(request, ascendingAnswers));
  await expect(page.getByRole('heading', { name: /validated IFAKBDSM methodology/ })).toBeVisible();
  await expect(page.getByText(/Validated on simulated people so far/)).toBeVisible();
  await expect(page.getByText('four psychological factors')).toBeVisible();
  await expect(page.locator('main dl dt')).toHaveCount(4);
});

test('an unfinished survey leads to /profile', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/processing');
  await expect(page).toHaveURL(/\/profile$/);
});
