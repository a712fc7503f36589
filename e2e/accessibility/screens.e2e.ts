/**
 * Every screen and state in both themes, on a phone and on a desktop: no violation that axe knows, nothing wider than
 * the window, no console error, no breach of the content policy, no request to any other origin (check G03).
 */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerWith } from '../../test/support/browser/faults.ts';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  createHalfwayAccount,
  haveSession,
} from '../../test/support/browser/make-account.ts';
import { adminKey, expect, test as serverTest } from '../../test/support/browser/server.ts';

interface Accounts {
  readonly nobody: null;
  readonly newcomer: Account;
  readonly halfway: Account;
  readonly finished: Account;
  /** Whose code is looked at. */
  readonly other: Account;
}

interface Visit {
  readonly who: Exclude<keyof Accounts, 'other'>;
  readonly path: (other: Account) => string;
  /** What can be read once the screen is there. */
  readonly shows: string | RegExp;
  /** A failed request is what this screen is about. */
  readonly hasFailure?: true;
  /** It goes on by itself, or took the theme over when it opened: every look at it opens it anew. */
  readonly isOpenedAnew?: true;
  /** Faults on the way, before the page is opened. */
  readonly faults?: (page: Page) => Promise<void>;
  readonly before?: (page: Page) => Promise<unknown>;
}

