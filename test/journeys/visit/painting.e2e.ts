/** Nothing shifts while fonts arrive. */

import type { Page } from '@playwright/test';
import { launchOptions } from '../../support/browser/chromium.ts';
import { holdApp } from '../../support/browser/faults.ts';
import { expect, test } from '../../support/browser/server.ts';

// The headless shell sets some letters wider than the browser of a visitor.
test.use({ launchOptions });

/** Waits for two frames, after which the current state is on the screen. */
const waitForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** The patterns of font files that a test delays, with the number of files that each matches. */
const fonts = {
  all: { files: '**/*.woff2', count: 3 },
  italic: { files: '**/*italic*.woff2', count: 1 },
} as const;

for (const [width, late] of [
  [320, 'italic'],
  [360, 'all'],
  [1280, 'all'],
] as const) {
  test(`nothing shifts when fonts are late (${width} px, ${late}) @full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(
          ...list
            .getEntries()
            .map((entry) => (entry as PerformanceEntry & { value: number }).value),
        ),
      ).observe({ type: 'layout-shift', buffered: true }); // as: entries of this type have a value
    });
    const startApp = await holdApp(page);
    const fontsReleased = Promise.withResolvers<void>();
    let fontRequests = 0;
    await page.route(fonts[late].files, async (route) => {
      fontRequests += 1;
      await fontsReleased.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => fontRequests).toBe(fonts[late].count);
    await waitForPaint(page); // with fallback fonts
    fontsReleased.resolve();
    await page.evaluate(() => document.fonts.ready);
    await waitForPaint(page);
    const before = await page.locator('main').boundingBox();
    await startApp();
    await expect(page.locator('output', { hasText: 'My profile' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main').boundingBox()).toEqual(before);
    expect(
      await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.filter((value) => value > 0.001),
      ),
    ).toEqual([]); // as: assigned above
  });
}
