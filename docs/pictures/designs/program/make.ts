/**
 * Makes the pictures of the folder above with a running instance (RATE_LIMIT_SCALE=1000):
 * `node docs/pictures/designs/program/make.ts ADDRESS`. Six invented people answer through the API;
 * a browser makes their pictures and puts them on sheets.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../../test/support/browser/chromium.ts';
import {
  type Account,
  createFinishedAccount,
  signIn,
} from '../../../../test/support/browser/make-account.ts';
import { items, people } from './people.ts';
import { writeSheet } from './sheet.ts';

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const outputFolder = fileURLToPath(new URL('../', import.meta.url));
const pictureFolder = mkdtempSync(join(tmpdir(), 'spark-designs-'));
const picturePath = (name: string) => join(pictureFolder, `${name}.png`);

/** The options of the dialog, by the name of the variant. */
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

interface SignedInPerson {
  readonly account: Account;
  readonly page: Page;
}

function createPerson(api: APIRequestContext, name: string): Promise<Account> {
  const answer = people[name];
  return createFinishedAccount(api, (_, itemId) => {
    const item = items.get(itemId);
    if (item === undefined || answer === undefined) throw new Error(`no answer to ${itemId}`);
    return answer(item);
  });
}

async function signInPerson(browser: Browser, name: string): Promise<SignedInPerson> {
  const context = await browser.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    viewport: { width: 1280, height: 1000 },
  });
  const page = await context.newPage();
  const account = await createPerson(context.request, name);
  await signIn(page, account);
  return { account, page };
}

/** Chooses options in the open dialog and downloads the picture. */
async function download(page: Page, options: readonly string[], name: string): Promise<void> {
  for (const label of options)
    await page.getByRole('dialog').getByLabel(label, { exact: true }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  await file.saveAs(picturePath(name));
}

async function makeProfilePictures(page: Page, name: string): Promise<void> {
  for (const [variant, options] of Object.entries(variants)) {
    await page.getByRole('button', { name: 'Make a picture' }).click();
    await download(page, options, `${variant}-${name}`);
    await page.keyboard.press('Escape');
  }
}

async function makePairPicture(
  page: Page,
  other: Account,
  theme: string,
  name: string,
): Promise<void> {
  await page.goto(`/compare?profile=${other.shareCode}`);
  await page.getByRole('button', { name: 'Make a picture of the two of you' }).click();
  await download(page, [theme], name);
}

async function writeSheets(browser: Browser): Promise<void> {
  for (const name of Object.keys(people))
    await writeSheet(browser, {
      pictures: Object.keys(variants).map((variant) => picturePath(`${variant}-${name}`)),
      columns: 3,
      side: 400,
      file: join(outputFolder, `${name}.webp`),
    });
  await writeSheet(browser, {
    pictures: pairs.map(([one, other]) => picturePath(`pair-${one}-${other}`)),
    columns: 3,
    side: 400,
    file: join(outputFolder, 'pairs.webp'),
  });
  for (const variant of ['star', 'lines', 'words-names'])
    await writeSheet(browser, {
      pictures: [picturePath(`${variant}-leading`)],
      columns: 1,
      side: 1080,
      file: join(outputFolder, `whole-${variant}.webp`),
    });
}

const browser = await chromium.launch(launchOptions);
const signedIn = new Map<string, SignedInPerson>();
for (const name of Object.keys(people)) {
  const person = await signInPerson(browser, name);
  signedIn.set(name, person);
  await makeProfilePictures(person.page, name);
}
for (const [one, other, theme] of pairs) {
  const [first, second] = [signedIn.get(one), signedIn.get(other)];
  if (first && second)
    await makePairPicture(first.page, second.account, theme, `pair-${one}-${other}`);
}
await writeSheets(browser);
await browser.close();
rmSync(pictureFolder, { recursive: true });
