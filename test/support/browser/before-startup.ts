/** Steps on a page before the app has started (early-landing.ts, early-survey.ts). */

import { expect, type Page } from '@playwright/test';
import { holdApp } from './faults.ts';

/** Opens the landing page as the build rendered it; the returned function lets the app start. */
export async function openBeforeStartup(page: Page): Promise<() => Promise<void>> {
  const startApp = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toBeVisible();
  return startApp;
}

/** Waits for the theme button, which is missing on the prerendered page until the app draws it. */
export const waitForStartup = (page: Page) =>
  expect(page.getByRole('button', { name: /^Switch to the/ })).toBeVisible();
