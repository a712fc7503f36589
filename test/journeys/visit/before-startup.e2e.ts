/** The landing page and the survey before the app has started. */

import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { consentVersion } from '../../../src/domain/survey.ts';
import { openBeforeStartup, waitForStartup } from '../../support/browser/before-startup.ts';
import { hold, holdApp } from '../../support/browser/faults.ts';
import {
  createAccount,
  createHalfwayAccount,
  haveSession,
  surveyCalls,
} from '../../support/browser/make-account.ts';
import { expectNeutralPage, serveNeutralPage } from '../../support/browser/neutral-page.ts';
import { waitForSurvey } from '../../support/browser/page/survey-page.ts';
import { tabTo } from '../../support/browser/page/tab-to.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

/** Locates the message about an app that has not started. */
const note = (page: Page) => page.locator('output.early-note');

test("'Start Assessment' pressed twice early is pressed once", async ({ page }) => {
  const countCreations = countCalls(page, 'createUnique');
  const startApp = await openBeforeStartup(page);
  const button = page.getByRole('button', { name: 'Start Assessment', exact: true });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(note(page)).toHaveText('Loading…');
  expect(countCreations()).toBe(0);
  await startApp();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(countCreations()).toBe(1);
});

for (const order of ['before', 'after'] as const) {
  test(
    `'Start Assessment' pressed ${order} a failed load suggests reloading`,
    { tag: '@full' },
    async ({ page }) => {
      const released = Promise.withResolvers<void>();
      await page.route('**/assets/frame-*.js', (route) =>
        released.promise.then(() => route.abort()),
      );
      await page.goto('/', { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: 'Start Assessment', exact: true });
      const other = page.getByRole('button', { name: 'Start Your Assessment', exact: true });
      if (order === 'before') for (const one of [other, button]) await one.click();
      released.resolve();
      await page.waitForLoadState();
      if (order === 'after') await button.click();
      await expect(note(page)).toHaveText('Part of this page didn’t load. Please reload it.');
      for (const one of [other, button]) await expect(one).not.toHaveAttribute('aria-busy');
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );
}

test('a press that waits long is explained', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await openBeforeStartup(page);
  await page.getByRole('button', { name: 'Start Assessment', exact: true }).click();
  await page.clock.fastForward(10_000);
  await expect(note(page)).toHaveText(
    'This is taking a while. If nothing happens, please reload the page.',
  );
});

test('an answer to the sample question is kept at startup', { tag: '@full' }, async ({ page }) => {
  const startApp = await openBeforeStartup(page);
  const answer = page.getByRole('radio', { name: '6, Interested' });
  await answer.click();
  await startApp();
  await waitForStartup(page);
  await expect(answer).toBeChecked();
  await expect(page.getByText('Your 6 is not saved.')).toBeVisible();
});

test('startup leaves focus and scroll position on a link', { tag: '@full' }, async ({ page }) => {
  const startApp = await openBeforeStartup(page);
  await tabTo(page, 'Methodology');
  const before = await page.evaluate(() => window.scrollY);
  await startApp();
  await waitForStartup(page);
  await expect(page.getByRole('link', { name: 'Methodology', exact: true })).toBeFocused();
  expect(
    await page.evaluate(() => [window.scrollY, document.activeElement?.matches(':focus-visible')]),
  ).toEqual([before, true]);
});

test("'Leave' blanks the page and clears the tab", async ({ page, context }) => {
  // A reply without content leaves the browser on this page.
  await context.route('https://weather.example/**', (route) => route.fulfill({ status: 204 }));
  await openBeforeStartup(page);
  await page.evaluate(() => window.sessionStorage.setItem('kept', 'something'));
  await page.getByText('Leave', { exact: true }).click();
  await expect(page.locator('html')).toBeHidden();
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
});

test("'Leave' takes the page's place in the history", async ({ page, context }) => {
  await serveNeutralPage(context);
  await page.goto('/licenses.txt');
  await openBeforeStartup(page);
  await page.getByText('Leave', { exact: true }).click();
  await expectNeutralPage(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/licenses\.txt$/);
});

