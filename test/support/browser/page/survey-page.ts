/** The parts of the survey screen that tests look at. */

import { expect, type Page } from '@playwright/test';

/** The default labels, spelled out here so that a changed text fails a test. */
export const scaleLabels = [
  'Hard No!',
  'No/avoid',
  'Disinterested',
  'Neutral/unsure',
  'Somewhat interested',
  'Interested',
  'Hell Yes!',
];

/** The expected texts of the list of labels on a screen, such as '1 Hard No!'. */
export const listedScaleLabels = scaleLabels.map((label, index) => `${index + 1} ${label}`);

/** Waits until the app has replaced the question that was shown before it had loaded. */
export const waitForSurvey = (page: Page) =>
  expect(page.locator('#root:not(:has([data-leave])) fieldset').first()).toBeVisible();

/** Ticks the consent of the welcome, in any language, and begins. */
export async function agreeAndBegin(page: Page): Promise<void> {
  await page.locator('input[name="consent"]').check();
  await page.getByRole('button', { name: 'Begin Survey', exact: true }).click();
}

export const question = (page: Page, number: number) => page.locator('fieldset').nth(number - 1);

export const radio = (page: Page, number: number, value: number) =>
  question(page, number)
    .getByRole('radio')
    .nth(value - 1);

/** Presses a value. The click is forced, because the label covers the input. */
export const press = (page: Page, number: number, value: number) =>
  radio(page, number, value).click({ force: true });

/** Selects a value. A question that has just opened takes no answer, so this may press again. */
export const choose = (page: Page, number: number, value: number) =>
  expect(async () => {
    await press(page, number, value);
    await expect(radio(page, number, value)).toBeChecked({ timeout: 100 });
  }).toPass({ intervals: [50] });
