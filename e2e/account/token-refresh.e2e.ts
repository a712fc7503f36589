/** Sessions that stay alive, clocks that are wrong, calls that are refused together (spec §4 token refresh, §9; checks C04, C06). */

import type { Page } from '@playwright/test';
import { appears } from '../../test/support/browser/clock.ts';
import {
  type Account,
  createFinishedAccount,
  haveSession,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const mixed = (index: number) => (index % 7) + 1;
const minutes = 60_000;

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) count += 1;
  });
  return () => count;
}

/** The stored token now ends so many minutes from the page's own time. */
const endIn = (page: Page, left: number) =>
  page.evaluate(
    (ms) => window.localStorage.setItem('access-token-expires-at', String(Date.now() + ms)),
    left * minutes,
  );
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const stored = (page: Page) =>
  page.evaluate(() => ({
    token: window.localStorage.getItem('access-token'),
    left: Number(window.localStorage.getItem('access-token-expires-at')) - Date.now(),
  }));

/** Turns the wheel, and waits until the page has heard of it, which the browser may tell it late. */
async function turnWheel(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.assign(window, {
      heard: new Promise((hear) => window.addEventListener('wheel', hear, { once: true })),
    }),
  );
  await page.mouse.wheel(0, 200);
  await page.evaluate(
    async () => void (await (window as unknown as { heard: Promise<unknown> }).heard),
  ); // as: see above
}

test('refreshes at start, every 90 minutes, on focus and activity', async ({ page, request }) => {
  const refreshes = countRefreshes(page);
  await page.clock.install();
  await signIn(page, await createFinishedAccount(request, mixed));
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5_000);
  const first = await stored(page);
  expect(first.left).toBeGreaterThan(94 * minutes);

  await look(page); // fresh enough: nothing happens
  await endIn(page, 10.1);
  await look(page);
  expect(refreshes()).toBe(0);
  await endIn(page, 9.9);
  await look(page);
  await expect.poll(refreshes).toBe(1);
  await expect.poll(async () => (await stored(page)).token).not.toBe(first.token); // the new one, with its full life
  expect((await stored(page)).left).toBeGreaterThan(94 * minutes);

  await page.clock.runFor(89 * minutes); // the periodic check falls into the 10-minute window of the 95
  await expect.poll(refreshes).toBe(1);
  await page.clock.runFor(1 * minutes);
  await expect.poll(refreshes).toBe(2);

  await endIn(page, 5.5);
  await turnWheel(page); // activity asks for less than 5 minutes
  await page.clock.runFor(100);
  expect(refreshes()).toBe(2);
  await endIn(page, 4.5);
  await turnWheel(page); // throttled: the last activity was a moment ago
  await page.clock.runFor(100);
  expect(refreshes()).toBe(2);
  await page.clock.runFor(4 * minutes);
  await endIn(page, 4.5);
  await page.clock.runFor(1 * minutes);
  await page.keyboard.press('a');
  await expect.poll(refreshes).toBe(3);

  await expect.poll(async () => (await stored(page)).left).toBeGreaterThan(94 * minutes);
  await endIn(page, 3);
  await page.clock.resume();
  await page.reload();
  await expect.poll(refreshes).toBe(4);
});

test('a refresh updates the stored user', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixed);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await request.delete('/api/v1/user/share-code', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await endIn(page, 3);
  await look(page);
  await expect(page.getByText('Sharing is switched off: your profile has no link.')).toBeVisible();
});

async function countLogins(page: Page, account: Account): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) count += 1;
  });
  expect(account.loginCode).toMatch(/^\w{4}-/);
  return () => count;
}

for (const [name, days] of [
  ['a day behind', -1],
  ['a day ahead', 1],
] as const) {
  test(`C04: a clock ${name} causes at most one new login`, async ({ page, request, context }) => {
    const account = await createFinishedAccount(request, mixed);
    await haveSession(context, request, account);
    const logins = await countLogins(page, account);
    await page.clock.install({ time: Date.now() + days * 24 * 60 * minutes });
    await page.goto('/profile');
    await appears(page, page.getByRole('heading', { name: 'Your Profile Summary' }));
    await page.clock.resume();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    expect(logins()).toBeLessThanOrEqual(1);
  });
}

test('C06: ten simultaneous 401s cost one login and ten retries', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixed);
  await signIn(page, account);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  const logins = await countLogins(page, account);
  const token = (await stored(page)).token ?? '';
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/user/share-code')) answers.push(response.status());
  });
  // The button ten times in one moment: ten calls with the same dead token.
  await page.getByRole('button', { name: 'Renew share link' }).evaluate((button) => {
    for (let i = 0; i < 10; i += 1) (button as HTMLButtonElement).click();
  });
  await expect(
    page.getByText('Your profile has a new link. The old one shows nothing any more.'),
  ).toBeVisible();
  await expect
    .poll(() => answers.toSorted())
    .toEqual([...Array.from({ length: 10 }, () => 200), ...Array.from({ length: 10 }, () => 401)]);
  expect(logins()).toBe(1);
});
