/**
 * Draws this folder's pictures with the product itself: `node docs/pictures/designs/make.ts ADDRESS`, where ADDRESS is a
 * running instance (RATE_LIMIT_SCALE=1000). Six people answer through the API, a browser makes the pictures, one sheet a person keeps them.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type APIRequestContext, type Page } from '@playwright/test';
import { launchOptions } from '../../../test/support/browser/chromium.ts';
import {
  createFinishedAccount,
  signIn,
  type Account,
} from '../../../test/support/browser/make-account.ts';
import { items, people } from './people.ts';
import { writeSheet } from './sheet.ts';

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const here = new URL('.', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'spark-designs-'));
const pathOf = (name: string) => join(folder, `${name}.png`);

async function accountOf(api: APIRequestContext, name: string): Promise<Account> {
  const answer = people[name];
  return createFinishedAccount(api, (_, itemId) => {
    const item = items.get(itemId);
    if (item === undefined || answer === undefined) throw new Error(`nobody answers ${itemId}`);
    return answer(item);
  });
}

async function choose(page: Page, chosen: readonly string[]): Promise<void> {
  for (const label of chosen)
    await page.getByRole('dialog').getByLabel(label, { exact: true }).check();
}

async function keep(page: Page, name: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  await download.saveAs(pathOf(name));
}

const variants: Readonly<Record<string, readonly string[]>> = {
  star: ['Star', 'Dark'],
  'star-names': ['Star', 'Light', 'Write the names'],
  'star-polarities': ['Star', 'Dark', 'Write the names', 'Show the polarities'],
  lines: ['Lines', 'Light'],
  'lines-names': ['Lines', 'Dark', 'Write the names'],
  'lines-polarities': ['Lines', 'Light', 'Write the names', 'Show the polarities'],
  words: ['Words', 'Dark'],
  'words-names': ['Words', 'Light', 'Write the names'],
  'words-polarities': ['Words', 'Dark', 'Write the names', 'Show the polarities'],
};

const pairs = [
  ['open', 'curious', 'Dark'],
  ['leading', 'dreaming', 'Light'],
  ['one-favourite', 'reserved', 'Dark'],
] as const;

async function makePair(page: Page, other: Account, ground: string, name: string): Promise<void> {
  await page.goto(`/compare?profile=${other.shareCode}`);
  await page.getByRole('button', { name: 'Make a picture of the two of you' }).click();
  await choose(page, [ground]);
  await keep(page, name);
}

const browser = await chromium.launch(launchOptions);
const accounts = new Map<string, Account>();
const pages = new Map<string, Page>();
for (const name of Object.keys(people)) {
  const context = await browser.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    viewport: { width: 1280, height: 1000 },
  });
  const page = await context.newPage();
  const account = await accountOf(context.request, name);
  accounts.set(name, account);
  pages.set(name, page);
  await signIn(page, account);
  for (const [variant, chosen] of Object.entries(variants)) {
    await page.getByRole('button', { name: 'Make a picture' }).click();
    await choose(page, chosen);
    await keep(page, `${variant}-${name}`);
    await page.keyboard.press('Escape');
  }
}
for (const [one, other, ground] of pairs) {
  const [page, account] = [pages.get(one), accounts.get(other)];
  if (page && account) await makePair(page, account, ground, `pair-${one}-${other}`);
}
const names = Object.keys(people);
for (const name of names)
  await writeSheet(browser, {
    pictures: Object.keys(variants).map((variant) => pathOf(`${variant}-${name}`)),
    columns: 3,
    side: 400,
    file: join(here, `${name}.webp`),
  });
await writeSheet(browser, {
  pictures: pairs.map(([one, other]) => pathOf(`pair-${one}-${other}`)),
  columns: 3,
  side: 400,
  file: join(here, 'pairs.webp'),
});
for (const variant of ['star', 'lines', 'words-names'])
  await writeSheet(browser, {
    pictures: [pathOf(`${variant}-leading`)],
    columns: 1,
    side: 1080,
    file: join(here, `whole-${variant}.webp`),
  });
await browser.close();
rmSync(folder, { recursive: true });
