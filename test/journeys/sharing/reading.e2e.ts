/** A shared reading of two people, and what can go wrong with it. */

import { type Page } from '@playwright/test';
import { calls } from '../../../src/contract/endpoints.ts';
import { hold } from '../../support/browser/faults.ts';
import {
  createFinishedAccount,
  ascendingAnswers,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { tabTo } from '../../support/browser/page/tab-to.ts';
import {
  heading,
  join,
  makeInvitation,
  openPhone,
  sayYes,
  inviteByApi,
} from '../../support/browser/phones.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';
import { finishQuickly } from '../../support/browser/take-survey.ts';

const highAnswers = (index: number): number => 4 + (index % 4);

test('from a link over the survey to a reading, and to its withdrawal', async ({
  browser,
  request,
  serverAddress: address,
}) => {
  test.setTimeout(180_000);
  const account = await createFinishedAccount(request, highAnswers, { synthetic: false });
  const { page: friend } = await openPhone(browser, { address, api: request, account });
  const { page: newcomer } = await openPhone(browser, { address, api: request });

  const link = await makeInvitation(friend);
  expect(link).toMatch(/\/together#[\w-]{27}$/);

  await newcomer.goto(link);
  await expect(heading(newcomer, 'You are invited to a shared reading')).toBeVisible();
  await newcomer.getByRole('link', { name: 'Take the Survey' }).click();
  await newcomer.getByRole('button', { name: 'Start Your Assessment' }).click();
  await newcomer.getByRole('button', { name: 'Begin Survey' }).click();
  await finishQuickly(newcomer, request, () => 6);

  await newcomer.getByRole('link', { name: 'Go to the shared reading' }).click();
  await expect(heading(newcomer, 'You are invited to a shared reading')).toBeVisible();
  await join(newcomer);
  await sayYes(newcomer);
  await expect(heading(newcomer, 'You have said yes')).toBeVisible();

  await friend.goto('/together');
  await friend.getByRole('link', { name: /Waiting for your answer/ }).click();
  await expect(friend.getByText('They rated nearly everything high.')).toBeVisible();
  await sayYes(friend);
  await expect(heading(friend, 'Shared reading')).toBeVisible();
  await newcomer.reload();
  await expect(heading(newcomer, 'Shared reading')).toBeVisible();

  const level = (page: typeof friend) => page.getByRole('heading', { level: 2 }).first();
  await expect(level(newcomer)).toHaveText((await level(friend).textContent()) ?? '');
  for (const page of [friend, newcomer]) {
    await expect(page.getByRole('heading', { name: 'What you both want' })).toBeVisible();
    await page.getByRole('button', { name: 'Agree on limits' }).click();
    await expect(page.getByRole('button', { name: 'Print this guide' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Make a picture of the two of you' }),
    ).toBeVisible();
  }

  await newcomer.getByRole('button', { name: 'Withdraw this reading' }).click();
  await expect(newcomer.getByRole('dialog')).toContainText('saved cannot be taken back');
  await newcomer.getByRole('button', { name: 'Withdraw it', exact: true }).click();
  await expect(heading(newcomer, 'This reading is over')).toBeVisible();
  await friend.reload();
  await expect(heading(friend, 'This reading is over')).toBeVisible();
  await expect(friend.getByText('What you both want')).toHaveCount(0);
});

const unusable = (page: Page) => page.getByText('This invitation cannot be used.');

const joinButton = (page: Page) => page.getByRole('button', { name: 'Join', exact: true });

/** Signs a finished account in, and gives another one's invitation. */
const invitedTest = test.extend<{ token: string }>({
  token: async ({ request, context }, use) => {
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await use(await inviteByApi(request, await createFinishedAccount(request, ascendingAnswers)));
  },
});

invitedTest('a used invitation leads to the list', { tag: '@full' }, async ({ page, token }) => {
  await page.goto(`/together#${token}`);
  await join(page);
  await page.goto('/');
  await page.goto(`/together#${token}`);
  await joinButton(page).click();
  await expect(unusable(page)).toBeVisible();
  await expect(heading(page, 'Shared readings')).toBeFocused();
  await expect(page.getByText('Waiting for your answer.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Shared readings')).toBeVisible();
  await expect(unusable(page)).toHaveCount(0);
});

invitedTest(
  'a second press while the first one runs does nothing',
  { tag: '@full' },
  async ({ page, token }) => {
    const release = await hold(page, 'joinPair');
    const countJoins = countCalls(page, 'joinPair');
    await page.goto(`/together#${token}`);
    await joinButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('button', { name: 'Joining…' })).toBeDisabled();
    release();
    await expect(heading(page, 'Do you want to see it together?')).toBeFocused();
    expect(countJoins()).toBe(1);
  },
);

invitedTest(
  'a lost reply to joining is found again by pressing once more',
  { tag: '@full' },
  async ({ page, token }) => {
    await page.route(`**${calls.joinPair.path}`, async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await page.goto(`/together#${token}`);
    await joinButton(page).click();
    await expect(page.getByText('There is no connection to the server.')).toBeVisible();
    await page.unroute(`**${calls.joinPair.path}`);
    await joinButton(page).click();
    await expect(heading(page, 'Do you want to see it together?')).toBeVisible();
  },
);

invitedTest(
  'a limit that is marked before the yes leaves the preview at once',
  { tag: '@full' },
  async ({ page, token }) => {
    await page.goto(`/together#${token}`);
    await join(page);
    const preview = page.getByText(/^\d+ of your answers could appear/);
    const readCount = async () => Number.parseInt((await preview.textContent()) ?? '', 10);
    const before = await readCount();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    const saved = page.waitForResponse((response) => response.url().endsWith(calls.setLimit.path));
    await page
      .getByRole('checkbox', { name: /^Hard limit/ })
      .first()
      .check();
    expect(await readCount()).toBeLessThan(before);
    await saved;
    const withLimit = await readCount();
    await page
      .getByRole('checkbox', { name: /^Yes, if you want it/ })
      .first()
      .check();
    expect(await readCount()).toBe(withLimit + 1);
    await expect(page.getByText('1 of 10 ticked')).toBeVisible();
  },
);

invitedTest('a no ends the reading and is final', { tag: '@full' }, async ({ page, token }) => {
  await page.goto(`/together#${token}`);
  await join(page);
  await page.getByRole('button', { name: 'No, leave it' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('button', { name: 'No, leave it' })).toBeFocused();
  await page.getByRole('button', { name: 'No, leave it' }).click();
  await page.getByRole('button', { name: 'Leave it', exact: true }).click();
  await expect(heading(page, 'This reading is over')).toBeVisible();
  await page.getByRole('link', { name: 'All shared readings' }).first().click();
  await expect(page.getByText('Over (1)')).toBeVisible();
});

test(
  'invites, joins, looks through, says yes and withdraws',
  { tag: '@full' },
  async ({ page, context, request, browser, serverAddress: address }) => {
    const inviter = await createFinishedAccount(request, mixedAnswers);
    const joiner = await createFinishedAccount(request, mixedAnswers);
    await haveSession(context, request, joiner);
    await page.goto(`/together#${await inviteByApi(request, inviter)}`);
    await expect(heading(page, 'You are invited to a shared reading')).toBeVisible();
    await tabTo(page, 'Join');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Do you want to see it together?')).toBeFocused();
    await tabTo(page, /^Look through them/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Sadism & Masochism/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Yes, if you want it/);
    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 10 ticked')).toBeVisible();
    await tabTo(page, 'Say yes');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'You have said yes')).toBeFocused();

    const { page: other } = await openPhone(browser, { address, api: request, account: inviter });
    await other.goto('/together');
    await expect(heading(other, 'Shared readings')).toBeVisible();
    await tabTo(other, /Waiting for your answer/);
    await other.keyboard.press('Enter');
    await expect(heading(other, 'Do you want to see it together?')).toBeFocused();
    await tabTo(other, 'Say yes');
    await other.keyboard.press('Enter');
    await expect(heading(other, 'Shared reading')).toBeFocused();
    await tabTo(other, 'Withdraw this reading');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(other.getByRole('button', { name: 'Withdraw this reading' })).toBeFocused();
    await other.keyboard.press('Enter');
    await tabTo(other, 'Withdraw it');
    await other.keyboard.press('Enter');
    await expect(heading(other, 'This reading is over')).toBeFocused();
  },
);
