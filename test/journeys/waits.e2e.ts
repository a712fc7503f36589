/** Waits and redirects that the browser's clock ends. */

import { appears, arrives, openWithPausedClock } from '../support/browser/clock.ts';
import { answerWith } from '../support/browser/faults.ts';
import {
  mixedAnswers,
  createAccount,
  createFinishedAccount,
  signIn,
} from '../support/browser/make-account.ts';
import { countCalls } from '../support/browser/requests.ts';
import { expect, test } from '../support/browser/server.ts';

test('/unauthenticated goes home after 10 seconds', async ({ page }) => {
  await openWithPausedClock(page, '/unauthenticated');
  await appears(page, page.getByRole('heading', { name: 'Access Denied' }));
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL(/\/unauthenticated$/);
  await page.clock.runFor(1_000);
  await arrives(page, '/');
});

test('/processing polls every 2 seconds and gives up after 30', async ({ page, request }) => {
  await answerWith(page, 'profileStatus', 200, { status: 'processing' });
  let polls = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/profile/status')) polls += 1;
  });
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await openWithPausedClock(page, '/processing');
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

test('a random profile leads on after 2 seconds, by /processing', async ({ page }) => {
  const countSaves = countCalls(page, 'saveResponse');
  await openWithPausedClock(page, '/create-random');
  await appears(page, page.getByRole('heading', { name: 'Creating Random Profile' }));
  await expect(page.getByText(/48 \+ 15 answers/)).toBeVisible();
  await appears(page, page.getByText('Random profile generated successfully!'));
  expect(countSaves()).toBe(63);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/create-random$/);
  await page.clock.runFor(1_000);
  await arrives(page, '/processing');
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
});

test('a token that soon expires is refreshed at a key and at focus', async ({ page, request }) => {
  const countRefreshes = countCalls(page, 'refresh');
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  const expireIn = (minutes: number) =>
    page.evaluate(
      (ms) => window.localStorage.setItem('access-token-expires-at', String(Date.now() + ms)),
      minutes * 60_000,
    );
  await expireIn(4);
  await page.keyboard.press('a');
  const readExpiry = () => page.evaluate(() => localStorage.getItem('access-token-expires-at'));
  await expect.poll(async () => Number(await readExpiry()) - Date.now()).toBeGreaterThan(5e6);
  await expireIn(9);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(countRefreshes).toBe(2);
});

test('a guarded page sends a visitor home, or signs in by the stored code', async ({
  page,
  request,
}) => {
  await page.goto('/profile/edit');
  await expect(page.getByRole('button', { name: 'Start Your Assessment' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    stored.state = { ...stored.state, user: null, isAuthenticated: false };
    localStorage.clear();
    localStorage.setItem('auth-storage', JSON.stringify(stored));
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
});

test('/create-account creates none, and a failed creation leads home', async ({
  page,
  request,
}) => {
  await answerWith(page, 'createUnique', 500);
  const countCreations = countCalls(page, 'createUnique');
  await page.goto('/create-account');
  await expect(page).toHaveURL(/\/$/);
  expect(countCreations()).toBe(0);
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('API Error: 500'),
  );
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await logged;
  await expect.poll(() => visited).toEqual(['/create-account', '/']);
  await expect(page.getByRole('alert')).toHaveText(/^No account was made/);

  await signIn(page, await createAccount(request));
  await page.goto('/create-account');
  await expect(page).toHaveURL(/\/survey$/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  expect(countCreations()).toBe(1);
});
