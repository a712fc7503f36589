/**
 * Pages without JavaScript. A setting of Chromium switches it off, because Playwright’s option
 * leaves `<noscript>` hidden.
 */

import type { Page } from '@playwright/test';
import { testLaunchOptions } from '../support/browser/chromium.ts';
import { expectNeutralPage, serveNeutralPage } from '../support/browser/neutral-page.ts';
import { expect, test } from '../support/browser/server.ts';

test.use({
  launchOptions: {
    ...testLaunchOptions,
    args: [...testLaunchOptions.args, '--blink-settings=scriptEnabled=false'],
  },
});

/** Locates the note by a selector, because Playwright's text search skips `<noscript>`. */
const note = (page: Page) => page.locator('noscript p');

test('the landing page is readable, can be left, and explains itself', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Discover Your S.P.A.R.K. Profile',
  );
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByText('For adults (18+) only').first()).toBeVisible();
  await expect(note(page)).toBeVisible();
  await expect(note(page)).toContainText('The questions and the profiles need JavaScript');
  await expect(page.getByRole('button')).toHaveCount(0);
  await serveNeutralPage(context);
  const leave = page.getByRole('link', { name: 'Leave' });
  await expect(leave).toHaveAttribute(
    'title',
    'Goes to a neutral page at once. Your history is not cleared.',
  );
  await leave.click();
  await expectNeutralPage(page);
});

test('every other page says that it needs JavaScript', async ({ page }) => {
  await page.goto('/login');
  await expect(note(page)).toBeVisible();
  await expect(note(page)).toContainText('This page needs JavaScript');
  await expect(page.locator('#root')).toBeEmpty();
});
