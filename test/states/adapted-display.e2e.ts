/** The display in the system's own colours, as some visitors set it. */

import type { Locator, Page } from '@playwright/test';
import { waitForStartup } from '../support/browser/before-startup.ts';
import { createAccount, haveSession } from '../support/browser/make-account.ts';
import { findViolations } from '../support/browser/page/accessibility.ts';
import { readPixels } from '../support/browser/page/read-pixels.ts';
import { waitForSurvey } from '../support/browser/page/survey-page.ts';
import { expect, test } from '../support/browser/server.ts';

/**
 * Returns the share of the pixels behind the element's text, from 0 to 1, that differ from the most
 * frequent colour. The letters of a readable label take a tenth or more.
 */
async function measureInk(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    // The middle of the line: the plate that forced colours put behind the text covers all of it.
    return { x: x + 2, y: y + height * 0.4, width: width - 4, height: height * 0.2 };
  });
  const { data } = await readPixels(await page.screenshot({ clip }));
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.slice(at, at + 3).join();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return 1 - Math.max(...counts.values()) / (data.length / 4);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `labels are readable in forced colours, ${colorScheme}`,
    { tag: '@full' },
    async ({ page, request, context }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('/');
      await waitForStartup(page);
      const start = page.getByRole('button', { name: 'Start Your Assessment' });
      expect(await measureInk(page, start)).toBeGreaterThan(0.05);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeInViewport();
      expect(await measureInk(page, skip)).toBeGreaterThan(0.05);
      await haveSession(context, request, await createAccount(request), { hasBegun: true });
      await page.goto('/survey');
      await waitForSurvey(page);
      await page.getByRole('radio').nth(4).check({ force: true });
      expect(await measureInk(page, page.locator('[data-step="5"] span').first())).toBeGreaterThan(
        0.05,
      );
      expect(await findViolations(page)).toEqual([]);
    },
  );
