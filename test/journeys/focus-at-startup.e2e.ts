/** Focus and scroll position when the app starts and draws the landing page anew. */

import type { Page } from '@playwright/test';
import { expect, test } from '../../test/support/browser/server.ts';
import { openBeforeStartup, waitForStartup } from '../support/browser/before-startup.ts';

async function isFocused(page: Page, role: 'link' | 'button', name: string): Promise<boolean> {
  return page
    .getByRole(role, { name, exact: true })
    .evaluate((element) => element === document.activeElement);
}

test.describe('focus and scroll position', () => {
  for (const [name, role] of [
    ['Already taken the survey? Login here', 'link'],
    ['Start Your Assessment', 'button'],
    ['Login', 'link'],
    ['Methodology', 'link'],
  ] as const) {
    test(`stay on ${name}`, async ({ page }) => {
      const startApp = await openBeforeStartup(page);
      await page.keyboard.press('Tab');
      for (let presses = 0; presses < 12 && !(await isFocused(page, role, name)); presses += 1)
        await page.keyboard.press('Tab');
      const before = await page.evaluate(() => window.scrollY);
      await startApp();
      await waitForStartup(page);
      await expect(page.getByRole(role, { name, exact: true })).toBeFocused();
      expect(
        await page.evaluate(() => [
          window.scrollY,
          document.activeElement?.matches(':focus-visible'),
        ]),
      ).toEqual([before, true]);
    });
  }

  test('stay put when nothing has the focus', async ({ page }) => {
    const startApp = await openBeforeStartup(page);
    await page.keyboard.press('Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // as: focusable
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await startApp();
    await waitForStartup(page);
    await expect(page.locator('body')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });
});
