/** The landing page and the survey before the app has started, and if it never does. */

import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { consentVersion } from '../../src/domain/survey.ts';
import { openBeforeStartup, waitForStartup } from '../support/browser/before-startup.ts';
import { hold, holdApp } from '../support/browser/faults.ts';
import {
  createAccount,
  createHalfwayAccount,
  haveSession,
  surveyCalls,
} from '../support/browser/make-account.ts';
import { expectNeutralPage, serveNeutralPage } from '../support/browser/neutral-page.ts';
import { waitForSurvey } from '../support/browser/page/survey-page.ts';
import { tabTo } from '../support/browser/page/tab-to.ts';
import { countCalls } from '../support/browser/requests.ts';
import { expect, test } from '../support/browser/server.ts';

/** Locates the message about an app that has not started. */
const note = (page: Page) => page.locator('output.early-note');

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('two early presses are one, and answer and focus stay', async ({ page }) => {
  const countCreations = countCalls(page, 'createUnique');
  const startApp = await openBeforeStartup(page);
  const answer = page.getByRole('radio', { name: '6, Interested' });
  await answer.click();
  await tabTo(page, 'Methodology');
  const before = await page.evaluate(() => window.scrollY);
  await startApp();
  await waitForStartup(page);
  await expect(answer).toBeChecked();
  await expect(page.getByRole('link', { name: 'Methodology', exact: true })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  const startAgain = await openBeforeStartup(page);
  const button = page.getByRole('button', { name: 'Start Assessment', exact: true });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(note(page)).toHaveText('Loading…');
  expect(countCreations()).toBe(0);
  await startAgain();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  expect(countCreations()).toBe(1);
});

test('a press that waits long, or for an app that fails, is explained @full', async ({ page }) => {
  await page.clock.install();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/frame-*.js', (route) => released.promise.then(() => route.abort()));
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Start Assessment', exact: true });
  await button.click();
  await page.clock.fastForward(10_000);
  await expect(note(page)).toHaveText(
    'This is taking a while. If nothing happens, please reload the page.',
  );
  released.resolve();
  await expect(note(page)).toHaveText('Part of this page didn’t load. Please reload it.');
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expectAccessible(page);
});

test("'Leave' takes the page's place in the history and clears the tab", async ({
  page,
  context,
}) => {
  await serveNeutralPage(context);
  await page.goto('/licenses.txt');
  await openBeforeStartup(page);
  await page.evaluate(() => window.sessionStorage.setItem('kept', 'something'));
  await page.getByText('Leave', { exact: true }).click();
  await expectNeutralPage(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/licenses\.txt$/);
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
});

/** Opens the survey of somebody who has answered 30 questions, without the app. */
async function openSurveyEarly(page: Page, request: APIRequestContext) {
  const account = await createHalfwayAccount(request);
  await haveSession(page.context(), request, account, { hasBegun: true });
  const startApp = await holdApp(page);
  await page.goto('/survey/two-stage', { waitUntil: 'commit' });
  await expect(page.getByRole('group')).toContainText('31 of 48');
  const survey = surveyCalls(request, account);
  const expectSaved = async (index: number, value: number) => {
    const itemId = (await survey.status()).setAItems[index];
    await expect
      .poll(async () => (await survey.status()).responses)
      .toContainEqual({ itemId, value });
  };
  return { startApp, expectSaved };
}

const group = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 48` });

test('the open question can be answered early', async ({ page, request }) => {
  const [countStarts, countItems] = [
    countCalls(page, 'startSurvey'),
    countCalls(page, 'surveyItems'),
  ];
  const { startApp, expectSaved } = await openSurveyEarly(page, request);
  await expectAccessible(page);
  await page.getByRole('radio', { name: '2, No/avoid' }).click();
  await page.getByRole('radio', { name: '5, Somewhat interested' }).click();
  await startApp();
  await expect(group(page, 31).getByRole('radio', { name: '5, Some' })).toBeChecked();
  await expect(group(page, 32)).toBeFocused();
  expect([countStarts(), countItems()]).toEqual([1, 1]);
  // A key changes no earlier answer.
  await page.keyboard.press('ArrowDown');
  for (let value = 1; value < 6; value += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(group(page, 33)).toBeInViewport();
  await expectSaved(30, 5);
  await expectSaved(31, 6);
});

test('an early arrow key leaves the focus on the answer', async ({ page, request }) => {
  const release = await hold(page, 'saveResponse');
  const { startApp, expectSaved } = await openSurveyEarly(page, request);
  await tabTo(page, /^1, /);
  await page.keyboard.press('ArrowRight');
  await startApp();
  await waitForSurvey(page);
  await expect(group(page, 31).getByRole('radio', { name: '2, No/avoid' })).toBeFocused();
  // While the first answer is still being saved.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  release();
  await expect(group(page, 32)).toBeFocused();
  await expectSaved(30, 3);
});

test('an early Enter takes the value that has the focus', async ({ page, request }) => {
  const { startApp, expectSaved } = await openSurveyEarly(page, request);
  await tabTo(page, /^1, /);
  await page.keyboard.press('Enter');
  await startApp();
  await expect(group(page, 32)).toBeFocused();
  await expectSaved(30, 1);
});

test('the survey can be left before it has started', async ({ page, context, request }) => {
  await serveNeutralPage(context);
  await openSurveyEarly(page, request);
  await tabTo(page, 'Leave');
  await page.keyboard.press('Space');
  await expectNeutralPage(page);
});

test('an app that does not load is reported', async ({ page, context, request }) => {
  await haveSession(context, request, await createHalfwayAccount(request), { hasBegun: true });
  await page.route('**/assets/frame-*.js', async (route) => {
    await expect(page.getByRole('group')).toHaveCount(1); // there is a question to remove
    await route.abort();
  });
  await page.goto('/survey/two-stage');
  await expect(note(page)).toContainText('This part didn’t load.');
  await note(page).click({ trial: true }); // nothing covers it
  await expect(page.getByRole('group')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Leave' })).toBeVisible();
});

for (const [who, [key, value]] of Object.entries({
  'a newcomer': ['has-seen-welcome', ''],
  'an expired session': ['access-token-expires-at', '0'],
  'the consent of somebody else': ['has-seen-welcome', `${consentVersion} somebody-else`],
} as const))
  test(`${who} opens no early question`, async ({ page, request, context }) => {
    const countStarts = countCalls(page, 'startSurvey');
    await haveSession(context, request, await createAccount(request), { hasBegun: true });
    const entry = [key, value] as const;
    await page.addInitScript((one) => window.localStorage.setItem(...one), entry);
    const startApp = await holdApp(page);
    await page.goto('/survey/two-stage', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root')).toBeEmpty();
    expect(countStarts()).toBe(0);
    await startApp();
    await expect(page.getByRole('dialog').or(page.locator('fieldset').first())).toBeVisible();
  });
