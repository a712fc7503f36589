/**
 * Every state of every screen, opened once: no accessibility violation, no overflow, no target too
 * small, no console error, no breach of the content security policy and no third-party request.
 * `npm test` opens the states of `daily` on a phone, in light, and looks at their colours in dark.
 * With `FULL=1`, all states, a desktop and the fonts come too.
 */

import type { Page } from '@playwright/test';
import {
  findOverlaps,
  findSmallTargets,
  findViolations,
  measureOverflow,
  setFontSize,
} from '../support/browser/page/accessibility.ts';
import { findSystemFonts } from '../support/browser/page/system-fonts.ts';
import { openState, prepareState } from './state.ts';
import { expect, states, test } from './states.ts';

/** Between them they draw every kind of control and chart. */
const daily = new Set([
  'landing',
  'survey',
  'profile',
  'edit-profile',
  'answers',
  'compare',
  'public-profile',
  'together-decide',
  'admin-scoring',
]);

const isFull = process.env['FULL'] !== undefined;

/**
 * At each width, all checks run in one colour scheme. In the other, only the accessibility rules
 * about colours run.
 */
const looks = [
  { width: 360, colorScheme: 'light', onlyColors: false },
  { width: 360, colorScheme: 'dark', onlyColors: true },
  ...(isFull
    ? ([
        { width: 1280, colorScheme: 'dark', onlyColors: false },
        { width: 1280, colorScheme: 'light', onlyColors: true },
      ] as const)
    : []),
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

for (const [name, state] of Object.entries(states)) {
  const tag = daily.has(name) ? [] : ['@full'];
  const title = `${name}: accessible, in light and dark`;
  test(title, { tag }, async ({ page, context, request, accounts, serverAddress }) => {
    const complaints = collectComplaints(
      page,
      serverAddress,
      (text) =>
        state.hasFailure === true && /^(Failed to load resource|ApiError|API Error)/.test(text),
    );
    await prepareState({ page, context, request, accounts }, state);
    let isOpen = false;
    for (const { width, colorScheme, onlyColors } of looks) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        if (!isOpen || state.reopens) {
          await openState(page, state, accounts.other);
          isOpen = true;
        }
        await expect(page.getByText(state.shows).first()).toBeVisible();
        await waitForTransitions(page);
        expect(await findViolations(page, { onlyColors })).toEqual([]);
        if (!onlyColors) {
          const screen = page.locator(name === 'welcome' ? 'dialog' : 'body');
          expect(await screen.locator('a[href$="/help"]:visible').count()).toBeGreaterThan(0);
          expect(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0);
          expect.soft(await findSmallTargets(page), 'targets that are too small').toEqual([]);
          if (isFull) expect.soft(await findSystemFonts(page), 'text in a system font').toEqual([]);
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
      expect
        .soft(await measureOverflow(page), `wider than 320 px, ${height} high`)
        .toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await setFontSize(page, 200);
    expect.soft(await measureOverflow(page), 'wider at a font of 200 %').toBeLessThanOrEqual(0);
    expect.soft(await findViolations(page), 'at a font of 200 %').toEqual([]);
    if (!name.startsWith('admin'))
      expect.soft(await findOverlaps(page), 'texts over each other at 200 %').toEqual([]);
    expect(complaints).toEqual([]);
  });
}
