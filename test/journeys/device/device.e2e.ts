/** The page for one device: the survey in one document that cannot send anything. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { offeredLocales } from '../../../src/domain/locales.ts';
import * as words from '../../../src/web/device/words.ts';
import * as moving from '../../../src/web/features/moving/words.ts';
import {
  backToProfile,
  keptFile,
  passphrase as passphraseLabel,
  wrongPassphrase,
} from '../../../src/web/platform/words.ts';
import { answerOnDevice, builtPage } from '../../support/browser/device/device-page.ts';
import { findViolations, measureOverflow } from '../../support/browser/page/accessibility.ts';
import { expect, test } from '../../support/browser/server.ts';

// A question takes no answer for a third of a second, and some tests answer for two people.
test.describe.configure({ timeout: 240_000 });

const passphrase = 'four words of no sense';
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

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

/** The daily run tries one of each kind. */
const usual = (isUsual: boolean): string[] => (isUsual ? [] : ['@full']);

test('keeps answers under a passphrase, and says when it is wrong @full', async ({ page }) => {
  await page.goto('/device');
  await answerOnDevice(page, 3);
  const line = await page.getByRole('heading', { level: 1 }).textContent();
  await press(page, words.keep);
  await page.getByLabel(passphraseLabel, { exact: true }).fill(passphrase);
  const path = await saveDownload(page, () => press(page, words.saveKept));
  expect(readFileSync(path).includes('A01')).toBe(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await press(page, words.openKept);
  await page.getByLabel(keptFile, { exact: true }).setInputFiles(path);
  for (const [given, seen] of [
    ['another passphrase', wrongPassphrase],
    [passphrase, null],
  ] as const) {
    await page.getByLabel(passphraseLabel, { exact: true }).fill(given);
    await press(page, words.open);
    if (seen !== null) await expect(page.getByText(seen)).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(line ?? '');
});

async function readOwnCard(page: Page): Promise<string> {
  await follow(page, words.cardsTitle);
  const link = (await page.locator('p[dir="ltr"]').textContent()) ?? '';
  expect(link.length).toBeLessThanOrEqual(300);
  return link;
}

test('compares by cards, on either side @full', async ({ page, context }) => {
  const other = await context.newPage();
  for (const [one, value] of [
    [page, 3],
    [other, 5],
  ] as const) {
    await one.goto('/device');
    await answerOnDevice(one, value);
  }
  const cards = [await readOwnCard(page), await readOwnCard(other)];
  const percents: (string | null)[] = [];
  for (const [one, card] of [
    [page, cards[1]],
    [other, cards[0]],
  ] as const) {
    await one.getByLabel(words.cardOrLink).fill('nonsense');
    await press(one, 'Compare');
    await expect(one.getByText(words.noCard)).toBeVisible();
    await one.getByLabel(words.cardOrLink).fill(card ?? '');
    await press(one, 'Compare');
    await expect(one.getByRole('heading', { level: 1 })).toBeFocused();
    const text = await one.locator('main').textContent();
    percents.push(/\d+\s?%/.exec(text ?? '')?.[0] ?? null);
  }
  expect(percents[0]).not.toBeNull();
  expect(percents[1]).toBe(percents[0]);
});

/** Whatever the page and the browser hold for the eye, the ear, a search or the next page. */
async function readPage(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const heard = await client.send('Accessibility.getFullAXTree');
  const rest = await page.evaluate(async () => [
    document.body.outerHTML.replace(/<script.*/s, ''),
    [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
    [document.title, document.cookie, window.name, window.location.href, window.history.state],
    [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), await caches.keys()],
    await navigator.clipboard.readText(),
  ]);
  await client.detach();
  return JSON.stringify([heard, rest]);
}

/** Answers as the first person, and returns what nobody else may find. */
async function answerAsFirst(page: Page): Promise<readonly string[]> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/device');
  await answerOnDevice(page, 3);
  const sentences = await page.locator('.first-screen p').allTextContents();
  const line = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const card = await readOwnCard(page);
  await press(page, words.copyCard);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(card);
  await page.getByRole('link', { name: backToProfile }).first().click();
  await follow(page, words.togetherTitle);
  await press(page, words.passPhone);
  return [line, card, ...sentences.filter((sentence) => sentence !== words.onlyHere)];
}

async function expectNothingOf(texts: readonly string[], page: Page): Promise<void> {
  const seen = await readPage(page);
  expect(texts.filter((text) => seen.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  expect(
    await page.evaluate(
      (text) => 'find' in window && (window.find as (text: string) => boolean)(text),
      texts[0] ?? '',
    ),
  ).toBe(false);
}

test('nothing of the first comes back by Back, Forward, reload or a restored page @full', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const own = await answerAsFirst(page);
  await press(page, words.havePhone);
  await expectNothingOf(own, page);
  const start = page.getByRole('heading', { name: words.title });
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await start.waitFor();
  await expectNothingOf(own, page);
  await page.reload();
  await page.goBack();
  await page.goForward();
  await start.waitFor();
  await expectNothingOf(own, page);
});

for (const [first, second] of [
  [true, true],
  [true, false],
  [false, true],
] as const)
  test(
    `two on one phone: ${first ? 'yes' : 'no'} and ${second ? 'yes' : 'no'}`,
    {
      tag: usual(first && !second),
    },
    async ({ page }) => {
      const own = await answerAsFirst(page);
      await expectNothingOf(own, page);
      await press(page, words.havePhone);
      await expectNothingOf(own, page);
      await page.locator('input[name="consent"]').check();
      await page.locator('dialog button.bg-accent').click();
      await answerRest(page);
      await follow(page, words.goOnTogether);
      await press(page, second ? words.yesShow : words.noShow);
      await press(page, words.havePhone);
      await press(page, first ? words.yesShow : words.noShow);
      if (first && second) {
        await expect(page.getByText(words.otherSide)).toBeVisible();
        // Neither profile is left.
        await expect(page.getByRole('link', { name: backToProfile })).toHaveCount(0);
      } else {
        await expect(page.getByRole('heading', { name: words.nothingShown })).toBeVisible();
        expect(await readPage(page)).not.toMatch(/\d\s?%/);
      }
    },
  );

async function answerRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (!document.querySelector('.first-screen')) {
      document.querySelector<HTMLElement>('fieldset[data-state="open"] input[value="6"]')?.click();
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    }
  });
}

test('is usable by everybody: axe, 360 px, both themes, Hebrew @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, colorScheme] of [
    ['/device', 'light'],
    ['/he/device', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    expect(await findViolations(page)).toEqual([]);
    await answerOnDevice(page, 3);
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await page.locator('main a[href="/cards"]').click();
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
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
