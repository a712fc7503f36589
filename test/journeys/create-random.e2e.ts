/** A random profile, for demonstration (spec §2 /create-random, §8, §9; product decisions C8). */

import { appears, arrives, openWithPausedClock } from '../../test/support/browser/clock.ts';
import { answerWith, cut, hold, restore } from '../../test/support/browser/faults.ts';
import { recordText } from '../../test/support/browser/page/text-recorder.ts';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';

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

test('trying again after a failure resumes where it stopped', async ({ page }) => {
  let answered = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/two-stage/response') && response.ok()) answered += 1;
    if (answered === 20) void cut(page, 'saveResponse');
  });
  await page.goto('/create-random');
  await expect(page.getByText('Failed to create random profile. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Error occurred')).toBeVisible();
  const before = answered;
  answered = 100; // above 20, so that the connection is not cut again
  await restore(page, 'saveResponse');
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  expect(answered - 100 + before).toBeLessThanOrEqual(64);
});

test('a reload halfway continues with the same account', async ({ page }) => {
  const countCreations = countCalls(page, 'createUnique');
  await answerWith(page, 'completeSetA', 503);
  await page.goto('/create-random');
  await expect(page.getByText('48 of 63 answers')).toBeVisible({ timeout: 20_000 });
  await restore(page, 'completeSetA');
  await page.reload();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  expect(countCreations()).toBe(1);
});

test('leaving the page stops the run', async ({ page }) => {
  const countSaves = countCalls(page, 'saveResponse');
  const release = await hold(page, 'saveResponse');
  await page.goto('/create-random');
  await expect(page.getByText('Answering the 48 core questions at random…')).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/methodology');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Creating Random Profile');
  const last = page.waitForResponse((response) => response.url().endsWith('/two-stage/response'));
  release();
  await last;
  await page.evaluate(() => fetch('/healthz')); // a run that went on would save before this
  expect(countSaves()).toBe(1);
});

test('of two tabs only one creates the profile', async ({ page, context }) => {
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

test('a failed account creation can be retried', async ({ page }) => {
  await answerWith(page, 'createUnique', 503);
  await page.goto('/create-random');
  await expect(page.getByText('Failed to create random profile. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
});
