/** Answers without a connection: up to three wait in memory (spec §4; product decisions G3). */

import { createAccount, signIn, surveyCalls } from '../../test/support/browser/make-account.ts';
import { choose, press, radio } from '../../test/support/browser/page/survey-page.ts';
import { expect, test } from '../../test/support/browser/server.ts';

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
    await expect(radio(page, number, value)).toBeChecked();
  await press(page, 5, 1);
  await expect(radio(page, 5, 1)).not.toBeChecked();
  await choose(page, 3, 2); // a waiting answer can be changed
  await expect(page.getByText('Offline, 3 answers waiting')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const { setAItems } = await surveyCalls(request, account).status();
  for (const id of setAItems.slice(1, 4)) expect(stored).not.toContain(id);

  const sent: string[] = [];
  page.on('request', (saved) => {
    if (saved.url().endsWith('/two-stage/response')) sent.push(saved.postDataJSON().itemId);
  });
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
  expect(sent).toEqual(setAItems.slice(1, 4));
  const { responses } = await surveyCalls(request, account).status();
  const saved = setAItems
    .slice(0, 4)
    .map((id: string) => responses.find((one: { itemId: string }) => one.itemId === id)?.value);
  expect(saved).toEqual([4, 5, 2, 7]);
  await choose(page, 5, 1);
  await expect(radio(page, 5, 1)).toBeChecked();
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
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(() => dialogs).toEqual(['confirm']);
  await expect(page).toHaveURL(/\/survey$/);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['confirm', 'beforeunload']);
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(dialogs).toHaveLength(2);
});
