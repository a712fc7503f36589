/**
 * Every screen and state in both themes, on a phone and on a desktop: no violation that axe knows, nothing wider than
 * the window, no console error, no breach of the content policy, no request to any other origin (check G03).
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerWith } from './faults.ts';
import { type Account, createAccount, createFinishedAccount, createHalfwayAccount, haveSession } from './make-account.ts';
import { adminKey, expect, test } from './server.ts';

interface Visit {
  readonly who: 'nobody' | 'newcomer' | 'halfway' | 'finished';
  readonly path: (other: Account) => string;
  /** What can be read once the screen is there. */
  readonly shows: string | RegExp;
  /** A failed request is what this screen is about. */
  readonly hasFailure?: true;
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
  'public-profile': { who: 'nobody', path: (other) => `/profile/${other.shareCode}`, shows: 'Want to Compare Profiles?' },
  'public-profile-error': { who: 'nobody', path: () => `/profile/${missing}`, shows: 'Profile not found or invalid share code', hasFailure: true },
  methodology: { who: 'nobody', path: () => '/methodology', shows: 'What was verified' },
  privacy: { who: 'nobody', path: () => '/privacy', shows: 'What the database holds', before: (page) => page.locator('summary').first().click() },
  'login-mailed-code': {
    who: 'nobody',
    path: () => '/login',
    shows: 'Code from the e-mail, or your password',
    before: async (page) => {
      await page.getByLabel('Login Code or Email Address').fill('nobody@mail.example');
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
  },
  'login-refused': { who: 'nobody', path: () => '/login', shows: 'Please enter your login code or email address', before: (page) => page.getByRole('button', { name: 'Sign In' }).click() },
  confirm: { who: 'nobody', path: () => `/auth/confirm?token=${'a'.repeat(22)}`, shows: 'Confirm my address' },
  'confirm-incomplete': { who: 'nobody', path: () => '/auth/confirm', shows: 'This link is not complete' },
  'confirm-used': { who: 'nobody', path: () => `/auth/confirm?token=${'a'.repeat(22)}`, shows: 'Not confirmed', hasFailure: true, before: (page) => page.getByRole('button', { name: 'Confirm my address' }).click() },
  'compare-nobody': { who: 'nobody', path: () => '/compare', shows: 'Not authenticated' },
  'create-random-failed': { who: 'nobody', path: () => '/create-random', shows: 'Error occurred', hasFailure: true, faults: (page) => answerWith(page, 'createUnique', 500) },
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
  'admin-labels': { who: 'nobody', path: () => '/admin', shows: 'Save Labels (0)', before: async (page) => (await enterConsole(page), page.getByRole('tab', { name: 'Response Labels' }).click()) },
  'admin-audit': { who: 'nobody', path: () => '/admin', shows: 'Before', before: async (page) => (await enterConsole(page), page.getByRole('tab', { name: 'Audit Log' }).click()) },
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
  'create-random-begun': { who: 'halfway', path: () => '/create-random', shows: 'Answer the rest at random' },
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
  'profile-picture': { who: 'finished', path: () => '/profile', shows: 'Write the names', before: (page) => page.getByRole('button', { name: 'Make a picture' }).click() },
  'profile-picture-words': {
    who: 'finished',
    path: () => '/profile',
    shows: 'Saved as picture.png.',
    before: async (page) => {
      await page.getByRole('button', { name: 'Make a picture' }).click();
      for (const label of ['Words', 'Write the names', 'Show the polarities']) await page.getByRole('dialog').getByLabel(label, { exact: true }).check();
      await page.getByRole('button', { name: 'Download' }).click();
    },
  },
  'profile-qr': { who: 'finished', path: () => '/profile', shows: 'QR code of your link', before: (page) => page.getByRole('button', { name: 'QR code' }).click() },
  'profile-preview': { who: 'finished', path: () => '/profile', shows: '10-Dimension', before: (page) => page.getByRole('button', { name: 'What others see' }).click() },
  'profile-failed': { who: 'finished', path: () => '/profile', shows: 'Failed to load profile', hasFailure: true, faults: async (page) => (await answerWith(page, 'computeProfile', 500), answerWith(page, 'profileStatus', 500)) },
  'profile-not-logged-in': { who: 'finished', path: () => '/profile', shows: 'Not Logged In', hasFailure: true, faults: (page) => answerWith(page, 'computeProfile', 401) },
  'processing-failed': { who: 'finished', path: () => '/processing', shows: 'Processing Error', faults: (page) => answerWith(page, 'profileStatus', 200, { status: 'failed' }) },
  'compare-missing': { who: 'finished', path: () => '/compare', shows: 'Missing profile information for comparison' },
  'compare-empty': { who: 'finished', path: (other) => `/compare?profile=${other.shareCode}`, shows: 'No comparison data available', faults: (page) => answerWith(page, 'compareProfiles', 200, {}) },
  'create-random-finished': { who: 'finished', path: () => '/create-random', shows: 'Use a fresh account' },
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
  processing: { who: 'finished', path: () => '/processing', shows: /Thank You!|Complete!/ },
  'public-profile-signed-in': { who: 'finished', path: (other) => `/profile/${other.shareCode}`, shows: 'Compare with My Profile' },
  compare: { who: 'finished', path: (other) => `/compare?profile=${other.shareCode}`, shows: 'Profile Comparison' },
  'compare-picture': {
    who: 'finished',
    path: (other) => `/compare?profile=${other.shareCode}`,
    shows: 'A picture of the two of you',
    before: (page) => page.getByRole('button', { name: 'Make a picture of the two of you' }).click(),
  },
  'compare-error': { who: 'finished', path: () => `/compare?profile=${missing}`, shows: 'Failed to load profile comparison. Please check the share code and try again.', hasFailure: true },
};

