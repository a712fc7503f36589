/** The product with the keyboard alone (WCAG 2.1.1, 2.1.4, 2.4.3, 2.4.11). */

import type { APIRequestContext, Page } from '@playwright/test';
import {
  ascendingAnswers,
  createAccount,
  haveSession,
  surveyCalls,
} from '../../support/browser/make-account.ts';
import { measureOverflow } from '../../support/browser/page/accessibility.ts';
import { waitForSurvey } from '../../support/browser/page/survey-page.ts';
import { tabTo } from '../../support/browser/page/tab-to.ts';
import { expect, test } from '../../support/browser/server.ts';
import { pressDigit } from '../../support/browser/take-survey.ts';

const readFocusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Expects the focused element to be inside the window, with nothing on top of it. */
async function expectFocusVisible(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return 'nothing has the focus';
    // The label covers its radio button on purpose, so the label must be visible instead.
    const visible =
      element instanceof HTMLInputElement && element.type === 'radio'
        ? (element.parentElement ?? element)
        : element;
    const { left, right, top, bottom } = visible.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + 2],
      [(left + right) / 2, bottom - 2],
    ] as const;
    return points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .every((over) => over !== null && (visible.contains(over) || over.contains(visible)))
      ? null
      : `${visible.tagName} ${visible.textContent?.slice(0, 40)}`;
  });
  expect(covered).toBeNull();
}

/** Answers the focused question by a digit key, and waits until the next one has the focus. */
async function answerByDigit(page: Page, digit: number): Promise<void> {
  await expect(page.locator('fieldset[data-state="open"] input:focus')).toBeVisible();
  await expectFocusVisible(page);
  const readName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const before = await readName();
  await pressDigit(page, digit);
  await expect.poll(readName).not.toBe(before);
}

/** Answers a set through the API, but for its last question, which then has the focus. */
async function skipToLast(
  page: Page,
  api: APIRequestContext,
  set: 'setAItems' | 'setBItems',
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '');
  const survey = surveyCalls(api, { token });
  await survey.save((await survey.status())[set].slice(0, -1), ascendingAnswers);
  await page.reload();
  await waitForSurvey(page);
  const open = page.locator('fieldset[data-state="open"]');
  await expect(open).toBeInViewport();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(open.locator('input:focus')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('the whole journey works without a pointer', { tag: '@full' }, async ({ page, request }) => {
  const other = await createAccount(request);
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await readFocusedText(page)).toBe('Skip to content');
  await tabTo(page, 'Start Your Assessment');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog')).toBeVisible();
  const behind = page.locator('html');
  await expect(behind).toHaveCSS('overflow-y', 'hidden'); // the page keeps its place
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    expect(
      // The body has the focus while the browser's own controls have it.
      await page.evaluate(() => document.activeElement?.matches('dialog, dialog *, body')),
      'no control behind the dialog has the focus',
    ).toBe(true);
  }
  await page.keyboard.press('Escape'); // must not close the dialog, because it gives no consent
  await expect(page.getByRole('dialog')).toBeVisible();
  // A browser may close it without asking, for example at a second Escape.
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(behind).toHaveCSS('overflow-y', 'hidden');
  await tabTo(page, 'Begin Survey');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(behind).toHaveCSS('overflow-y', 'visible');

  // Arrow keys only select a value. Enter saves the selected value.
  await expect(page.locator('fieldset').first().getByRole('radio').nth(3)).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('fieldset').first().getByRole('radio').nth(5)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // A digit key answers, and the focus moves to the next question, which nothing may cover.
  for (const digit of [3, 6]) await answerByDigit(page, digit);
  await skipToLast(page, request, 'setAItems');
  await pressDigit(page, 4);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await answerByDigit(page, 5);
  await skipToLast(page, request, 'setBItems');
  await pressDigit(page, 2);

  await expect(page).toHaveURL(/\/profile$/);
  await tabTo(page, /^Another person’s code or link$/);
  await expectFocusVisible(page);
  await page.keyboard.type(other.shareCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?profile=/);
  await expect(
    page.getByText('Failed to load profile comparison. Please check the share code and try again.'),
  ).toBeVisible(); // the other account has no profile yet
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 320, height: 256 }, // a desktop at 400 %
]) {
  test(
    `the focus stays visible at ${viewport.height} px, and takes digits`,
    { tag: '@full' },
    async ({ page, request, context }) => {
      await page.setViewportSize(viewport);
      await haveSession(context, request, await createAccount(request));
      await page.goto('/survey');
      await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
      await tabTo(page, 'Begin Survey');
      await expectFocusVisible(page);
      await page.keyboard.press('Enter');
      for (const digit of [4, 4, 4]) await answerByDigit(page, digit);
      for (let i = 0; i < 7; i += 1) {
        await page.keyboard.press('Shift+Tab'); // back to the header
        await expectFocusVisible(page);
      }
      await page.keyboard.press('5'); // answers nothing, because no question has the focus
      await expect(page.locator('input:checked')).toHaveCount(3);
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    },
  );
}
