/** A comparison is kept under a name, opened again, and sent back. */

import { type Page } from '@playwright/test';
import {
  createAccount,
  createFinishedAccount,
  createOpenAccount,
  descendingAnswers,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { expect, test } from '../../support/browser/server.ts';

const comparison = (page: Page) => page.getByRole('heading', { name: 'Profile Comparison' });
const nameField = (page: Page) => page.getByLabel('A name for them');
const list = (page: Page) => page.getByText('People I’ve compared with');

/** Opens the profile, and scrolls to where the list loads. */
async function scrollToForm(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Compare', exact: true }).scrollIntoViewIfNeeded();
}

/** The level and the percent of a comparison, as the page says them. */
async function readFit(page: Page): Promise<readonly string[]> {
  await expect(comparison(page)).toBeVisible();
  return [
    await page.getByRole('heading', { level: 2 }).first().innerText(),
    await page
      .getByText(/^\d+%$/)
      .first()
      .innerText(),
  ];
}

const readThemes = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Dimension by dimension' }).getByRole('heading').allInnerTexts();

test('is kept, opened from the profile, and sent back', async ({
  page,
  request,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const own = await createFinishedAccount(request, mixedAnswers);
  const other = await createOpenAccount(request, descendingAnswers);
  await haveSession(context, request, own);

  await page.goto(`/compare?profile=${other.shareCode.toLowerCase()}`);
  await nameField(page).fill('B.');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept as “B.”')).toBeVisible();

  await scrollToForm(page);
  await list(page).click();
  await page.getByRole('link', { name: 'B.', exact: true }).click();
  await expect(nameField(page)).toHaveValue('B.');
  const [fit, themes] = [await readFit(page), await readThemes(page)];

  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText('Copied. Paste it into your message.')).toBeVisible();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toMatch(/^Here is how we compare on Spark: http\S+\/compare\?profile=\w{20}$/);

  const second = await browser.newContext({ reducedMotion: 'reduce' });
  await haveSession(second, request, other);
  const there = await second.newPage();
  await there.goto(message.slice(message.indexOf('http')));
  expect(await readFit(there)).toEqual(fit);
  expect(await readThemes(there)).toEqual(themes);
  await second.close();
});

test(
  'can be removed, and brought back by the same button',
  { tag: '@full' },
  async ({ page, request, context }) => {
    const own = await createFinishedAccount(request, mixedAnswers);
    const other = await createOpenAccount(request, descendingAnswers);
    const reply = await request.post('/api/v1/profile/people', {
      headers: { authorization: `Bearer ${own.token}` },
      data: { shareCode: other.shareCode, name: 'K.' },
    });
    expect(reply.status()).toBe(200);
    await haveSession(context, request, own);
    await scrollToForm(page);
    await list(page).click();
    const row = page.getByRole('listitem').filter({ hasText: 'K.' }).last();
    await row.getByRole('button', { name: 'Remove “K.”' }).click();
    await expect(row.getByText('“K.” is removed.')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: 'Remove “K.”' }).click();
    await expect(row.getByText('“K.” is removed.')).toBeVisible();

    await scrollToForm(page);
    await page.waitForLoadState('networkidle');
    await expect(list(page)).toHaveCount(0);
  },
);

test(
  'sent back, leads somebody without a profile to the public one',
  { tag: '@full' },
  async ({ page, request, context }) => {
    const other = await createOpenAccount(request, descendingAnswers);
    await page.goto(`/compare?profile=${other.shareCode}`);
    await expect(page.getByText('Not authenticated')).toBeVisible();
    await page.getByRole('link', { name: 'See their ten themes' }).click();
    await expect(page).toHaveURL(`/profile/${other.shareCode}`);
    await expect(page.getByText('Want to Compare Profiles?')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('arrived-by'))).toContain(
      other.shareCode,
    );

    await haveSession(context, request, await createAccount(request));
    await page.goto(`/compare?profile=${other.shareCode}`);
    await expect(page).toHaveURL(`/profile/${other.shareCode}`);
    await expect(page.getByRole('link', { name: 'Take the Survey' })).toBeVisible();
  },
);