async function enterConsole(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Standard-48 Questions' }).waitFor();
}

/** What can be pressed and is smaller than 44 by 44 px; links within a sentence may be (WCAG 2.5.8, and the larger size of 2.5.5). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[aria-hidden="true"], .sr-only, .skip-link, [data-base-ui-focus-guard]');
    const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, summary, [role="tab"]')]
      .filter((element) => isSeen(element) && !isInText(element))
      .map((element) => ({ name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`, box: boxOf(element) }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  });

const shots = process.env['SCREENSHOTS'];

for (const width of [360, 1280]) {
  for (const theme of ['dark', 'light'] as const) {
    test(`screens at ${width} px, ${theme}`, async ({ browser, playwright, baseURL }) => {
      test.setTimeout(300_000);
      const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      const accounts = { nobody: null, newcomer: await createAccount(api), halfway: await createHalfwayAccount(api), finished: await createFinishedAccount(api, (i) => ((i * 5) % 7) + 1) };
      const other = await createFinishedAccount(api, (i) => 7 - ((i * 3) % 7));
      await api.put('/api/v1/admin/survey-items/A48', { headers: { 'x-admin-key': adminKey }, data: { text: `A text of ${width} and ${theme}.` } }); // so that there is something in the log
      for (const [name, visit] of Object.entries(visits)) {
        await test.step(name, async () => {
          const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme, reducedMotion: 'reduce' });
          const page = await context.newPage();
          const complaints: string[] = [];
          const isExpected = (text: string) => visit.hasFailure === true && /^(Failed to load resource|ApiError|API Error)/.test(text);
          page.on('console', (message) => message.type() === 'error' && !isExpected(message.text()) && complaints.push(message.text()));
          page.on('request', (request) => {
            const { origin, protocol } = new URL(request.url());
            if (origin !== baseURL && protocol !== 'data:') complaints.push(`a request to ${origin}`);
          });
          page.on('pageerror', (error) => complaints.push(error.message));
          const account = accounts[visit.who];
          if (account) await haveSession(context, api, account);
          await visit.faults?.(page);
          await page.goto(visit.path(other));
          await visit.before?.(page);
          await expect(page.getByText(visit.shows).first()).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
          expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) })), name).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${name} is wider than the window`).toBeLessThanOrEqual(0);
          expect.soft(await smallTargets(page), `${name} has targets that are too small`).toEqual([]);
          if (width === 360) {
            await page.setViewportSize({ width: 320, height: 568 });
            expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${name} is wider than 320 px`).toBeLessThanOrEqual(0);
            await page.setViewportSize({ width: 320, height: 256 }); // a desktop of 1280 x 1024 at 400 %
            expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${name} at 400 %`).toBeLessThanOrEqual(0);
          }
          expect(complaints, name).toEqual([]);
          if (shots) await page.screenshot({ path: `${shots}/${name}-${theme}-${width}.png`, fullPage: true });
          await context.close();
        });
      }
      await api.dispose();
    });
  }
}
