/** The page's time in the test's hands: it stands still but for what `runFor` adds, so that a slow machine changes nothing. */

import { expect, type Locator, type Page } from '@playwright/test';

export async function openInStillTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
}

/** Lets the little time pass that a screen needs to appear: 20 ms a look. */
export async function appears(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await what.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 15_000 });
}

/** Lets the little time pass that an address needs to change. */
export async function arrives(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(new URL(page.url()).pathname).toBe(path);
  }).toPass({ intervals: [50], timeout: 15_000 });
}
