/**
 * Every screen and state in both colour schemes, on a phone and on a desktop: no accessibility
 * violation, no overflow, no text in a system font, no console error, no breach of the content
 * security policy and no third-party request (check G03).
 */

import type { Page } from '@playwright/test';
import { findViolations, measureOverflow } from '../../test/support/browser/accessibility.ts';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  createHalfwayAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { adminKey, expect, test as serverTest } from '../../test/support/browser/server.ts';
import { adminScreens } from './screens/admin-screens.ts';
import { profileScreens } from './screens/profile-screens.ts';
import type { Screens, Visitors } from './screens/screen.ts';
import { signedOutScreens } from './screens/signed-out-screens.ts';
import { surveyScreens } from './screens/survey-screens.ts';
import { findSmallTargets } from './small-targets.ts';
import { findSystemFonts } from './system-fonts.ts';

const screens: Screens = {
  ...signedOutScreens,
  ...adminScreens,
  ...surveyScreens,
  ...profileScreens,
};

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

interface Accounts extends Visitors {
  /** A second finished account. Its share code appears in the paths of some screens. */
  readonly other: Account;
}

const test = serverTest.extend<object, { accounts: Accounts }>({
  accounts: [
    async ({ playwright, serverAddress }, use) => {
      const api = await playwright.request.newContext({ baseURL: serverAddress });
      // This edit adds an entry to the audit log, which the admin console shows.
      await api.put('/api/v1/admin/survey-items/A48', {
        headers: { 'x-admin-key': adminKey },
        data: { text: 'Another text.' },
      });
      await use({
        nobody: null,
        newcomer: await createAccount(api),
        halfway: await createHalfwayAccount(api),
        finished: await createFinishedAccount(api, mixedAnswers),
        other: await createFinishedAccount(api, (i) => 7 - ((i * 3) % 7)),
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

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

/** Waits until all transitions have ended, because colours change during them. */
const waitForTransitions = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map(({ playState, finished }) => playState === 'running' && finished),
    ),
  );

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
