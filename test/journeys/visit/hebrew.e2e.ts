/**
 * What is of Hebrew alone: mirrored keys, its fonts, and an English reader at the other end. States
 * and languages.e2e look at the screens.
 */

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import product from '../../../src/domain/product-words.he.ts';
import comparison from '../../../src/web/features/comparison/words.he.ts';
import landing from '../../../src/web/features/landing/words.he.ts';
import profile from '../../../src/web/features/profile/words.he.ts';
import picture from '../../../src/web/features/share-image/words.he.ts';
import sharing from '../../../src/web/features/sharing/words.he.ts';
import survey from '../../../src/web/features/survey/words.he.ts';
import ui from '../../../src/web/ui/words.he.ts';
import {
  createFinishedAccount,
  descendingAnswers,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { findSystemFonts } from '../../support/browser/page/system-fonts.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne, finishQuickly } from '../../support/browser/take-survey.ts';

test.use({ locale: 'he' });

async function expectOwnFonts(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect.soft(await findSystemFonts(page), name).toEqual([]);
}

const middleOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
};

/** Presses arrow keys on the scale that has the focus. */
async function expectMirrored(page: Page, scale: Locator): Promise<void> {
  const chosen = scale.locator('input:checked');
  const place = (value: number) => middleOf(scale.locator(`input[value="${value}"]`));
  expect(await place(1)).toBeGreaterThan(await place(7));
  await scale.locator('input[value="4"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveValue('5');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveValue('4');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveValue('3');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveValue('4');
}

test('writes its words into a saved picture @full', async ({ page, context, request }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/he/profile');
  await page.getByRole('button', { name: profile.share, exact: true }).first().click();
  await page.getByRole('radio', { name: sharing.wayNames.picture }).check();
  await page.getByRole('button', { name: sharing.makePicture }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: picture.save }).click(),
  ]);
  // Above the first line, at the right edge.
  const kicker = { left: 780, top: 90, width: 220, height: 60 };
  const { channels } = await sharp(await download.path())
    .extract(kicker)
    .stats();
  expect(channels[2]?.stdev).toBeGreaterThan(18); // 12 without the words
});

test('leads from the landing page to a comparison @full', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  await page.goto('/he/');
  await expect(page.getByText(product.sealingClaim)).toBeVisible();
  await expectMirrored(page, page.locator('.sample'));
  await expectOwnFonts(page, 'landing');

  await page.getByRole('button', { name: landing.startYourAssessment, exact: true }).click();
  const welcome = page.getByRole('dialog');
  const code = welcome.getByText(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
  await expect(code).toHaveCSS('direction', 'ltr');
  await expectOwnFonts(page, 'welcome');
  await welcome.getByRole('button', { name: survey.beginSurvey }).click();
  await answerOne(page, 6);
  await expectMirrored(page, page.locator('.question[data-state="open"]'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(ui.saved, { exact: true })).toBeVisible();
  await expectOwnFonts(page, 'survey');
  await finishQuickly(page, request, (index) => ((index * 3) % 7) + 1, profile.summary);
  await expect(page).toHaveURL(/\/he\/profile$/);
  await expectOwnFonts(page, 'profile');
  const link = await page.locator('input[readonly]').first().inputValue();
  expect(link).toMatch(/\/profile\/[0-9A-Z]{20}$/);

  const english = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const other = await createFinishedAccount(request, descendingAnswers);
  await haveSession(english, request, other);
  const reader = await english.newPage();
  await reader.goto(new URL(link).pathname);
  await reader.getByRole('button', { name: 'Compare with My Profile' }).click();
  await expect(reader.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
  await reader.waitForLoadState('networkidle');
  expect(await reader.locator('main').innerText()).not.toMatch(/[\u0590-\u05FF]/);
  await english.close();

  await page.goto(`/he/compare?profile=${other.shareCode}`);
  await expect(page.getByRole('heading', { name: comparison.title })).toBeVisible();
  await expectOwnFonts(page, 'comparison');
});
