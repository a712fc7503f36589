/** The quick exit on the landing page before the app has started. */

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../test/support/browser/server.ts';
import { openBeforeStartup, waitForStartup } from '../support/browser/before-startup.ts';

/**
 * Serves the operator's neutral page. If `hasContent` is false, replies with status 204, so that
 * the browser stays on the previous page.
 */
async function serveNeutralPage(context: BrowserContext, hasContent = true): Promise<void> {
  await context.route('https://weather.example/**', (route) =>
    route.fulfill(
      hasContent
        ? { contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }
        : { status: 204 },
    ),
  );
}

async function expectNeutralPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  expect(page.url()).toBe('https://weather.example/today?a=1&b=2');
}

test("'Leave' blanks the page and clears the tab", async ({ page, context }) => {
  await serveNeutralPage(context, false);
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

test('only three uninterrupted presses of Shift leave', async ({ page, context }) => {
  await serveNeutralPage(context);
  await openBeforeStartup(page);
  for (const key of ['Shift', 'Shift', 'a', 'Shift', 'Shift']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await expectNeutralPage(page);
});

test('presses of Shift before and after startup are added up', async ({ page, context }) => {
  await serveNeutralPage(context);
  const startApp = await openBeforeStartup(page);
  await page.keyboard.press('Shift');
  await startApp();
  await waitForStartup(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await expectNeutralPage(page);
});

test("Space presses 'Leave'", async ({ page, context }) => {
  await serveNeutralPage(context);
  await openBeforeStartup(page);
  await page.getByRole('link', { name: /Leave/ }).press('Space');
  await expectNeutralPage(page);
});
