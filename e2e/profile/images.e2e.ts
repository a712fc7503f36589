/** Square pictures of a profile, made in the browser (spec §1; decisions E1). */

import { readdirSync, readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { chunksOf } from '../../src/web/features/share-image/png.ts';
import { createFinishedAccount, haveSession } from '../../test/support/browser/make-account.ts';
import { pixelsOf } from '../../test/support/browser/pixels.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const mixed = (index: number) => ((index * 5) % 7) + 1;

async function openPictures(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  return dialog;
}

async function download(
  page: Page,
  dialog: Locator,
): Promise<{ readonly file: Buffer; readonly download: Download }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { file: readFileSync(await download.path()), download };
}

/** A radio button or a checkbox, by its whole label. */
const option = (dialog: Locator, label: string): Locator =>
  dialog
    .getByRole('radio', { name: label, exact: true })
    .or(dialog.getByRole('checkbox', { name: label, exact: true }));

/** How bright its red is near the lower left corner. */
async function cornerOf(page: Page, file: Buffer): Promise<number> {
  const { width, height, data } = await pixelsOf(page, file);
  const [x, y] = [Math.floor(width * 0.002), Math.floor(height * 0.998)];
  return data[(y * width + x) * 4] ?? Number.NaN;
}

test('downloads a square, neutrally named PNG that every option changes', async ({
  page,
  request,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const account = await createFinishedAccount(request, mixed);
  await haveSession(context, request, account);
  await page.goto('/profile');
  const dialog = await openPictures(page);

  const first = await download(page, dialog);
  expect(first.download.suggestedFilename()).toBe('picture.png');
  expect(first.file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect([first.file.readUInt32BE(16), first.file.readUInt32BE(20)]).toEqual([1080, 1080]);
  expect([...new Set(chunksOf(first.file).map(({ name }) => name))]).toEqual([
    'IHDR',
    'IDAT',
    'IEND',
  ]);
  await expect(dialog.getByText('Saved as picture.png.')).toBeVisible();

  const files = [first.file];
  const changes: readonly (() => Promise<void>)[] = [
    () => option(dialog, 'Write the names').check(),
    () => option(dialog, 'Show the polarities').check(),
    () => option(dialog, 'Fetishism').uncheck(),
    () => dialog.getByLabel('A line of your own (optional)').fill('Ask me'),
    () => option(dialog, 'Lines').check(),
    () => option(dialog, 'Write the names').uncheck(),
    () => option(dialog, 'Words').check(),
    () => option(dialog, 'Light').check(),
  ];
  for (const change of changes) {
    await change();
    files.push((await download(page, dialog)).file);
  }
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(files.length);
  for (const file of files) expect(file.length).toBeLessThan(400_000);

  expect(await cornerOf(page, files.at(-1) ?? first.file)).toBeGreaterThan(200);
  expect(await cornerOf(page, first.file)).toBeLessThan(60);
});

test('drawing, file and description contain no code, link or name', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createFinishedAccount(request, mixed);
  await haveSession(context, request, account);
  await page.goto('/profile');
  const dialog = await openPictures(page);
  const canaries = [
    account.shareCode,
    account.loginCode,
    account.token,
    new URL(page.url()).host,
    'Spark',
    'S.P.A.R.K.',
  ];
  const names =
    /Domin|Submis|Sad|Maso|Bond|Exhib|Voyeur|Fetish|Humil|Primal|Caregiv|Caring|Monogamy|ENM|Sensory|Leader|Giver|Hunter|Little|fantasy|activity/;
  for (const design of ['Star', 'Lines', 'Words']) {
    await option(dialog, design).check();
    await dialog.getByRole('button', { name: 'Copy description' }).click();
    const description = await page.evaluate(() => navigator.clipboard.readText());
    const drawn = (
      await dialog.getByRole('img', { name: description }).locator('text').allTextContents()
    ).join(' ');
    const { file } = await download(page, dialog);
    for (const canary of canaries)
      expect(`${description} ${drawn} ${file.toString('latin1')}`).not.toContain(canary);
    expect(`${description} ${drawn}`).not.toMatch(names);
  }
});

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
  await haveSession(context, request, await createFinishedAccount(request, mixed));
  await page.goto('/profile');
  const dialog = await openPictures(page);

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
  await expect(dialog.getByText('Handed over.')).toBeVisible();
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
    dialog.getByText(
      'Your browser did not let the picture into the clipboard. Download it instead.',
    ),
  ).toBeVisible();

  await page.evaluate(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function white(...all) {
      const found = read.apply(this, all as Parameters<typeof read>);
      found.data.fill(255);
      return found;
    };
  });
  await dialog.getByRole('button', { name: 'Download' }).click();
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
  await haveSession(context, request, await createFinishedAccount(request, mixed));
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Make a picture' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(
    page.getByText(
      'This part could not be loaded. Check the connection, then load the page again.',
    ),
  ).toBeVisible();
  await context.setOffline(false);
  // Chromium remembers that a module failed: only a new page asks again.
  await page.reload();
  const fetched = page
    .waitForResponse(/fraunces-latin-opsz.*woff2/)
    .then((reply) => reply.finished());
  const dialog = await openPictures(page);
  await fetched;
  const online = await download(page, dialog);
  await context.setOffline(true);
  for (const design of ['Lines', 'Words', 'Star']) {
    await option(dialog, design).check();
    expect((await download(page, dialog)).file.equals(online.file)).toBe(design === 'Star');
  }
});

