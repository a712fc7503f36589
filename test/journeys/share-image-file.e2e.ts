/** The picture file that a profile can be shared as (spec §1; product decisions E1). */

import type { Page } from '@playwright/test';
import { readChunks } from '../../src/web/features/share-image/export/png-chunks.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { readPixels } from '../../test/support/browser/page/read-pixels.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import {
  downloadPicture,
  openShareImageDialog,
  partSwitch,
  turnToNext,
} from '../support/browser/share-image-dialog.ts';

/** The red value (0 to 255) of a pixel near the lower left corner. */
async function readCornerRed(page: Page, file: Buffer): Promise<number> {
  const { width, height, data } = await readPixels(page, file);
  const [x, y] = [Math.floor(width * 0.002), Math.floor(height * 0.998)];
  return data[(y * width + x) * 4] ?? Number.NaN;
}

test('downloads a square, neutrally named PNG that every choice changes', async ({
  page,
  request,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account);
  await page.goto('/profile');
  const dialog = await openShareImageDialog(page);

  const first = await downloadPicture(page, dialog);
  expect(first.download.suggestedFilename()).toBe('picture.png');
  expect(first.file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect([first.file.readUInt32BE(16), first.file.readUInt32BE(20)]).toEqual([1080, 1080]);
  expect([...new Set(readChunks(first.file).map(({ name }) => name))]).toEqual([
    'IHDR',
    'IDAT',
    'IEND',
  ]);
  await expect(dialog.getByText('Saved as picture.png.')).toBeVisible();

  const files = [first.file];
  const changes: readonly (() => Promise<unknown>)[] = [
    () => partSwitch(dialog, 'Chart, without labels').uncheck(),
    () => partSwitch(dialog, 'The name Spark').check(),
    () => dialog.getByLabel('A line of your own (optional)').fill('Ask me'),
    () => turnToNext(dialog),
    () => partSwitch(dialog, 'Dark background').uncheck(),
  ];
  for (const change of changes) {
    await change();
    files.push((await downloadPicture(page, dialog)).file);
  }
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(files.length);
  for (const file of files) expect(file.length).toBeLessThan(400_000);

  expect(await readCornerRed(page, files.at(-1) ?? first.file)).toBeGreaterThan(200);
  expect(await readCornerRed(page, first.file)).toBeLessThan(60);
});

test('drawing, file and description contain no code, link or name', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account);
  await page.goto('/profile');
  const dialog = await openShareImageDialog(page);
  const canaries = [
    account.shareCode,
    account.loginCode,
    account.token,
    new URL(page.url()).host,
    'Spark',
    'S.P.A.R.K.',
  ];
  const frames = await dialog.getByRole('group', { includeHidden: true, name: / of \d: / }).count();
  expect(frames).toBeGreaterThan(1);
  for (let frame = 1; frame <= frames; frame += 1) {
    if (frame > 1) await turnToNext(dialog);
    await dialog.getByRole('button', { name: 'Copy description' }).click();
    const description = await page.evaluate(() => navigator.clipboard.readText());
    const drawn = (
      await dialog.getByRole('img', { name: description }).locator('text').allTextContents()
    ).join(' ');
    const { file } = await downloadPicture(page, dialog);
    for (const canary of canaries)
      expect(`${description} ${drawn} ${file.toString('latin1')}`).not.toContain(canary);
  }
});
