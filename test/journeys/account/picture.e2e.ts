/** The picture that a profile or a comparison can be shared as. */

import { readChunks } from '../../../src/web/features/share-image/png-chunks.ts';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
  createOpenAccount,
  highestAnswers,
} from '../../support/browser/make-account.ts';
import { readPixels } from '../../support/browser/page/read-pixels.ts';
import { expect, test } from '../../support/browser/server.ts';
import {
  downloadPicture,
  openShareDialog,
  openShareImageDialog,
  partSwitch,
  turnToNext,
} from '../../support/browser/share-image-dialog.ts';

/** The red value (0 to 255) of a pixel near the lower left corner. */
async function readCornerRed(file: Buffer): Promise<number> {
  const { width, height, data } = await readPixels(file);
  const [x, y] = [Math.floor(width * 0.002), Math.floor(height * 0.998)];
  return data[(y * width + x) * 4] ?? Number.NaN;
}

test(
  'downloads a square, neutrally named PNG that every choice changes',
  { tag: '@full' },
  async ({ page, request, context }) => {
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

    expect(await readCornerRed(files.at(-1) ?? first.file)).toBeGreaterThan(200);
    expect(await readCornerRed(first.file)).toBeLessThan(60);
  },
);

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

test(
  'turns and swipes through the frames, and saves none that is empty',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await page.goto('/profile');
    const share = await openShareDialog(page, 'A picture');
    const button = share.getByRole('button', { name: 'Make a picture' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A picture to share' });
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    const slides = dialog.getByRole('group', { includeHidden: true, name: / of \d: / });
    const last = (await slides.count()) - 1;
    await expect(slides.first()).toHaveAccessibleName(/^1 of \d: In a few words$/);
    for (const one of await dialog.getByRole('switch').all()) await one.uncheck();
    await expect(dialog.getByText('Everything is hidden.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save this frame' })).toBeDisabled();
    await partSwitch(dialog, 'Chart, without labels').check();
    await expect(dialog.getByRole('button', { name: 'Save this frame' })).toBeEnabled();
    let name = '';
    for (let turn = 0; turn < last; turn += 1) name = await turnToNext(dialog);
    expect(name).toBe('Invitation');
    await expect(dialog.getByRole('button', { name: 'Next frame' })).toBeDisabled();
    // A swipe scrolls the frames.
    await slides.first().evaluate((slide) => slide.parentElement?.scrollTo({ left: 0 }));
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('In a few words');
    await expect(slides.nth(last)).toHaveAttribute('inert');
    await dialog.getByRole('group', { name: 'Frames, side by side' }).press('ArrowRight');
    await expect(dialog.getByRole('heading', { level: 3 })).not.toHaveText('In a few words');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test(
  'the picture has the page’s colours in light and dark',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/profile');
      const dialog = await openShareImageDialog(page);
      await expect(partSwitch(dialog, 'Dark background')).toBeChecked({
        checked: colorScheme === 'dark',
      });
      const differing = await dialog
        .locator('svg.picture')
        .first()
        .evaluate((picture) => {
          const drawn = (picture as SVGSVGElement).style;
          const root = getComputedStyle(document.documentElement);
          return [...drawn]
            .filter(
              (name) => drawn.getPropertyValue(name).trim() !== root.getPropertyValue(name).trim(),
            )
            .map((name) => [name, drawn.getPropertyValue(name), root.getPropertyValue(name)]);
        });
      expect(differing).toEqual([]);
    }
  },
);

test(
  'copies, shares, or explains why it cannot',
  { tag: '@full' },
  async ({ page, request, context }) => {
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
        'Your browser keeps pages from reading what they draw. A screenshot of the preview is the same picture.',
      ),
    ).toBeVisible();
  },
);

test(
  'works offline once open, and explains when it cannot open',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await page.goto('/profile');
    const share = await openShareDialog(page, 'A picture');
    const button = share.getByRole('button', { name: 'Make a picture' });
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
  },
);

test(
  'the picture of two shows level and shared activities only',
  { tag: '@full' },
  async ({ page, request, context }) => {
    const account = await createOpenAccount(request, highestAnswers);
    const other = await createOpenAccount(request, (index) => 7 - (index % 2));
    await haveSession(context, request, account);
    await page.goto(`/compare?profile=${other.shareCode}`);
    const level = await page
      .getByRole('heading', {
        name: /^(Very compatible|Compatible|Somewhat compatible|Unlikely to be compatible)$/,
      })
      .innerText();
    const shared = await page
      .getByRole('region', { name: 'Common High-Interest Activities' })
      .getByRole('heading', { level: 3 })
      .allInnerTexts();
    expect(shared.length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Make a picture of the two of you' }).click();
    const dialog = page.getByRole('dialog', { name: 'A picture of the two of you' });
    await expect(dialog.getByRole('img')).toBeVisible();
    const words = async () =>
      (await dialog.locator('svg.picture text').allTextContents()).filter((text) => text !== '');
    expect((await words()).join(' ')).toBe([level, 'in common', ...shared].join(' '));
    const { file } = await downloadPicture(page, dialog);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080]);
    for (const canary of [account.shareCode, other.shareCode, account.loginCode])
      expect(file.toString('latin1')).not.toContain(canary);
    for (const name of shared) await partSwitch(dialog, name).uncheck();
    expect((await words()).join(' ')).toBe(level);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(
      page.getByRole('button', { name: 'Make a picture of the two of you' }),
    ).toBeFocused();
  },
);
