/**
 * Controls the page's clock. Only `runFor` advances it, so the speed of the machine does not change
 * the result.
 */

import { expect, type Locator, type Page } from '@playwright/test';

export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
}

/** Waits until the element is visible, and advances the clock by 20 ms per attempt. */
export async function appears(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await locator.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 15_000 });
}

/** Waits until the page has this path, and advances the clock by 20 ms per attempt. */
export async function arrives(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(new URL(page.url()).pathname).toBe(path);
  }).toPass({ intervals: [50], timeout: 15_000 });
}