test('three uninterrupted presses of Shift leave, before or after startup', async ({
  page,
  context,
}) => {
  await serveNeutralPage(context);
  const startApp = await openBeforeStartup(page);
  for (const key of ['Shift', 'Shift', 'a', 'Shift']) await page.keyboard.press(key);
  await startApp();
  await waitForStartup(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await expectNeutralPage(page);
});

/** Opens the survey of somebody who has answered 30 questions, without the app. */
async function openSurveyEarly(page: Page, request: APIRequestContext) {
  const account = await createHalfwayAccount(request);
  await haveSession(page.context(), request, account, { hasBegun: true });
  const startApp = await holdApp(page);
  await page.goto('/survey/two-stage', { waitUntil: 'commit' });
  await expect(page.getByRole('group')).toContainText('31 of 48');
  return { startApp, survey: surveyCalls(request, account) };
}

test('the open question can be answered early', async ({ page, request }) => {
  const [countStarts, countItems] = [
    countCalls(page, 'startSurvey'),
    countCalls(page, 'surveyItems'),
  ];
  const { startApp, survey } = await openSurveyEarly(page, request);
  for (const name of ['Log Out', 'Copy Code'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('radio', { name: '2, No/avoid' }).click();
  await page.getByRole('radio', { name: '5, Somewhat interested' }).click();

  await startApp();
  const answered = page.getByRole('group', { name: '31 of 48' });
  await expect(answered.getByRole('radio', { name: '5, Somewhat interested' })).toBeChecked();
  const next = page.getByRole('group', { name: '32 of 48' });
  await expect(next.getByRole('radio', { name: '4, Neutral/unsure' })).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect([countStarts(), countItems()]).toEqual([1, 1]);

  // A key changes no earlier answer.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '33 of 48' })).toBeInViewport();
  const { setAItems, responses } = await survey.status();
  expect(responses).toHaveLength(32);
  expect(responses).toContainEqual({ itemId: setAItems[30], value: 5 });
  expect(responses).toContainEqual({ itemId: setAItems[31], value: 6 });
});

test('an early arrow key leaves the focus on the answer', async ({ page, request }) => {
  const release = await hold(page, 'saveResponse');
  const { startApp, survey } = await openSurveyEarly(page, request);
  await tabTo(page, /^1, /);
  await page.keyboard.press('ArrowRight');
  await startApp();
  await waitForSurvey(page);
  const answered = page.getByRole('group', { name: '31 of 48' });
  await expect(answered.getByRole('radio', { name: '2, No/avoid' })).toBeFocused();
  // While the first answer is still being saved.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await release();
  const next = page.getByRole('group', { name: '32 of 48' });
  await expect(next.getByRole('radio', { name: '4, Neutral/unsure' })).toBeFocused();
  const itemId = (await survey.status()).setAItems[30];
  await expect
    .poll(async () => (await survey.status()).responses)
    .toContainEqual({ itemId, value: 3 });
});

test('an early digit answers and moves on', { tag: '@full' }, async ({ page, request }) => {
  const { startApp } = await openSurveyEarly(page, request);
  await tabTo(page, /^1, /);
  await page.keyboard.press('6');
  await expect(page.getByRole('radio', { name: '6, Interested' })).toBeFocused();
  await startApp();
  const answered = page.getByRole('group', { name: '31 of 48' });
  await expect(answered.getByRole('radio', { name: '6, Interested' })).toBeChecked();
  const next = page.getByRole('group', { name: '32 of 48' });
  await expect(next.getByRole('radio', { name: '4, Neutral/unsure' })).toBeFocused();
});

const waysToLeave: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a press on Leave': (page) => page.getByRole('link', { name: 'Leave' }).click(),
  'Space on Leave': async (page) => {
    await tabTo(page, 'Leave');
    await page.keyboard.press('Space');
  },
  'Shift three times': async (page) => {
    for (let n = 0; n < 3; n++) await page.keyboard.press('Shift');
  },
};
for (const [way, leave] of Object.entries(waysToLeave))
  test(`${way} leaves before the survey has started`, async ({ page, context, request }) => {
    await serveNeutralPage(context);
    await openSurveyEarly(page, request);
    await leave(page);
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

const reasonsToWait: Readonly<Record<string, readonly [key: string, value: string]>> = {
  'an expired session': ['access-token-expires-at', '0'],
  'the consent of somebody else': ['has-seen-welcome', `${consentVersion} somebody-else`],
};
for (const [reason, [key, value]] of Object.entries(reasonsToWait))
  test(
    `${reason} opens no early question`,
    { tag: '@full' },
    async ({ page, request, context }) => {
      const countStarts = countCalls(page, 'startSurvey');
      const account = await createHalfwayAccount(request);
      await haveSession(context, request, account, { hasBegun: true });
      await page.addInitScript((entry) => window.localStorage.setItem(...entry), [
        key,
        value,
      ] as const);
      await holdApp(page);
      await page.goto('/survey/two-stage', { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#root')).toBeEmpty();
      expect(countStarts()).toBe(0);
    },
  );

test('a newcomer sees no early question', async ({ page, request, context }) => {
  const countStarts = countCalls(page, 'startSurvey');
  await haveSession(context, request, await createAccount(request));
  const startApp = await holdApp(page);
  await page.goto('/survey/two-stage', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toBeEmpty();
  expect(countStarts()).toBe(0);
  await startApp();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(countStarts()).toBe(1);
});
