/**
 * Every screen and state in both colour schemes, on a phone and on a desktop: no accessibility
 * violation, no overflow, no text in a system font, no console error, no breach of the content
 * security policy and no third-party request (check G03).
 */

import type { Page } from '@playwright/test';
import { haveSession } from '../../test/support/browser/make-account.ts';
import { findViolations, measureOverflow } from '../../test/support/browser/page/accessibility.ts';
import { expect, screens, test } from './screens/all-screens.ts';
import { findSmallTargets } from './small-targets.ts';
import { findSystemFonts } from './system-fonts.ts';

/**
 * At each width, all checks run in one colour scheme. In the other, only the accessibility rules
 * about colours run.
 */
const looks = [
  { width: 360, colorScheme: 'dark', onlyColors: false },
  { width: 360, colorScheme: 'light', onlyColors: true },
  { width: 1280, colorScheme: 'light', onlyColors: false },
  { width: 1280, colorScheme: 'dark', onlyColors: true },
] as const;

const screenshotFolder = process.env['SCREENSHOTS'];

/** Collects console errors, uncaught errors and requests to other origins. */
function collectComplaints(
  page: Page,
  ownOrigin: string,
  isExpected: (text: string) => boolean,
): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownOrigin && protocol !== 'data:') complaints.push(`a request to ${origin}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/**
 * Waits until all transitions have ended, because colours change during them, and for two frames,
 * because the survey moves its question back to the middle when the width changes.
 */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(
      document
        .getAnimations()
        .map(({ playState, finished }) => playState === 'running' && finished),
    );
  });

for (const [name, screen] of Object.entries(screens)) {
  test(`${name}: accessible at every width, in light and dark`, async ({
    page,
    context,
    request,
    accounts,
    serverAddress,
  }) => {
    const complaints = collectComplaints(
      page,
      serverAddress,
      (text) =>
        screen.hasFailure === true && /^(Failed to load resource|ApiError|API Error)/.test(text),
    );
    const account = accounts[screen.who];
    if (account) await haveSession(context, request, account);
    await screen.faults?.(page);
    let isOpen = false;
    for (const { width, colorScheme, onlyColors } of looks) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        if (!isOpen || screen.reopens) {
          await page.goto(screen.path(accounts.other));
          await screen.before?.(page);
          isOpen = true;
        }
        await expect(page.getByText(screen.shows).first()).toBeVisible();
        await waitForTransitions(page);
        expect(await findViolations(page, { onlyColors })).toEqual([]);
        if (!onlyColors) {
          expect(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0);
          expect.soft(await findSmallTargets(page), 'targets that are too small').toEqual([]);
          expect.soft(await findSystemFonts(page), 'text in a system font').toEqual([]);
        }
        if (screenshotFolder) {
          const path = `${screenshotFolder}/${name}-${colorScheme}-${width}.png`;
          await page.screenshot({ path, fullPage: true });
        }
      });
    }
    // The second size is a desktop window of 1280 x 1024 pixels at a zoom of 400 %.
    for (const height of [568, 256]) {
      await page.setViewportSize({ width: 320, height });
      expect(await measureOverflow(page), `wider than 320 px, ${height} high`).toBeLessThanOrEqual(
        0,
      );
    }
    expect(complaints).toEqual([]);
  });
}
