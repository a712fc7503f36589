/** The conversation guide below the shared interests (product decisions D4, A3). */

import type { Page } from '@playwright/test';
import {
  createOpenAccount,
  haveSession,
  type Account,
  highestAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

async function openComparison(page: Page, other: Account): Promise<void> {
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
  await openComparison(page, other);
  for (const name of ['What to talk about first', 'Agree on limits', 'Agree on a stop signal'])
    await expect(guide(page).getByRole('heading', { name })).toBeVisible();

  const shared = page.getByRole('region', { name: 'Common High-Interest Activities' });
  const showAll = shared.getByRole('button', { name: /^Show all \d+$/ });
  if (await showAll.isVisible()) await showAll.click();
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
  const notActivities = /^(★|you|they|You both want both sides|Show fewer|)$/;
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  const titles = await shared.getByRole('heading').allInnerTexts();
  expect(
    above.filter(
      (line) => !notActivities.test(line) && !titles.includes(line) && !rows.includes(line),
    ),
  ).toEqual([]);
  for (const topic of await guide(page).locator('ol li > span').allInnerTexts())
    expect([...titles, 'Sensory & Soft Play']).toContain(topic);
});

test('without shared activities there is no guide', async ({ page, request, context }) => {
  await haveSession(context, request, await createOpenAccount(request, highestAnswers));
  await openComparison(page, await createOpenAccount(request, () => 1));
  await expect(page.getByText('There is no activity to show.')).toBeVisible();
  await expect(guide(page)).toHaveCount(0);
});

test('prints alone, and restores the page afterwards', async ({ page, request, context }) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', 'yes');
  });
  const account = await createOpenAccount(request, highestAnswers);
  await haveSession(context, request, account);
  await openComparison(page, await createOpenAccount(request, () => 6));
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
});
