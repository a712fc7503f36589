/** The visitor's place in the list of questions when the width of the window changes. */

import type { Page } from '@playwright/test';
import { createHalfwayAccount, haveSession } from '../../test/support/browser/make-account.ts';
import { question } from '../../test/support/browser/page/survey-page.ts';
import { expect, test } from '../../test/support/browser/server.ts';

/** The number of the first question that a halfway account has not answered. */
const open = 31;

const upright = { width: 360, height: 800 };
const sideways = { width: 800, height: 360 };
const desktop = { width: 1280, height: 800 };

/**
 * Expects the answering row of a question inside the window. Waits for two frames before, because
 * the browser notices only with a frame which question is in the middle.
 */
async function expectInView(page: Page, number: number): Promise<void> {
  const row = question(page, number).locator('.scale');
  await row.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(row).toBeInViewport({ ratio: 1 });
}

test.beforeEach(async ({ page, context, request }) => {
  await haveSession(context, request, await createHalfwayAccount(request));
  await page.setViewportSize(upright);
  await page.goto('/survey/two-stage');
});

test('the open question stays in view', async ({ page }) => {
  await expectInView(page, open);
  for (const size of [sideways, desktop, upright]) {
    await page.setViewportSize(size);
    await expectInView(page, open);
  }
});

test('an earlier question that the visitor scrolled to stays in view', async ({ page }) => {
  await expectInView(page, open);
  await question(page, 10).evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expectInView(page, 10);
  await page.setViewportSize(desktop);
  await expectInView(page, 10);
});
