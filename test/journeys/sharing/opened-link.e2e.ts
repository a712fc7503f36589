/** Somebody’s link: shown after a press, and gone from the address. */

import { type Page } from '@playwright/test';
import {
  type Account,
  createFinishedAccount,
  mixedAnswers,
  signIn,
} from '../../support/browser/make-account.ts';
import { makeLink } from '../../support/browser/make-link.ts';
import { expect, test as serverTest } from '../../support/browser/server.ts';

const test = serverTest.extend<{ owner: Account }>({
  owner: async ({ request }, use) => use(await createFinishedAccount(request, mixedAnswers)),
});

const show = (page: Page) => page.getByRole('button', { name: 'Show' }).click();

const shown = (page: Page) => page.getByRole('heading', { name: 'A profile in ten themes' });

test('is shown after a press, and again after a reload', async ({ page, request, owner }) => {
  const { token } = await makeLink(request, owner);
  await page.goto(`/s#${token}`);
  await show(page);
  await expect(shown(page)).toBeVisible();
  await page.reload();
  await expect(shown(page)).toBeVisible();
});

test(
  'takes the token out of the address and keeps it in the tab',
  { tag: '@full' },
  async ({ page, request, owner }) => {
    const { token } = await makeLink(request, owner);
    await page.goto(`/s#${token}`);
    await expect(page).toHaveURL(/\/s$/);
    await show(page);
    await expect(shown(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/s#');
    await expect(other.getByText('Someone wants to show you something personal')).toBeVisible();
  },
);

test('opens another link in the same tab', { tag: '@full' }, async ({ page, request, owner }) => {
  const first = await makeLink(request, owner);
  const second = await makeLink(request, owner, { level: 'words' });
  await page.goto(`/s#${first.token}`);
  await show(page);
  await expect(shown(page)).toBeVisible();
  await page.evaluate((token) => window.location.assign(`/s#${token}`), second.token);
  await show(page);
  await expect(page.getByRole('heading', { name: 'A profile in words' })).toBeVisible();
  await expect(page).toHaveURL(/\/s$/);
});

test(
  'shows nothing to the next visitor of the tab after a logout',
  { tag: '@full' },
  async ({ page, request, owner }) => {
    const { token } = await makeLink(request, owner);
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    await page.goto(`/s#${token}`);
    await show(page);
    await page.getByRole('link', { name: 'View My Profile' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/s');
    await expect(page.getByText('This link shows nothing any more')).toBeVisible();
  },
);

test(
  'sends nobody away whose session has ended',
  { tag: '@full' },
  async ({ page, context, request, owner }) => {
    const { token } = await makeLink(request, owner);
    await context.addInitScript(() => {
      window.localStorage.setItem(
        'auth-storage',
        JSON.stringify({
          state: {
            user: { id: 'u', surveyCompleted: true },
            loginCode: null,
            isAuthenticated: true,
          },
          version: 0,
        }),
      );
    });
    await page.goto(`/s#${token}`);
    await show(page);
    await expect(shown(page)).toBeVisible();
  },
);

test.describe('the token', () => {
  test('reaches no request but the one that opens the link, and no title', async ({
    page,
    request,
    owner,
  }) => {
    const { token } = await makeLink(request, owner);
    const seen: string[] = [];
    page.on('request', (sent) => {
      const isOpening = sent.url().endsWith('/api/v1/links/open');
      seen.push(`${sent.url()} ${JSON.stringify(sent.headers())}`);
      if (!isOpening) seen.push(sent.postData() ?? '');
    });
    const titles: string[] = [];
    await page.goto(`/s#${token}`);
    titles.push(await page.title());
    await show(page);
    await expect(shown(page)).toBeVisible();
    titles.push(await page.title());
    await page.getByRole('link', { name: 'Find out about yourself' }).click();
    await page.getByRole('button', { name: 'Start Your Assessment' }).click();
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    titles.push(await page.title());
    expect(seen.join('\n')).not.toContain(token);
    expect(titles).toEqual(['A profile', 'A profile', 'Questions']);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(token);
  });
});
