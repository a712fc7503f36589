/** Every screen in both themes, on a phone and on a desktop: no violation that axe knows, nothing wider than the window, no console error. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Account, createAccount, createFinishedAccount, signIn } from './make-account.ts';
import { expect, test } from './server.ts';

interface Visit {
  readonly who: 'nobody' | 'newcomer' | 'finished';
  readonly path: (other: Account) => string;
  /** What can be read once the screen is there. */
  readonly shows: string | RegExp;
  /** A failed request is what this screen is about. */
  readonly hasFailure?: true;
  readonly before?: (page: Page) => Promise<void>;
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
  'admin-login': { who: 'nobody', path: () => '/admin', shows: 'Admin Login' },
  welcome: { who: 'newcomer', path: () => '/survey/two-stage', shows: 'Begin Survey' },
  survey: {
    who: 'newcomer',
    path: () => '/survey/two-stage',
    shows: 'How interested are you in this activity or dynamic?',
    before: (page) => page.getByRole('button', { name: 'Begin Survey' }).click(),
  },
  'no-results': { who: 'newcomer', path: () => '/profile', shows: 'No Results Yet' },
  profile: { who: 'finished', path: () => '/profile', shows: 'Your Profile Summary' },
  'edit-profile': { who: 'finished', path: () => '/profile/edit', shows: 'Delete my account' },
  processing: { who: 'finished', path: () => '/processing', shows: /Thank You!|Complete!/ },
  'public-profile-signed-in': { who: 'finished', path: (other) => `/profile/${other.shareCode}`, shows: 'Compare with My Profile' },
  compare: { who: 'finished', path: (other) => `/compare?profile=${other.shareCode}`, shows: 'Profile Comparison' },
  'compare-error': { who: 'finished', path: () => `/compare?profile=${missing}`, shows: 'Failed to load profile comparison. Please check the share code and try again.', hasFailure: true },
};

const shots = process.env['SCREENSHOTS'];

for (const width of [360, 1280]) {
  for (const theme of ['dark', 'light'] as const) {
    test(`screens at ${width} px, ${theme}`, async ({ browser, playwright, baseURL }) => {
      test.setTimeout(180_000);
      const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      const accounts = { nobody: null, newcomer: await createAccount(api), finished: await createFinishedAccount(api, (i) => ((i * 5) % 7) + 1) };
      const other = await createFinishedAccount(api, (i) => 7 - ((i * 3) % 7));
      for (const [name, visit] of Object.entries(visits)) {
        await test.step(name, async () => {
          const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme, reducedMotion: 'reduce' });
          const page = await context.newPage();
          const complaints: string[] = [];
          page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
          page.on('pageerror', (error) => complaints.push(error.message));
          const account = accounts[visit.who];
          if (account) await signIn(page, account);
          await page.goto(visit.path(other));
          await visit.before?.(page);
          await expect(page.getByText(visit.shows).first()).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
          expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) })), name).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${name} is wider than the window`).toBeLessThanOrEqual(0);
          if (!visit.hasFailure) expect(complaints, name).toEqual([]);
          if (shots) await page.screenshot({ path: `${shots}/${name}-${theme}-${width}.png`, fullPage: true });
          await context.close();
        });
      }
      await api.dispose();
    });
  }
}
