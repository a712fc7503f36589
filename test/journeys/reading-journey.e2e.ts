/** A friend's invitation to a newcomer, on two phones (product decisions E4). */

import { createFinishedAccount } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { finishQuickly } from '../../test/support/browser/take-survey.ts';
import { heading, join, makeInvitation, openPhone, sayYes } from '../support/browser/phones.ts';

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
  await expect(newcomer.getByRole('dialog')).toContainText('screenshot, cannot be taken back');
  await newcomer.getByRole('button', { name: 'Withdraw it', exact: true }).click();
  await expect(heading(newcomer, 'This reading is over')).toBeVisible();
  await friend.reload();
  await expect(heading(friend, 'This reading is over')).toBeVisible();
  await expect(friend.getByText('What you both want')).toHaveCount(0);
});
