/**
 * A profile opened by its share code, with and without being signed in (spec §2
 * /profile/{shareCode}, §6, §8, §9; product decisions D3).
 */

import { answerWith } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  descendingAnswers,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

for (const punctuation of ['.', ')', '),', '”'])
  test(`forgives ${punctuation} behind the link in a message`, async ({ page, request }) => {
    const { shareCode } = await createFinishedAccount(request, mixedAnswers);
    await page.goto(`/profile/${shareCode}${punctuation}`);
    await expect(
      page.getByRole('heading', { level: 1, name: `Share Code: ${shareCode}`, exact: true }),
    ).toBeVisible();
  });

test('shows ten themes on tracks from 0 to 100', async ({ page, request }) => {
  const { shareCode } = await createFinishedAccount(request, mixedAnswers);
  await page.goto(`/profile/${shareCode}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `Share Code: ${shareCode}` }),
  ).toBeVisible();
  const section = page.getByRole('region', {
    name: '10-Dimension S.P.A.R.K. Scores (0-100 Scale)',
  });
  const rows = section
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rows).toHaveCount(10);
  const { dimensions } = await (await request.get(`/api/v1/profile/public/${shareCode}`)).json();
  for (const [index, { label }] of (Object.values(dimensions) as { label: string }[]).entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('heading', { name: label })).toBeVisible();
    await expect(row.getByText('F', { exact: true })).toBeVisible();
    await expect(row.getByText('A', { exact: true })).toBeVisible();
    expect(
      await row
        .locator('.chart-track line')
        .evaluateAll((lines) =>
          lines
            .filter((line) => line.getAttribute('x1') === line.getAttribute('x2'))
            .map((line) => line.getAttribute('x1')),
        ),
    ).toEqual(['0%', '25%', '50%', '75%', '100%']);
  }
  expect(await section.locator('.chart-axis text').allTextContents()).toEqual([
    '0',
    '25',
    '50',
    '75',
    '100',
  ]);
  await section.getByRole('button', { name: 'Show as table' }).click();
  await expect(section.getByRole('row')).toHaveCount(11);
  await expect(section.locator('.chart-track rect')).toHaveCount(0); // no margins (D3)
  await expect(section).not.toContainText(/±|margin/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a visitor is offered a survey and a login', async ({ page, request }) => {
  const { shareCode } = await createFinishedAccount(request, mixedAnswers);
  const links = [
    ['Take the Survey', 0, /\/$/],
    ['Login to Compare', 0, /\/login$/],
    ['Create Your Profile', 0, /\/$/],
    ['Login to Compare', 1, /\/login$/],
  ] as const;
  for (const [name, index, target] of links) {
    await page.goto(`/profile/${shareCode}`);
    await expect(page.getByRole('heading', { name: 'Want to Compare Profiles?' })).toBeVisible();
    await page.getByRole('link', { name }).nth(index).click();
    await expect(page).toHaveURL(target);
  }
});

test('a signed-in visitor compares without the code in the URL', async ({ page, request }) => {
  const { shareCode } = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, await createFinishedAccount(request, descendingAnswers));
  await page.goto(`/profile/${shareCode}`);
  await expect(page.getByRole('heading', { name: 'Want to Compare Profiles?' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare with My Profile' }).click();
  await expect(page).toHaveURL(/\/compare$/);
  expect(await page.evaluate(() => localStorage.getItem('compareShareCode'))).toBe(shareCode);
  await expect(page.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
  await page.goto(`/profile/${shareCode}`);
  await page.getByRole('link', { name: 'View My Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('an unknown code and a failing server look alike', async ({ page, request }) => {
  await page.goto('/profile/00000000000000000000');
  await expect(page.getByText('Profile not found or invalid share code')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  const { shareCode } = await createFinishedAccount(request, mixedAnswers);
  await answerWith(page, 'publicProfile', 500);
  await page.goto(`/profile/${shareCode}`);
  await expect(page.getByText('Profile not found or invalid share code')).toBeVisible();
});
