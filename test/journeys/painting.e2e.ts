/** Nothing shifts while fonts arrive. */

import type { Page } from '@playwright/test';
import { launchOptions } from '../support/browser/chromium.ts';
import { holdApp } from '../support/browser/faults.ts';
import { expect, test } from '../support/browser/server.ts';

// The headless shell sets some letters wider than the browser of a visitor.
test.use({ launchOptions });

/** Waits for two frames, after which the current state is on the screen. */
const waitForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

for (const [width, fonts, count] of [
  [320, '**/*italic*.woff2', 1],
  [360, '**/*.woff2', 3],
  [1280, '**/*.woff2', 3],
] as const)
  test(`nothing shifts at ${width} px when ${fonts} are late @full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => entry.toJSON())),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const startApp = await holdApp(page);
    const released = Promise.withResolvers<void>();
    let requested = 0;
    await page.route(fonts, async (route) => {
      requested += 1;
      await released.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => requested).toBe(count);
    await waitForPaint(page); // with fallback fonts
    released.resolve();
    await page.evaluate(() => document.fonts.ready);
    await waitForPaint(page);
    const before = await page.locator('main').boundingBox();
    await startApp();
    await expect(page.locator('output', { hasText: 'My profile' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main').boundingBox()).toEqual(before);
    expect(await page.evaluate('window.shifts.filter(({ value }) => value > 0.001)')).toEqual([]);
  });
