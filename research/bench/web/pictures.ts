/**
 * Measures how long it takes to make a square picture on a slow processor, and the size of the
 * scripts and styles that are loaded when a dialog opens (product decisions E1).
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../test/support/browser/chromium.ts';
import {
  type Account,
  createFinishedAccount,
  signIn,
} from '../../../test/support/browser/make-account.ts';
import { startServer } from '../../../test/support/process/server-process.ts';
import { median, type Measurement } from '../measurement.ts';

const runs = 5;
/** How many times slower the emulated processor is than that of this machine. */
const slowdown = 4;
/** The longest time, in milliseconds, that making a picture may take. */
const bar = { atMost: 1000 };

const designs: Readonly<Record<string, readonly string[]>> = {
  star: ['Star'],
  'lines with all there is': ['Lines', 'Write the names', 'Show the polarities'],
  'words with all there is': ['Words', 'Write the names', 'Show the polarities'],
};

/**
 * Returns the milliseconds from the click on 'Download' until a message says that the picture is
 * saved.
 */
async function measureDownload(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Download',
        );
        const observer = new MutationObserver(() => {
          if (document.body.textContent?.includes('Saved as picture.png.'))
            resolve(performance.now() - start);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const start = performance.now();
        button?.click();
      }),
  );
}

async function openProfile(browser: Browser, baseURL: string, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, account);
  await page.getByRole('button', { name: 'Make a picture' }).waitFor();
  return page;
}

async function measurePicture(
  browser: Browser,
  baseURL: string,
  account: Account,
  options: readonly string[],
): Promise<number> {
  const page = await openProfile(browser, baseURL, account);
  await page.getByRole('button', { name: 'Make a picture' }).click();
  for (const label of options)
    await page.getByRole('dialog').getByLabel(label, { exact: true }).check();
  await page.waitForLoadState('networkidle');
  const time = await measureDownload(page);
  await page.context().close();
  return time;
}

/**
 * Returns the gzip size in KiB of the scripts and styles that are loaded after a click on a button.
 */
async function measureLoad(
  browser: Browser,
  baseURL: string,
  account: Account,
  button: string,
): Promise<number> {
  const page = await openProfile(browser, baseURL, account);
  await page.waitForLoadState('networkidle');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) bodies.push(response.body());
  });
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(bodies);
  await page.context().close();
  return loaded.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

export async function pictures(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const server = await startServer(folder);
  const baseURL = server.address;
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ baseURL });
    const account = await createFinishedAccount(context.request, (index) => ((index * 5) % 7) + 1);
    const rows: Measurement[] = [];
    for (const [name, options] of Object.entries(designs)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await measurePicture(browser, baseURL, account, options));
      rows.push({
        name: `picture, ${name}, ${slowdown} times slower`,
        value: median(times),
        unit: 'ms',
        against: null,
        bar,
      });
    }
    for (const button of ['Make a picture', 'QR code', 'What others see']) {
      rows.push({
        name: `loaded by “${button}”, gzip`,
        value: await measureLoad(browser, baseURL, account, button),
        unit: 'kB',
        against: null,
        bar: null,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
