/** One's own result as one file (and what a browser without a network shows of it). */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createFinishedAccount, mixedAnswers, signIn } from '../../support/browser/make-account.ts';
import { expect, test } from '../../support/browser/server.ts';

async function saveResult(page: Page, withAnswers: boolean): Promise<string> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Keep my result' }).click();
  if (withAnswers) await page.getByRole('checkbox', { name: 'With my answers' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-result.html');
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  // The name tells the browser what the file is.
  const path = test.info().outputPath(`${withAnswers ? 'whole' : 'bare'}.html`);
  await file.saveAs(path);
  return path;
}

/** All numbers that the printed page shows, in their order. */
async function readFigures(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('#main').innerText();
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

test('the file opens offline and has the figures of the profile', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  const path = await saveResult(page, false);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const figures = await readFigures(page);
  const context = await browser.newContext({ offline: true });
  const reader = await context.newPage();
  const requests: string[] = [];
  reader.on('request', (sent) => requests.push(sent.url()));
  await reader.goto(`file://${path}`);
  expect(await readFigures(reader)).toEqual(figures);
  expect(figures.length).toBeGreaterThan(40);
  expect(requests).toHaveLength(1);
  await expect(reader.locator('script, [src], [href]:not(use), link, button')).toHaveCount(0);
  await expect(reader.locator('#main svg').first()).toBeVisible();
  const pdf = (await reader.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await context.close();
});

test(
  'the file has the answers only if they are ticked',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, mixedAnswers));
    const [bare, whole] = [await saveResult(page, false), await saveResult(page, true)];
    expect(await readFile(bare, 'utf8')).not.toContain('My answers');
    const items = (await readFile(whole, 'utf8')).split('My answers')[1]?.match(/<li>/g);
    expect(items?.length).toBeGreaterThanOrEqual(63);
  },
);
