/** Answers without a connection (spec §4 answering; decisions G3): up to three wait in memory. */

import type { Page } from '@playwright/test';
import { createAccount, signIn } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const button = (page: Page, number: number, value: number) =>
  page
    .locator('fieldset')
    .nth(number - 1)
    .getByRole('radio')
    .nth(value - 1);
const choose = (page: Page, number: number, value: number) =>
  button(page, number, value).click({ force: true });

test('three answers wait in memory and arrive in order', async ({ page, request, context }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await choose(page, 1, 4);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await choose(page, 2, 5);
  await expect(page.getByText('Offline, 1 answer waiting')).toBeVisible();
  await choose(page, 3, 6);
  await expect(page.getByText('Offline, 2 answers waiting')).toBeVisible();
  await choose(page, 4, 7);
  await expect(page.getByText('Offline, 3 answers waiting')).toBeVisible();
  for (const [number, value] of [
    [2, 5],
    [3, 6],
    [4, 7],
  ] as const)
    await expect(button(page, number, value)).toBeChecked();
  await choose(page, 5, 1);
  await expect(button(page, 5, 1)).not.toBeChecked();
  await choose(page, 3, 2); // what waits can still be changed
  await expect(page.getByText('Offline, 3 answers waiting')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/A0[234]/);

  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/two-stage/response')) sent.push(one.postDataJSON().itemId);
  });
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
  expect(sent).toEqual(['A02', 'A03', 'A04']);
  const { responses } = await (
    await request.get('/api/survey/two-stage/status', {
      headers: { authorization: `Bearer ${account.token}` },
    })
  ).json();
  expect(responses).toEqual(
    [4, 5, 2, 7].map((value, index) => ({ itemId: `A0${index + 1}`, value })),
  );
  await choose(page, 5, 1);
  await expect(button(page, 5, 1)).toBeChecked();
});

test('closing and logging out warn only while answers wait', async ({ page, request, context }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await choose(page, 1, 4);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await choose(page, 2, 5);
  await expect(page.getByText('Offline, 1 answer waiting')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(page).toHaveURL(/\/survey$/);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['confirm', 'beforeunload']);
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toHaveLength(2);
});
