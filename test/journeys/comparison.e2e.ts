/** Comparing two profiles, talking about it, and keeping it. */

import type { Page } from '@playwright/test';
import {
  createFinishedAccount,
  createOpenAccount,
  descendingAnswers,
  haveSession,
  highestAnswers,
  mixedAnswers,
  signIn,
} from '../support/browser/make-account.ts';
import { downloadPicture } from '../support/browser/page/share-image-dialog.ts';
import { expect, test } from '../support/browser/server.ts';

test('a public profile leads to the comparison, without its code in the address', async ({
  page,
  request,
}) => {
  const other = await createOpenAccount(request, highestAnswers);
  const account = await createFinishedAccount(request, highestAnswers);
  await signIn(page, account);
  await page.goto(`/profile/${other.shareCode}`);
  await page.getByRole('button', { name: 'Compare with My Profile' }).click();
  await expect(page).toHaveURL(/\/compare$/);
  expect(await page.evaluate(() => localStorage.getItem('compareShareCode'))).toBe(other.shareCode);
  const response = await request.post('/api/v1/profile/compare', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { shareCode1: account.shareCode, shareCode2: other.shareCode },
  });
  const reply = await response.json();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
  for (const part of [
    page.getByRole('heading', { level: 2, name: reply.compatibilityLevel }),
    page.getByText(`${reply.compatibilityScore}%`),
    page.getByText(reply.compatibilityReason),
    page.getByRole('heading', { level: 2, name: 'You both' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  const first = page.getByRole('region', { name: 'You both' }).getByRole('listitem').first();
  expect((await first.boundingBox())?.y).toBeLessThan(700);

  // Neither's margin (decision D4); test/pages holds the texts.
  const rows = page.getByRole('region', { name: 'Dimension by dimension' });
  await expect(rows.locator('.chart-track rect')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Profile' }).first().click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a reading begun from a comparison opens from there again', async ({ page, request }) => {
  const other = await createFinishedAccount(request, highestAnswers);
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.goto(`/compare?profile=${other.shareCode}`);
  const entrance = page.getByRole('link', { name: /^See more together/ });
  await entrance.click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('textbox', { name: 'Its link, shown only now' })).toBeVisible();
  await page.goBack();
  await entrance.click();
  await expect(page.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the comparison' }).click();
  await expect(page).toHaveURL(`/compare?profile=${other.shareCode}`);
});

test('maps ten themes on a phone and opens in place', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const other = await createOpenAccount(request, highestAnswers);
  await signIn(page, await createFinishedAccount(request, highestAnswers));
  await page
    .getByPlaceholder('Enter share code or profile URL')
    .fill(`/profile/${other.shareCode}`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(`/compare?profile=${other.shareCode}`);
  await expect(page.getByText('Start with this one')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const cards = page.getByRole('region', { name: 'You both' }).getByRole('listitem');
  expect(await cards.count()).toBeLessThan(10);
  for (const more of await page.getByRole('button', { name: /more themes?$/ }).all())
    await more.click();
  await expect(cards).toHaveCount(10);

  // With every fold open, no question of the survey stands on the page three times.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLElement>('#main [aria-expanded=false]'))
      fold.click();
  });
  await expect(page.locator('#main [aria-expanded=false]')).toHaveCount(0);
  const lines = (await page.locator('#main').innerText()).split('\n').map((line) => line.trim());
  const repeated = [...Map.groupBy(lines, (line) => line)].filter(
    ([line, all]) => all.length > 2 && /^(Imagining|The thought|A daydream|Giving)/.test(line),
  );
  expect(repeated).toEqual([]);
});

test('is talked about with a guide on paper and with cards', async ({ page, request, context }) => {
  const other = await createOpenAccount(request, highestAnswers);
  await haveSession(context, request, await createFinishedAccount(request, highestAnswers));
  await page.goto(`/compare?profile=${other.shareCode}`);
  const guide = page.getByRole('region', { name: 'Agree on limits' });
  await guide.getByRole('button', { name: 'Agree on limits' }).click();
  await page.evaluate(() => (window.print = () => undefined));
  await guide.getByRole('button', { name: 'Print this guide' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Our word:', 'Maybe'])
    await expect(guide.getByText(text, { exact: true }).first()).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { name: 'Profile Comparison' }),
    guide.getByRole('button', { name: 'Print this guide' }),
  ])
    await expect(hidden).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();

  await page.getByRole('button', { name: 'Talk cards' }).click();
  const dialog = page.getByRole('dialog', { name: 'Talk cards' });
  const expectCard = async (asks: string, place: number) => {
    await expect(dialog.getByText(asks, { exact: true })).toBeVisible();
    await expect(dialog.getByText(new RegExp(`^${place} of \\d+$`))).toBeVisible();
  };
  await expectCard('I ask', 1);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expectCard('You ask', 2);
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
  await page.keyboard.press('ArrowLeft');
  await expectCard('You ask', 2);
});

/** The level and the percent of a comparison, as the page says them. */
async function readFit(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
  return [
    await page.getByRole('heading', { level: 2 }).first().innerText(),
    await page
      .getByText(/^\d+% likely \d+ to \d+$/)
      .first()
      .innerText(),
    ...(await page
      .getByRole('region', { name: 'Dimension by dimension' })
      .getByRole('heading')
      .allInnerTexts()),
  ];
}

test('is kept, opened from the profile, sent back, and removed', async ({
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
  const nameField = page.getByLabel('A name only you see');
  await nameField.fill('B.');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept as “B.”')).toBeVisible();

  const openList = async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Compare', exact: true }).scrollIntoViewIfNeeded();
    await page.getByText('People I’ve compared with').click();
  };
  await openList();
  await page.getByRole('link', { name: 'B.', exact: true }).click();
  await expect(nameField).toHaveValue('B.');
  const fit = await readFit(page);
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText('Copied. Paste it into your message.')).toBeVisible();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toMatch(/^Here is how we compare on Spark: http\S+\/compare\?profile=\w{20}$/);
  const second = await browser.newContext({ reducedMotion: 'reduce' });
  await haveSession(second, request, other);
  const there = await second.newPage();
  await there.goto(message.slice(message.indexOf('http')));
  expect(await readFit(there)).toEqual(fit);
  await second.close();

  await openList();
  const remove = page.getByRole('button', { name: 'Remove “B.”' });
  await remove.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await remove.click();
  await expect(page.getByText('“B.” is removed.')).toBeVisible();
});

test('a picture of the two shows level and shared activities only @full', async ({
  page,
  request,
  context,
}) => {
  const account = await createOpenAccount(request, highestAnswers);
  const other = await createOpenAccount(request, (index) => 7 - (index % 2));
  await haveSession(context, request, account);
  await page.goto(`/compare?profile=${other.shareCode}`);
  const [level = ''] = await readFit(page);
  const shared = await page
    .getByRole('region', { name: 'Common High-Interest Activities' })
    .getByRole('heading', { level: 3 })
    .allInnerTexts();
  expect(shared.length).toBeGreaterThan(1);
  const open = page.getByRole('button', { name: 'Make a picture of the two of you' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'A picture of the two of you' });
  const words = async () =>
    (await dialog.locator('svg.picture text').allTextContents())
      .filter((text) => text !== '')
      .join(' ');
  await expect.poll(words).toBe([level, 'in common', ...shared, 'Spark'].join(' '));
  const { file } = await downloadPicture(page, dialog);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080]);
  for (const canary of [account.shareCode, other.shareCode, account.loginCode])
    expect(file.toString('latin1')).not.toContain(canary);
  for (const name of shared) await dialog.getByRole('switch', { name, exact: true }).uncheck();
  await expect.poll(words).toBe(`${level} Spark`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(open).toBeFocused();
});
