/** The page for one device: the survey in one document that cannot send anything. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { FileChooser, Page } from '@playwright/test';
import { offeredLocales } from '../../../src/domain/locales.ts';
import * as words from '../../../src/web/device/words.ts';
import * as moving from '../../../src/web/features/moving/words.ts';
import { sealKept } from '../../../src/web/platform/kept-file.ts';
import {
  keptFile,
  otherEdition,
  passphrase as passphraseLabel,
  wrongPassphrase,
} from '../../../src/web/platform/words.ts';
import {
  answerOnDevice,
  builtPage,
  press,
  readClipboard,
  readShownCard,
} from '../../support/browser/device/device-page.ts';
import {
  findViolations,
  measureOverflow,
  setFontSize,
} from '../../support/browser/page/accessibility.ts';
import { tabTo } from '../../support/browser/page/tab-to.ts';
import { expect, test } from '../../support/browser/server.ts';
import { bank } from '../../support/server/test-app.ts';

// A question takes no answer for a third of a second, and some tests answer for two people.
test.describe.configure({ timeout: 240_000 });

const passphrase = 'four words of no sense';
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function saveDownload(page: Page, save: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

test('saves itself, byte by byte as served, with the sum that the site shows', async ({ page }) => {
  const served = await page.request.get('/device');
  await page.goto('/device');
  const path = await saveDownload(page, () => press(page, words.savePage));
  const sum = sha256(readFileSync(path));
  expect(sum).toBe(sha256(await served.body()));
  expect(await (await page.request.get('/device/sha256.txt')).text()).toContain(
    `${sum}  spark-en.html\n`,
  );
});

test('weighs at most 260 kB compressed and 900 kB raw, in each language', () => {
  for (const locale of offeredLocales) {
    const bytes = readFileSync(builtPage(locale));
    expect([locale, bytes.length <= 900_000, gzipSync(bytes).length <= 260_000]).toEqual([
      locale,
      true,
      true,
    ]);
  }
});

/** Presses a button or follows a link by keyboard alone. */
async function strike(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Fills a field by keyboard alone, in place of what it holds. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

async function chooseFile(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), strike(page, keptFile)]);
  await chooser.setFiles(file);
}

test('keeps answers by keyboard, and says why a file does not open @full', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/device');
  await answerOnDevice(page, 3);
  const line = await page.getByRole('heading', { level: 1 }).textContent();
  await strike(page, words.keep);
  await typeInto(page, passphraseLabel, passphrase);
  const path = await saveDownload(page, () => page.keyboard.press('Enter'));
  const file = readFileSync(path);
  expect(file.includes('A01')).toBe(false);
  await page.keyboard.press('Escape');
  await strike(page, words.wipe);
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  await strike(page, words.openKept);
  const later = Buffer.from(file).fill('2', 5, 6); // the digit is the version
  const other = { edition: bank.current.layout.number - 1, person: {}, answers: [], limits: [] };
  for (const [buffer, given, refusal] of [
    [later, passphrase, otherEdition],
    [Buffer.from(await sealKept(other, passphrase)), passphrase, otherEdition],
    [file, 'another passphrase', wrongPassphrase],
    [file, passphrase, null],
  ] as const) {
    await chooseFile(page, { name: 'kept.bin', mimeType: '', buffer });
    await typeInto(page, passphraseLabel, given);
    await page.keyboard.press('Enter');
    if (refusal === null) break;
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    await typeInto(page, passphraseLabel, ''); // the next refusal appears anew
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(line ?? '');
});

async function copyCardByKey(page: Page): Promise<string> {
  await page.bringToFront();
  await strike(page, words.cardsTitle);
  await strike(page, words.copyCard);
  const link = await readShownCard(page);
  expect(link.length).toBeLessThanOrEqual(300);
  await expect.poll(() => readClipboard(page)).toBe(link);
  return link;
}

test('compares by cards and keyboard, on either side @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  for (const [one, value] of [
    [page, 3],
    [other, 5],
  ] as const) {
    await one.goto('/device');
    await answerOnDevice(one, value);
  }
  const cards = [await copyCardByKey(page), await copyCardByKey(other)];
  const percents: (string | null)[] = [];
  for (const [one, card] of [
    [page, cards[1]],
    [other, cards[0]],
  ] as const) {
    await one.bringToFront();
    await typeInto(one, words.cardOrLink, 'nonsense');
    await one.keyboard.press('Enter');
    await expect(one.getByText(words.noCard)).toBeVisible();
    await typeInto(one, words.cardOrLink, card ?? '');
    await strike(one, 'Compare');
    await expect(one.getByRole('heading', { level: 1 })).toBeFocused();
    const text = await one.locator('main').textContent();
    percents.push(/\d+\s?%/.exec(text ?? '')?.[0] ?? null);
  }
  expect(percents[0]).not.toBeNull();
  expect(percents[1]).toBe(percents[0]);
});

/** The open screen or dialog has room for its texts, at 200 % on the narrowest phone, too. */
async function expectUsable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await findViolations(page)).toEqual([]);
  expect.soft(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await setFontSize(page, 200);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await measureOverflow(page), `${width} px at 200 %`).toBeLessThanOrEqual(0);
  }
  await setFontSize(page, 100);
}

test('is usable by everybody: axe, 320 px at 200 %, both themes, German, Hebrew @full', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const dialog = page.getByRole('dialog');
  for (const [path, colorScheme] of [
    ['/device', 'light'],
    ['/de/device', 'light'],
    ['/he/device', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await expectUsable(page);
    await page.locator('main button[aria-haspopup]').click(); // to open a kept file
    await dialog.waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.locator('main a[href="/survey"]').click();
    await dialog.waitFor();
    await expectUsable(page);
    await answerOnDevice(page, 3);
    await expectUsable(page);
    await page.locator('.first-actions button[aria-haspopup]').first().click(); // to keep
    await dialog.waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.locator('main a[href="/cards"]').click();
    await expectUsable(page);
  }
});

test('moves the answers of a kept file to an account @full', async ({ page }) => {
  await page.goto('/device');
  await answerOnDevice(page, 3);
  await press(page, words.keep);
  await page.getByLabel(passphraseLabel, { exact: true }).fill(passphrase);
  const path = await saveDownload(page, () => press(page, words.saveKept));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/move');
  await page.getByLabel(keptFile, { exact: true }).setInputFiles(path);
  await page.getByLabel(passphraseLabel).fill(passphrase);
  await press(page, moving.move);
  await expect(page.getByText(moving.tickFirst)).toBeVisible();
  await page.locator('input[name="consent"]').check();
  await press(page, moving.move);
  await expect(page.getByRole('heading', { name: moving.moved })).toBeVisible();
  await expect(page.locator('main')).toContainText(/([0-9A-Z]{4}-){5}[0-9A-Z]{4}/);
});