const missing = '00000000000000000000';
const visits: Readonly<Record<string, Visit>> = {
  landing: { who: 'nobody', path: () => '/', shows: 'How It Works' },
  login: { who: 'nobody', path: () => '/login', shows: 'Welcome Back' },
  'logged-out': { who: 'nobody', path: () => '/logged-out', shows: 'Session Expired' },
  unauthenticated: { who: 'nobody', path: () => '/unauthenticated', shows: 'Access Denied' },
  'not-found': { who: 'nobody', path: () => '/nowhere/at/all', shows: 'Return Home' },
  'public-profile': {
    who: 'nobody',
    path: (other) => `/profile/${other.shareCode}`,
    shows: 'Want to Compare Profiles?',
  },
  'public-profile-error': {
    who: 'nobody',
    path: () => `/profile/${missing}`,
    shows: 'Profile not found or invalid share code',
    hasFailure: true,
  },
  methodology: { who: 'nobody', path: () => '/methodology', shows: 'What was verified' },
  privacy: {
    who: 'nobody',
    path: () => '/privacy',
    shows: 'What the database holds',
    before: (page) => page.locator('summary').first().click(),
  },
  'login-mailed-code': {
    who: 'nobody',
    path: () => '/login',
    shows: 'Code from the e-mail, or your password',
    before: async (page) => {
      await page.getByLabel('Login Code or Email Address').fill('nobody@mail.example');
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
  },
  'login-refused': {
    who: 'nobody',
    path: () => '/login',
    shows: 'Please enter your login code or email address',
    before: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  confirm: {
    who: 'nobody',
    path: () => `/auth/confirm?token=${'a'.repeat(22)}`,
    shows: 'Confirm my address',
  },
  'confirm-incomplete': {
    who: 'nobody',
    path: () => '/auth/confirm',
    shows: 'This link is not complete',
  },
  'confirm-used': {
    who: 'nobody',
    path: () => `/auth/confirm?token=${'a'.repeat(22)}`,
    shows: 'Not confirmed',
    hasFailure: true,
    before: (page) => page.getByRole('button', { name: 'Confirm my address' }).click(),
  },
  'compare-nobody': { who: 'nobody', path: () => '/compare', shows: 'Not authenticated' },
  'create-random-failed': {
    who: 'nobody',
    path: () => '/create-random',
    shows: 'Error occurred',
    hasFailure: true,
    faults: (page) => answerWith(page, 'createUnique', 500),
  },
  admin: {
    who: 'nobody',
    path: () => '/admin',
    shows: 'Save All Changes (1)',
    before: async (page) => {
      await enterConsole(page);
      await page.locator('summary').first().click();
      await page.getByLabel('Question Text').first().fill('Another text.');
    },
  },
  'admin-labels': {
    who: 'nobody',
    path: () => '/admin',
    shows: 'Save Labels (0)',
    before: async (page) => (
      await enterConsole(page),
      page.getByRole('tab', { name: 'Response Labels' }).click()
    ),
  },
  'admin-audit': {
    who: 'nobody',
    path: () => '/admin',
    shows: 'Before',
    before: async (page) => (
      await enterConsole(page),
      page.getByRole('tab', { name: 'Audit Log' }).click()
    ),
  },
  'admin-login': { who: 'nobody', path: () => '/admin', shows: 'Admin Login' },
  welcome: { who: 'newcomer', path: () => '/survey/two-stage', shows: 'Begin Survey' },
  survey: {
    who: 'newcomer',
    path: () => '/survey/two-stage',
    shows: 'How interested are you in this activity or dynamic?',
    before: (page) => page.getByRole('button', { name: 'Begin Survey' }).click(),
  },
  'survey-not-saved': {
    who: 'newcomer',
    path: () => '/survey/two-stage',
    shows: 'Not saved, choose again',
    hasFailure: true,
    faults: (page) => answerWith(page, 'saveResponse', 400),
    before: async (page) => {
      await page.getByRole('button', { name: 'Begin Survey' }).click();
      await page.locator('fieldset').first().getByRole('radio').nth(5).click({ force: true });
    },
  },
  'survey-halfway': { who: 'halfway', path: () => '/survey/two-stage', shows: '31 of 48' },
  'survey-failed': {
    who: 'halfway',
    path: () => '/survey/two-stage',
    shows: 'Failed to load survey',
    hasFailure: true,
    faults: async (page) => {
      await page.route(/two-stage\/start$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), state: 'SELECT_B' } });
      });
      await answerWith(page, 'completeSetA', 400);
    },
  },
  'create-random-begun': {
    who: 'halfway',
    path: () => '/create-random',
    shows: 'Answer the rest at random',
  },
  'no-results': { who: 'newcomer', path: () => '/profile', shows: 'No Results Yet' },
  profile: { who: 'finished', path: () => '/profile', shows: 'Your Profile Summary' },
  'profile-numbers': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Your Profile Summary',
    before: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
    },
  },
  'profile-picture': {
    who: 'finished',
    isOpenedAnew: true,
    path: () => '/profile',
    shows: 'Write the names',
    before: (page) => page.getByRole('button', { name: 'Make a picture' }).click(),
  },
  'profile-picture-words': {
    who: 'finished',
    isOpenedAnew: true,
    path: () => '/profile',
    shows: 'Saved as picture.png.',
    before: async (page) => {
      await page.getByRole('button', { name: 'Make a picture' }).click();
      for (const label of ['Words', 'Write the names', 'Show the polarities'])
        await page.getByRole('dialog').getByLabel(label, { exact: true }).check();
      await page.getByRole('button', { name: 'Download' }).click();
    },
  },
  'profile-qr': {
    who: 'finished',
    path: () => '/profile',
    shows: 'QR code of your link',
    before: (page) => page.getByRole('button', { name: 'QR code' }).click(),
  },
  'profile-preview': {
    who: 'finished',
    path: () => '/profile',
    shows: '10-Dimension',
    before: (page) => page.getByRole('button', { name: 'What others see' }).click(),
  },
  'profile-failed': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Failed to load profile',
    hasFailure: true,
    faults: async (page) => (
      await answerWith(page, 'computeProfile', 500),
      answerWith(page, 'profileStatus', 500)
    ),
  },
  'profile-not-logged-in': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Not Logged In',
    hasFailure: true,
    faults: (page) => answerWith(page, 'computeProfile', 401),
  },
  'processing-failed': {
    who: 'finished',
    isOpenedAnew: true,
    path: () => '/processing',
    shows: 'Processing Error',
    faults: (page) => answerWith(page, 'profileStatus', 200, { status: 'failed' }),
  },
  'compare-missing': {
    who: 'finished',
    path: () => '/compare',
    shows: 'Missing profile information for comparison',
  },
  'compare-empty': {
    who: 'finished',
    path: (other) => `/compare?profile=${other.shareCode}`,
    shows: 'No comparison data available',
    faults: (page) => answerWith(page, 'compareProfiles', 200, {}),
  },
  'create-random-finished': {
    who: 'finished',
    path: () => '/create-random',
    shows: 'Use a fresh account',
  },
  'edit-profile-refused': {
    who: 'finished',
    path: () => '/profile/edit',
    shows: 'Please enter a whole e-mail address, or leave this empty.',
    before: async (page) => {
      await page.getByLabel('Email (Optional)').fill('somebody');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  },
  'edit-profile': { who: 'finished', path: () => '/profile/edit', shows: 'Delete my account' },
  processing: {
    who: 'finished',
    path: () => '/processing',
    shows: /Thank You!|Complete!/,
    isOpenedAnew: true,
  },
  'public-profile-signed-in': {
    who: 'finished',
    path: (other) => `/profile/${other.shareCode}`,
    shows: 'Compare with My Profile',
  },
  compare: {
    who: 'finished',
    path: (other) => `/compare?profile=${other.shareCode}`,
    shows: 'Profile Comparison',
  },
  'compare-picture': {
    who: 'finished',
    isOpenedAnew: true,
    path: (other) => `/compare?profile=${other.shareCode}`,
    shows: 'A picture of the two of you',
    before: (page) =>
      page.getByRole('button', { name: 'Make a picture of the two of you' }).click(),
  },
  'compare-error': {
    who: 'finished',
    path: () => `/compare?profile=${missing}`,
    shows: 'Failed to load profile comparison. Please check the share code and try again.',
    hasFailure: true,
  },
};

