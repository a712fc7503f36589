/** Copying, sharing and downloading a picture of a profile (spec §1; product decisions E1). */

import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import {
  downloadPicture,
  openShareImageDialog,
  partSwitch,
} from '../support/browser/share-image-dialog.ts';

test('copies, shares, or explains why it cannot', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) =>
        void shared.push(
          files.map(({ name, type, lastModified }) => ({ name, type, lastModified })),
        ),
    });
  });
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  const dialog = await openShareImageDialog(page);

  await dialog.getByRole('button', { name: 'Copy image' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Copied. Paste it where you like.' }),
  ).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png');
    return blob ? createImageBitmap(blob).then(({ width, height }) => [width, height]) : null;
  });
  expect(size).toEqual([1080, 1080]);

  await dialog.getByRole('button', { name: 'Share…' }).click();
  await expect(dialog.getByText('Shared.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
    [{ name: 'picture.png', type: 'image/png', lastModified: 0 }],
  ]);

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, {
      write: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    }),
  );
  await dialog.getByRole('button', { name: 'Copy image' }).click();
  await expect(
    dialog.getByText('Your browser did not allow the picture to be copied. Save it instead.'),
  ).toBeVisible();

  await page.evaluate(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function readWhite(...args) {
      const image = read.apply(this, args as Parameters<typeof read>);
      image.data.fill(255);
      return image;
    };
  });
  await dialog.getByRole('button', { name: 'Save this frame' }).click();
  await expect(
    dialog.getByText(
      'Your browser keeps pages from reading what they draw, so no file can be made. A screenshot of the preview is the same picture.',
    ),
  ).toBeVisible();
});

test('works offline once open, and explains when it cannot open', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Make a picture' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(
    page.getByText('This part didn’t load. Check your connection, then reload the page.'),
  ).toBeVisible();
  await context.setOffline(false);
  // Chromium retries a module that failed to load only after the page is loaded again.
  await page.reload();
  const fontLoaded = page
    .waitForResponse(/fraunces-latin-opsz.*woff2/)
    .then((reply) => reply.finished());
  const dialog = await openShareImageDialog(page);
  await fontLoaded;
  const online = await downloadPicture(page, dialog);
  await context.setOffline(true);
  const chart = partSwitch(dialog, 'Chart, without labels');
  for (const isShown of [false, true]) {
    await chart.setChecked(isShown);
    expect((await downloadPicture(page, dialog)).file.equals(online.file)).toBe(isShown);
  }
});
