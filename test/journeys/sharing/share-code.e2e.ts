/** The share code: the public profile, QR code, renewal and the card in chats. */

import { default as readQr } from 'qr/decode.js';
import { poleNames } from '../../../src/domain/themes.ts';
import { findScript } from '../../support/browser/built-scripts.ts';
import {
  createAccount,
  createFinishedAccount,
  signIn,
  descendingAnswers,
  mixedAnswers,
  haveSession,
} from '../../support/browser/make-account.ts';
import { readPixels } from '../../support/browser/page/read-pixels.ts';
import { expect, test } from '../../support/browser/server.ts';
import { openMore } from '../../support/browser/share-image-dialog.ts';

test(
  'forgives a sign behind the link in a message',
  { tag: '@full' },
  async ({ page, request }) => {
    const { shareCode } = await createFinishedAccount(request, mixedAnswers);
    await page.goto(`/profile/${shareCode}”),`);
    await expect(
      page.getByRole('heading', { level: 1, name: `Share Code: ${shareCode}`, exact: true }),
    ).toBeVisible();
  },
);

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
  await expect(section.locator('.chart-track rect')).toHaveCount(0); // no margins
  await expect(section).not.toContainText(/±|margin/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a visitor is offered a survey and a login', { tag: '@full' }, async ({ page, request }) => {
  const { shareCode } = await createFinishedAccount(request, mixedAnswers);
  await page.goto(`/profile/${shareCode}`);
  await expect(page.getByRole('heading', { name: 'Want to Compare Profiles?' })).toBeVisible();
  for (const [name, target] of [
    ['Take the Survey', '/create-account'],
    ['Create Your Profile', '/create-account'],
    ['Login to Compare', '/login'],
  ] as const)
    await expect(page.getByRole('link', { name }).last()).toHaveAttribute('href', target);
});

test(
  'a signed-in visitor compares without the code in the URL',
  { tag: '@full' },
  async ({ page, request }) => {
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
  },
);

test('nobody is offered a comparison that cannot be made', async ({ page, request }) => {
  const [{ shareCode }, own] = [
    await createFinishedAccount(request, mixedAnswers),
    await createAccount(request),
  ];
  await signIn(page, own);
  await page.goto(`/profile/${shareCode}`);
  await expect(page.getByRole('link', { name: 'Take the Survey' })).toHaveAttribute(
    'href',
    '/survey',
  );
  await expect(page.getByRole('button', { name: 'Compare with My Profile' })).toHaveCount(0);
});

test(
  'QR code and page show what the link opens',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const account = await createFinishedAccount(request, mixedAnswers);
    await haveSession(context, request, account);
    const scripts: string[] = [];
    page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
    await page.goto('/profile');
    const button = (await openMore(page)).getByRole('button', { name: 'QR code' });
    await expect(button).toBeVisible();
    const qrScript = findScript('crispEdges');
    expect(scripts.filter((url) => url.includes(qrScript))).toEqual([]);
    await button.click();
    const code = page.getByRole('dialog', { name: 'QR code' }).getByRole('img');
    await expect(code).toBeVisible();
    expect(scripts.filter((url) => url.includes(qrScript))).toHaveLength(1);
    expect(readQr(await readPixels(await code.screenshot()))).toBe(
      new URL(`/profile/${account.shareCode}`, page.url()).href,
    );
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.getByRole('link', { name: 'What it shows' }).click();
    await expect(
      page.getByRole('heading', { name: `Share Code: ${account.shareCode}` }),
    ).toBeVisible();
    const marks = page.locator('li > svg');
    await expect(marks).toHaveCount(10);
    const shown = await page.getByRole('main').innerText();
    for (const { negative, positive } of Object.values(poleNames))
      expect(shown).not.toMatch(new RegExp(`\\b(${negative}|${positive})\\b`));
  },
);

test('the profile follows a renewed and a switched-off share code', async ({
  page,
  request,
  context,
}) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account);
  await page.goto('/profile');
  const link = page.getByRole('textbox', { name: 'Your link' });
  await expect(link).toHaveValue(new RegExp(`${account.shareCode}$`));
  const share = page.getByRole('region', { name: 'Share Your Profile' });
  await (await openMore(page)).getByRole('link', { name: 'Sharing settings' }).click();
  await expect(page).toHaveURL(/\/profile\/edit#sharing$/);
  await expect(page.getByRole('heading', { name: 'Sharing', exact: true })).toBeInViewport();
  const asked = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Renew link' }).click();
  expect((await asked).message()).toContain('The one you’ve already sent');
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(200);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Renew link' }).click();
  await expect(page.getByText(account.shareCode)).toHaveCount(0);
  expect((await request.get(`/api/v1/profile/public/${account.shareCode}`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(link).not.toHaveValue(new RegExp(account.shareCode));
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Switch sharing off' }).click();
  await expect(page.getByText('Sharing is off.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(share.getByText('Sharing is off.')).toBeVisible();
  await expect(share.getByRole('link', { name: 'Switch sharing on' })).toBeVisible();
});