test('manages focus, and explains when too few themes are chosen', async ({
  page,
  request,
  context,
}) => {
  await haveSession(context, request, await createFinishedAccount(request, mixed));
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Make a picture' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  const dimensions = dialog.getByRole('group', { name: 'Dimensions' }).getByRole('checkbox');
  await expect(dimensions).toHaveCount(10);
  for (const dimension of (await dimensions.all()).slice(0, 8)) await dimension.uncheck();
  await expect(
    dialog.getByText('“Star” needs at least 3 dimensions. Choose more, or another design.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await option(dialog, 'Lines').check();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the picture has the page’s colours in light and dark', async ({ page, request, context }) => {
  await haveSession(context, request, await createFinishedAccount(request, mixed));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/profile');
    const dialog = await openPictures(page);
    await expect(option(dialog, colorScheme === 'dark' ? 'Dark' : 'Light')).toBeChecked();
    const differing = await dialog.locator('svg.picture').evaluate((picture) => {
      const own = (picture as SVGSVGElement).style;
      const page = getComputedStyle(document.documentElement);
      return [...own]
        .filter((name) => own.getPropertyValue(name).trim() !== page.getPropertyValue(name).trim())
        .map((name) => [name, own.getPropertyValue(name), page.getPropertyValue(name)]);
    });
    expect(differing).toEqual([]);
  }
});

test('the picture of two shows level and shared activities only', async ({
  page,
  request,
  context,
}) => {
  const account = await createFinishedAccount(request, () => 7);
  const other = await createFinishedAccount(request, (index) => 7 - (index % 2));
  await haveSession(context, request, account);
  await page.goto(`/compare?profile=${other.shareCode}`);
  const level = await page
    .getByText(/^(Very compatible|Compatible|Somewhat compatible|Unlikely to be compatible)$/)
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
  const { file } = await download(page, dialog);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080]);
  for (const canary of [account.shareCode, other.shareCode, account.loginCode])
    expect(file.toString('latin1')).not.toContain(canary);
  for (const name of shared) await option(dialog, name).uncheck();
  expect((await words()).join(' ')).toBe(level);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByRole('button', { name: 'Make a picture of the two of you' }),
  ).toBeFocused();
});

test('no page loads the picture code before it is needed', () => {
  const folder = new URL('../../dist/web/assets/', import.meta.url);
  const scripts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
  const staticImports = (name: string): string[] =>
    [
      ...(scripts.get(name) ?? '').matchAll(
        /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?["']\.\/([^"']+\.js)["']/g,
      ),
    ].map(([, found = '']) => found);
  const reached = new Set<string>();
  const walk = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    staticImports(name).forEach(walk);
  };
  const isPicture = ([, text]: readonly [string, string]) =>
    text.includes('picture.png') ||
    (text.includes('A picture of the two of you') && text.includes('in common')) ||
    text.includes('data:font/woff2');
  const pictures = [...scripts].filter(isPicture).map(([name]) => name);
  expect(pictures.length).toBeGreaterThan(0);
  const pages = [...scripts.keys()].filter((name) => /-screen-|^index-/.test(name));
  expect(pages.length).toBeGreaterThan(10);
  pages.forEach(walk);
  expect(reached.size).toBeGreaterThan(pages.length);
  expect(pictures.filter((name) => reached.has(name))).toEqual([]);
});
