/** The welcome dialog of the survey (spec §2 /survey, §9). */

import { cut } from '../../test/support/browser/faults.ts';
import { createAccount, signIn } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { listedScaleLabels, question } from '../../test/support/browser/survey-page.ts';

test('the welcome explains survey, scale and code, once', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  const welcome = page.getByRole('dialog');
  await expect(welcome).toContainText('~48 core questions');
  await expect(welcome).toContainText('15-25 additional questions');
  await expect(welcome).toContainText('10-15 minutes');
  await expect(welcome).toContainText('saves automatically');
  await expect(welcome.getByRole('listitem')).toHaveText(listedScaleLabels);
  await expect(welcome.getByText(account.loginCode)).toBeVisible();
  await expect(welcome.getByText('Save this code to resume your survey later!')).toBeVisible();
  await expect(welcome).toContainText('you confirm that you are 18 or older');
  await page.clock.install();
  await welcome.getByRole('button', { name: 'Copy Code' }).click();
  await expect(welcome.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.loginCode);
  await page.clock.runFor(2_000);
  await expect(welcome.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await welcome.getByRole('button', { name: 'Begin Survey' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('default labels replace those that cannot be loaded', async ({ page, request }) => {
  await cut(page, 'scaleLabels');
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(listedScaleLabels);
});
