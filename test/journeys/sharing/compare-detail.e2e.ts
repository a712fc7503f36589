/** What others see when they compare, and the conversation guide. */

import { type APIRequestContext, type Page } from '@playwright/test';
import { answerWith } from '../../support/browser/faults.ts';
import {
  type Account,
  createFinishedAccount,
  mixedAnswers,
  signIn,
  createOpenAccount,
  haveSession,
  highestAnswers,
} from '../../support/browser/make-account.ts';
import { expect, test } from '../../support/browser/server.ts';

const name = 'What people with my link may see when they compare';

const group = (page: Page) => page.getByRole('group', { name });

async function openChoice(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await page.goto('/profile/edit');
  return account;
}

/** From now on, the server confirms the choice. */
async function confirm(
  page: Page,
  request: APIRequestContext,
  { token }: Account,
  compareDetail: string,
): Promise<void> {
  const user = await request.get('/api/v1/auth/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  await answerWith(page, 'updateOptionalInfo', 200, {
    success: true,
    user: { ...(await user.json()), compareDetail },
  });
}

test(
  'offers a few interests by default and names the risk',
  { tag: '@full' },
  async ({ page, request }) => {
    await openChoice(page, request);
    const choices = group(page).getByRole('radio');
    await expect(choices).toHaveCount(3);
    await expect(group(page).getByRole('radio', { name: /^A few shared interests/ })).toBeChecked();
    await expect(
      group(page).getByRole('radio', { name: 'Everything we share' }),
    ).toHaveAccessibleDescription(/Someone who rates everything high would see all your high/);
  },
);

test('saves the choice at once, without a dialog', async ({ page, request }) => {
  const account = await openChoice(page, request);
  await confirm(page, request, account, 'fit');
  const sent = page.waitForRequest((one) => one.url().endsWith('/optional-info'));
  const fit = group(page).getByRole('radio', { name: 'Only how well we fit' });
  await fit.check();
  expect((await sent).postDataJSON()).toEqual({ compareDetail: 'fit' });
  await expect(group(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(fit).toBeChecked();
  await expect(fit).toBeFocused();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page.getByRole('region', { name: 'Share Your Profile' })).toContainText(
    'No interest is named.',
  );
});

async function openGuide(page: Page, other: Account): Promise<void> {
  await page.goto(`/compare?profile=${other.shareCode}`);
  await expect(
    page.getByRole('heading', { name: 'Common High-Interest Activities' }),
  ).toBeVisible();
}

const guide = (page: Page) => page.getByRole('region', { name: 'A conversation to begin with' });

test('the guide lists exactly the shared activities', async ({ page, request, context }) => {
  const account = await createOpenAccount(request, (index) => 7 - (index % 3));
  const other = await createOpenAccount(request, (index) => 7 - ((index * 2) % 4));
  await haveSession(context, request, account);
  await openGuide(page, other);
  for (const name of ['Where you meet', 'Agree on limits', 'Agree on a stop signal'])
    await expect(guide(page).getByRole('heading', { name })).toBeVisible();

  const shared = page.getByRole('region', { name: 'Common High-Interest Activities' });
  const above = (await shared.innerText()).split('\n').map((line) => line.trim());
  await guide(page).getByRole('button', { name: 'Agree on limits' }).click();
  await expect(guide(page).getByText('Maybe', { exact: true }).first()).toBeHidden();
  await page.evaluate(() => (window.print = () => undefined));
  await guide(page).getByRole('button', { name: 'Print this guide' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(guide(page).getByText('Maybe', { exact: true }).first()).toBeVisible();
  const rows = await guide(page).locator('.guide-checklist li > span:first-child').allInnerTexts();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter((row) => !above.includes(row))).toEqual([]);
  const notActivities = /^(★|you|they|You both want both sides|)$/;
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  const titles = await shared.getByRole('heading').allInnerTexts();
  expect(
    above.filter(
      (line) => !notActivities.test(line) && !titles.includes(line) && !rows.includes(line),
    ),
  ).toEqual([]);
});

test(
  'without shared activities the guide asks three questions',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await haveSession(context, request, await createOpenAccount(request, highestAnswers));
    await openGuide(page, await createOpenAccount(request, () => 1));
    await expect(page.getByText('Only what you both rated 5 of 7 or higher')).toBeVisible();
    await expect(guide(page).getByRole('heading', { name: 'Three questions' })).toBeVisible();
  },
);

test(
  'prints alone, and restores the page afterwards',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await page.addInitScript(() => {
      window.print = () => void document.documentElement.setAttribute('data-printed', 'yes');
    });
    const account = await createOpenAccount(request, highestAnswers);
    await haveSession(context, request, account);
    await openGuide(page, await createOpenAccount(request, () => 6));
    await guide(page).getByRole('button', { name: 'Agree on limits' }).click();
    await guide(page).getByRole('button', { name: 'Print this guide' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(guide(page)).toBeVisible();
    await expect(guide(page).getByText('Our word:')).toBeVisible();
    for (const hidden of [
      page.getByRole('heading', { name: 'Profile Comparison' }),
      page.getByText('Dimension by dimension'),
      guide(page).getByRole('button', { name: 'Print this guide' }),
    ])
      await expect(hidden).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(guide(page).getByText('Our word:')).toBeHidden();
  },
);

test('talk cards go on by press, key and swipe', async ({ page, request, context }) => {
  const other = await createOpenAccount(request, highestAnswers);
  await signIn(page, await createFinishedAccount(request, highestAnswers));
  await page.goto(`/compare?profile=${other.shareCode}`);
  await page.getByRole('button', { name: 'Talk cards' }).click();
  const dialog = page.getByRole('dialog', { name: 'Talk cards' });
  const expectCard = async (asks: string, place: number) => {
    await expect(dialog.getByText(asks, { exact: true })).toBeVisible();
    await expect(dialog.getByText(new RegExp(`^${place} of \\d+$`))).toBeVisible();
  };
  await expectCard('I ask', 1);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expectCard('You ask', 2);
  await page.keyboard.press('ArrowRight');
  await expectCard('I ask', 3);
  await page.keyboard.press('ArrowLeft');
  const box = (await dialog.getByText('You ask', { exact: true }).boundingBox())!;
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y }],
    });
  await touch('touchStart', box.x + 150);
  await touch('touchMove', box.x + 60);
  await touch('touchEnd', box.x);
  await expectCard('I ask', 3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
