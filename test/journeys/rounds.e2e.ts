/** Ten more questions after the survey (product decisions C11). */

import type { Page } from '@playwright/test';
import { answerWith } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { question } from '../../test/support/browser/page/survey-page.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { answerOne } from '../../test/support/browser/take-survey.ts';

test.beforeEach(async ({ context, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account, { hasBegun: true });
});

async function openRound(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sharpen your profile' }).click();
  await page.getByRole('button', { name: 'Answer ten more' }).click();
  await expect(page.getByText('Ten more questions')).toBeVisible();
}

test('a round is left, resumed, and sharpens the profile', async ({ page }) => {
  await openRound(page);
  await expect(page.locator('fieldset')).toHaveCount(10);
  await expect(page.getByText('0 of 10 answered')).toBeVisible();
  for (let n = 0; n < 4; n++) await answerOne(page, 6);
  await expect(page.getByText('4 of 10 answered')).toBeVisible();
  await page.reload();
  await expect(question(page, 5)).toBeInViewport();

  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await page.getByRole('button', { name: 'Sharpen your profile' }).click();
  await expect(page.getByText('You have answered 4 of 10.')).toBeVisible();
  await expect(page.getByText(/^From \d+ answers/)).toBeVisible();
  const before = await page.getByText(/^From \d+ answers/).textContent();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (let n = 0; n < 6; n++) await answerOne(page, 6);

  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'What became surer' })).toBeFocused();
  const table = page.getByRole('table', { name: /^Your margins/ });
  await expect(table.getByRole('row')).toHaveCount(3); // the heading, the survey and the round
  const margins = (await table.getByRole('cell').allInnerTexts()).map((text) =>
    Number(text.replace('±', '')),
  );
  expect(margins[1]).toBeLessThan(margins[0]!);
  expect(await page.getByText(/^From \d+ answers/).textContent()).not.toBe(before);
});

test('another page of the survey leads to the profile', async ({ page }) => {
  await page.goto('/survey');
  await expect(page).toHaveURL(/\/profile$/);
});

test('a round that cannot begin can be tried again', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sharpen your profile' }).click();
  await answerWith(page, 'beginRound', 400);
  const begin = page.getByRole('button', { name: 'Answer ten more' });
  await begin.click();
  await expect(page.getByText('That did not work.')).toBeVisible();
  await page.unrouteAll();
  await begin.click();
  await expect(page.getByText('Ten more questions')).toBeVisible();
});

test('a profile does without what cannot be loaded', async ({ page }) => {
  await answerWith(page, 'roundStatus', 400);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'How sure is this?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sharpen your profile' })).toHaveCount(0);
});
