/** What can go wrong with an invitation and a yes, and how the page says it. */

import type { Page } from '@playwright/test';
import { calls } from '../../src/contract/endpoints.ts';
import { answerWith, cut, hold, restore } from '../../test/support/browser/faults.ts';
import {
  ascendingAnswers,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { heading, inviteByApi, join, sayYes } from '../support/browser/phones.ts';

const unusable = (page: Page) => page.getByText('This invitation cannot be used.');
const joinButton = (page: Page) => page.getByRole('button', { name: 'Join', exact: true });

/** Signs a finished account in, and gives another one's invitation. */
const invitedTest = test.extend<{ token: string }>({
  token: async ({ request, context }, use) => {
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await use(await inviteByApi(request, await createFinishedAccount(request, ascendingAnswers)));
  },
});

invitedTest('a used invitation leads to the list', async ({ page, token }) => {
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

test('an own invitation says the same as any that opens nothing', async ({
  page,
  context,
  request,
}) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account);
  await page.goto(`/together#${await inviteByApi(request, account)}`);
  await joinButton(page).click();
  await expect(unusable(page)).toBeVisible();
});

invitedTest(
  'a refusal with a reason shows it, and keeps the invitation',
  async ({ page, token }) => {
    await answerWith(page, 'joinPair', 409);
    await page.goto(`/together#${token}`);
    await joinButton(page).click();
    await expect(page.getByRole('alert').getByText('A fault on the way.')).toBeVisible();
    await restore(page, 'joinPair');
    await page.reload();
    await join(page);
  },
);

invitedTest('a second press while the first one runs does nothing', async ({ page, token }) => {
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
});

invitedTest(
  'a lost reply to joining is found again by pressing once more',
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

invitedTest('without a connection the yes can be said again', async ({ page, token }) => {
  await page.goto(`/together#${token}`);
  await join(page);
  await cut(page, 'sayYes');
  await sayYes(page);
  await expect(page.getByText('There is no connection to the server.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Say yes' })).toBeFocused();
  await restore(page, 'sayYes');
  await sayYes(page);
  await expect(heading(page, 'You have said yes')).toBeFocused();
});

invitedTest(
  'a limit that is marked before the yes leaves the preview at once',
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

invitedTest('a no ends the reading and is final', async ({ page, token }) => {
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

test('a tenth open invitation is the last', async ({ page, context, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account);
  for (let i = 0; i < 10; i += 1) await inviteByApi(request, account);
  await page.goto('/together');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('alert').getByText('You have 10 open invitations.')).toBeVisible();
});
