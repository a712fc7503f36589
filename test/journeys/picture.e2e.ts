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
} from '../support/browser/page/share-image-dialog.ts';
import { expect, test } from '../support/browser/server.ts';

/** The red value (0 to 255) of a pixel near the lower left corner. */
async function readCornerRed(file: Buffer): Promise<number> {
  const { width, height, data } = await readPixels(file);
  const [x, y] = [Math.floor(width * 0.002), Math.floor(height * 0.998)];
  return data[(y * width + x) * 4] ?? Number.NaN;
}

test('a card is a square or tall file without code, link or name', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  const account = await createFinishedAccount(request, mixedAnswers);
  await haveSession(context, request, account);
  await page.goto('/profile');
  const dialog = await openShareImageDialog(page);
  await dialog.getByRole('switch', { name: 'The name Spark' }).uncheck();
  const card = (name: string) => dialog.getByRole('radio', { name });
  await card('Ask me about …').check();
  await expect(dialog.getByRole('img')).toHaveCount(0);
  const topics = dialog.getByRole('group', { name: /^One of your clearest yes/ });
  const [chosen = '', ...others] = await topics
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
  expect(others.length).toBeGreaterThan(0);
  await card('Who I am').check();

  const { host } = new URL(page.url());
  const { shareCode, loginCode, token } = account;
  const canaries = [shareCode, loginCode, token, host, 'Spark', 'S.P.A.R.K.', ...others];
  const inspect = async (size: readonly [number, number], secrets: readonly string[]) => {
    await dialog.getByRole('button', { name: 'Copy description' }).click();
    const description = await page.evaluate(() => navigator.clipboard.readText());
    const picture = dialog.getByRole('img', { name: description });
    const drawn = await picture.locator('text').allTextContents();
    const { file, download } = await downloadPicture(page, dialog);
    expect(download.suggestedFilename()).toBe('picture.png');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(size);
    expect([...new Set(readChunks(file).map(({ name }) => name))]).toEqual([
      'IHDR',
      'IDAT',
      'IEND',
    ]);
    expect(await readCornerRed(file)).toBeLessThan(60);
    for (const canary of secrets)
      expect(`${description} ${drawn.join(' ')} ${file.toString('latin1')}`).not.toContain(canary);
    return drawn;
  };
  const drawnSelf = await inspect([1080, 1080], [...canaries, chosen]);
  expect(drawnSelf.length).toBeGreaterThan(10);
  await dialog.getByRole('radio', { name: 'Tall (9:16)' }).check();
  await inspect([1080, 1920], [...canaries, chosen]);

  await card('Ask me about …').check();
  await topics.getByRole('radio', { name: chosen }).check();
  expect(await inspect([1080, 1920], canaries)).toContain('Ask me about');
});

test('every choice changes the picture @full', async ({ page, request, context }) => {
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
    () => dialog.getByRole('switch', { name: 'The name Spark' }).uncheck(),
    () => dialog.getByRole('radio', { name: 'Tall (9:16)' }).check(),
    async () => {
      await context.setOffline(true); // what is open needs no server
      await dialog.getByRole('switch', { name: 'Dark background' }).check();
    },
  ];
  const files: string[] = [];
  for (const change of changes) {
    await change();
    const { file } = await downloadPicture(page, dialog);
    expect(file.length).toBeLessThan(600_000);
    files.push(file.toString('base64'));
  }
  expect(new Set(files).size).toBe(files.length);
  await context.setOffline(false);
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
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/^Your browser keeps pages from reading what they/)).toBeVisible();
});