async function enterConsole(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Standard-48 Questions' }).waitFor();
}

/** What can be pressed and is smaller than 44 by 44 px; links within a sentence may be (WCAG 2.5.8, and the larger size of 2.5.5). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInText = (element: Element) =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .sr-only, .skip-link, [data-base-ui-focus-guard]');
    const boxOf = (element: Element) =>
      (element.closest('label') ?? element).getBoundingClientRect();
    return [
      ...document.querySelectorAll(
        'a[href], button, input:not([type="hidden"]), select, summary, [role="tab"]',
      ),
    ]
      .filter((element) => isSeen(element) && !isInText(element))
      .map((element) => ({
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`,
        box: boxOf(element),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  });

const shots = process.env['SCREENSHOTS'];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another theme can break; the other rules read what is there, its names and its places. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** There are no frames, so one run in the page does; and only of what is wrong is it told where (a survey has thousands of places where nothing is). */
async function violationsOf(page: Page, isColourAlone: boolean): Promise<unknown> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (
    isColourAlone ? builder.withRules(rulesOfColour) : builder.withTags(rules)
  ).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Every rule at both widths, and those of colour at both in both themes. */
const looks = [
  { width: 360, theme: 'dark', isColourAlone: false },
  { width: 360, theme: 'light', isColourAlone: true },
  { width: 1280, theme: 'light', isColourAlone: false },
  { width: 1280, theme: 'dark', isColourAlone: true },
] as const;

const test = serverTest.extend<object, { accounts: Accounts }>({
  accounts: [
    async ({ playwright, serverAddress }, use) => {
      const api = await playwright.request.newContext({ baseURL: serverAddress });
      await api.put('/api/v1/admin/survey-items/A48', {
        headers: { 'x-admin-key': adminKey },
        data: { text: 'Another text.' },
      }); // so that there is something in the log
      await use({
        nobody: null,
        newcomer: await createAccount(api),
        halfway: await createHalfwayAccount(api),
        finished: await createFinishedAccount(api, (i) => ((i * 5) % 7) + 1),
        other: await createFinishedAccount(api, (i) => 7 - ((i * 3) % 7)),
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

/** What the browser complains of, and requests to other origins. */
function complaintsOf(
  page: Page,
  ownOrigin: string,
  isExpected: (text: string) => boolean,
): readonly string[] {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !isExpected(message.text()) && complaints.push(message.text()),
  );
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownOrigin && protocol !== 'data:') complaints.push(`a request to ${origin}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

for (const [name, visit] of Object.entries(visits)) {
  test(`${name}: accessible at every width, in light and dark`, async ({
    page,
    context,
    request,
    accounts,
    serverAddress,
  }) => {
    const complaints = complaintsOf(
      page,
      serverAddress,
      (text) =>
        visit.hasFailure === true && /^(Failed to load resource|ApiError|API Error)/.test(text),
    );
    const account = accounts[visit.who];
    if (account) await haveSession(context, request, account);
    await visit.faults?.(page);
    let isOpen = false;
    for (const { width, theme, isColourAlone } of looks) {
      await test.step(`${width} px, ${theme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme });
        if (!isOpen || visit.isOpenedAnew) {
          await page.goto(visit.path(accounts.other));
          await visit.before?.(page);
          isOpen = true;
        }
        await expect(page.getByText(visit.shows).first()).toBeVisible();
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .map(({ playState, finished }) => playState === 'running' && finished),
          ),
        ); // colours on their way to the other theme
        expect(await violationsOf(page, isColourAlone)).toEqual([]);
        if (!isColourAlone) {
          expect(await overflow(page), 'wider than the window').toBeLessThanOrEqual(0);
          expect.soft(await smallTargets(page), 'targets that are too small').toEqual([]);
        }
        if (shots)
          await page.screenshot({ path: `${shots}/${name}-${theme}-${width}.png`, fullPage: true });
      });
    }
    for (const height of [568, 256]) {
      await page.setViewportSize({ width: 320, height }); // the lower one is a desktop of 1280 x 1024 at 400 %
      expect(await overflow(page), `wider than 320 px, ${height} high`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}
