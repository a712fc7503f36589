/** A question is passed by touch and by keyboard, and the pass is changed after the survey. */

import { AxeBuilder } from '@axe-core/playwright';
import { createAccount, surveyCalls } from '../support/browser/make-account.ts';
import { question, radio } from '../support/browser/page/survey-page.ts';
import { openPhone } from '../support/browser/phones.ts';
import { expect, test } from '../support/browser/server.ts';
import { openSurveyAfter, pressDigit } from '../support/browser/take-survey.ts';

const ratherNotSay = 'Rather not say';

test('passed by touch, and answered by keyboard after all', async ({
  browser,
  request,
  baseURL,
}) => {
  const account = await createAccount(request);
  const { context, page } = await openPhone(browser, {
    address: baseURL ?? '',
    api: request,
    account,
  });
  await page.goto('/survey');
  await page.getByRole('checkbox', { name: /^I am 18 or older/ }).tap();
  await page.getByRole('button', { name: 'Begin Survey' }).tap();
  const pass = question(page, 1).getByRole('radio', { name: ratherNotSay });
  await expect(pass).not.toBeChecked();
  await pass.tap();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(pass).toBeChecked();
  await expect(question(page, 2)).toHaveAttribute('data-state', 'open');
  const { status } = surveyCalls(request, account);
  expect((await status()).responses.map((one: { value: unknown }) => one.value)).toEqual([null]);
  await pass.focus();
  await page.keyboard.press('6');
  await expect(radio(page, 1, 6)).toBeChecked();
  await expect
    .poll(async () => (await status()).responses.map(({ value }: { value: unknown }) => value))
    .toEqual([6]);
  await context.close();
});

test('passed by the key 0, and changed after the survey', async ({ page, request }) => {
  const account = await openSurveyAfter(page, 46);
  await pressDigit(page, 0);
  await expect(page.getByText('48 of 48')).toBeInViewport();
  await pressDigit(page, 0);
  const survey = surveyCalls(request, account);
  await expect(async () => expect((await survey.status()).state).toBe('B_ACTIVE')).toPass();
  await survey.save((await survey.status()).setBItems, (index) => (index < 2 ? null : 5));
  await page.goto('/profile/answers');
  const passed = page.getByRole('listitem').filter({
    has: page.getByRole('option', { name: ratherNotSay, selected: true }),
  });
  await expect(passed).toHaveCount(4);
  const choice = passed.first().getByRole('combobox');
  const name = await choice.getAttribute('aria-labelledby');
  const changed = page.locator(`[aria-labelledby="${name}"]`);
  await changed.selectOption('3 Disinterested');
  await expect(page.locator('article output').last()).toHaveText('Saved');
  await expect(passed).toHaveCount(3);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.reload();
  await expect(changed).toHaveValue('3');
  await changed.selectOption(ratherNotSay);
  await expect(passed).toHaveCount(4);
});
