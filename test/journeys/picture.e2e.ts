/** The picture that a profile can be shared as. */

import { readChunks } from '../../src/web/features/share-image/png-chunks.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../support/browser/make-account.ts';
import { readPixels } from '../support/browser/page/read-pixels.ts';
import {
  downloadPicture,
  openShareDialog,
  openShareImageDialog,
  partSwitch,
  turnToNext,
} from '../support/browser/page/share-image-dialog.ts';
import { expect, test } from '../support/browser/server.ts';

/** The red value (0 to 255) of a pixel near the lower left corner. */
async function readCornerRed(file: Buffer): Promise<number> {
  const { width, height, data } = await readPixels(file);
  const [x, y] = [Math.floor(width * 0.002), Math.floor(height * 0.998)];
  return data[(y * width + x) * 4] ?? Number.NaN;
}

test('a frame is a square file without code, link or name', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account);
  await page.goto('/profile');
  const dialog = await openShareImageDialog(page);
  const { file: first, download } = await downloadPicture(page, dialog);
  expect(download.suggestedFilename()).toBe('picture.png');
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1080, 1080]);
  expect([...new Set(readChunks(first).map(({ name }) => name))]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(await readCornerRed(first)).toBeLessThan(60);

  const { host } = new URL(page.url());
  const canaries = [
    account.shareCode,
    account.loginCode,
    account.token,
    host,
    'Spark',
    'S.P.A.R.K.',
  ];
  const frames = await dialog.getByRole('group', { includeHidden: true, name: / of \d: / }).count();
  expect(frames).toBeGreaterThan(1);
  for (let frame = 1; frame <= frames; frame += 1) {
    if (frame > 1) await turnToNext(dialog);
    await dialog.getByRole('button', { name: 'Copy description' }).click();
    const description = await page.evaluate(() => navigator.clipboard.readText());
    const drawn = await dialog
      .getByRole('img', { name: description })
      .locator('text')
      .allTextContents();
    const { file } = await downloadPicture(page, dialog);
    for (const canary of canaries)
      expect(`${description} ${drawn.join(' ')} ${file.toString('latin1')}`).not.toContain(canary);
  }
});

test('every choice changes the picture, and none is empty @full', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  await openShareDialog(page, 'A picture');
  const button = page.getByRole('button', { name: 'Make a picture' });
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText('This part didn’t load. Check your connection')).toBeVisible();
  await context.setOffline(false);
  await page.reload(); // Chromium retries a module only then
  await openShareDialog(page, 'A picture');
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  const changes: readonly (() => Promise<unknown>)[] = [
    async () => {},
    () => partSwitch(dialog, 'Chart, without labels').uncheck(),
    () => partSwitch(dialog, 'The name Spark').check(),
    () => dialog.getByLabel('A line of your own (optional)').fill('Ask me'),
    () => turnToNext(dialog),
    async () => {
      await context.setOffline(true); // what is open needs no server
      await partSwitch(dialog, 'Dark background').check();
    },
  ];
  const files: string[] = [];
  for (const change of changes) {
    await change();
    const { file } = await downloadPicture(page, dialog);
    expect(file.length).toBeLessThan(400_000);
    files.push(file.toString('base64'));
  }
  expect(new Set(files).size).toBe(files.length);

  await context.setOffline(false);
  // A swipe scrolls the frames.
  const slides = dialog.getByRole('group', { includeHidden: true, name: / of \d: / });
  await slides.first().evaluate((slide) => slide.parentElement?.scrollTo({ left: 0 }));
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('In a few words');
  await expect(slides.last()).toHaveAttribute('inert');
  for (const one of await dialog.getByRole('switch').all()) await one.uncheck();
  await expect(dialog.getByText('Everything is hidden.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save this frame' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('is copied and shared, or the failure explained @full', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = async ({ files: [file] }: { files: File[] }) => {
      document.title = `${file?.name} ${file?.type} ${file?.lastModified}`;
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  const dialog = await openShareImageDialog(page);
  await dialog.getByRole('button', { name: 'Copy image' }).click();
  await expect(dialog.getByText('Copied. Paste it where you like.').first()).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(types).toEqual(['image/png']);
  await dialog.getByRole('button', { name: 'Share…' }).click();
  await expect(page).toHaveTitle('picture.png image/png 0');
  await page.evaluate(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function readWhite(...args) {
      const image = read.apply(this, args as Parameters<typeof read>);
      image.data.fill(255);
      return image;
    };
  });
  await dialog.getByRole('button', { name: 'Save this frame' }).click();
  await expect(dialog.getByText(/^Your browser keeps pages from reading what they/)).toBeVisible();
});
