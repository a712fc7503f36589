/** The quick exit: one press of 'Leave' or three of Shift, on every screen and over dialogs. */

import { type Page } from '@playwright/test';
import {
  createAccount,
  createFinishedAccount,
  signIn,
  ascendingAnswers,
} from '../../support/browser/make-account.ts';
import { expectNeutralPage, serveNeutralPage } from '../../support/browser/neutral-page.ts';
import { expect, test } from '../../support/browser/server.ts';

async function pressShift(page: Page, times = 3): Promise<void> {
  for (let i = 0; i < times; i += 1) await page.keyboard.press('Shift');
}

test('leaving the profile blanks the page and clears the tab', async ({
  page,
  context,
  request,
}) => {
  const account = await createFinishedAccount(request, ascendingAnswers);
  await page.goto('/login');
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Login Code or Email Address').fill(account.loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await context.route('https://weather.example/**', () => {}); // never answered
  await page.evaluate(() => {
    document.addEventListener('click', () =>
      setTimeout(() =>
        globalThis.console.log(
          `left: ${JSON.stringify([document.documentElement.checkVisibility(), document.title, window.sessionStorage.length])}`,
        ),
      ),
    );
  });
  const state = page.waitForEvent('console', (message) => message.text().startsWith('left: '));
  await page.getByRole('button', { name: 'Leave' }).click({ noWaitAfter: true });
  expect((await state).text()).toBe('left: [false,"My profile",0]');
  await context.unrouteAll();
  await serveNeutralPage(context);
  await page.goto('https://weather.example/today?a=1&b=2');
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await page.waitForLoadState();
    await expect(page.getByText(account.loginCode)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toHaveCount(0);
  }
});

test(
  'only three separate presses of Shift leave, on any screen',
  { tag: '@full' },
  async ({ page, context }) => {
    await serveNeutralPage(context);
    for (const path of ['/', '/admin', '/no/such/page']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await pressShift(page, 2);
      await page.keyboard.press('a');
      await pressShift(page, 2);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.keyboard.press('Shift');
      await expectNeutralPage(page);
    }
  },
);

test(
  'the welcome dialog offers its own way out',
  { tag: '@full' },
  async ({ page, context, request }) => {
    await serveNeutralPage(context);
    await signIn(page, await createAccount(request));
    await page.goto('/survey');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expectNeutralPage(page);
    await page.goto('/survey');
    await expect(page.getByRole('dialog')).toBeVisible();
    await pressShift(page);
    await expectNeutralPage(page);
  },
);

test(
  'leaving the survey does not wait for unsaved answers',
  { tag: '@full' },
  async ({ page, context, request }) => {
    await signIn(page, await createAccount(request));
    await page.goto('/survey');
    await page.getByRole('button', { name: 'Begin Survey' }).click();
    await page.route(/two-stage\/response$/, (route) => route.abort('connectionfailed'));
    await page.locator('fieldset').first().getByRole('radio').nth(3).click({ force: true });
    await expect(page.getByText('Offline, 1 answer waiting')).toBeVisible({ timeout: 10_000 });
    await serveNeutralPage(context);
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.type());
      await dialog.accept();
    });
    await page.getByRole('button', { name: 'Leave' }).click();
    await expectNeutralPage(page);
    expect(dialogs).toEqual([]);
  },
);
