/** One’s own answers: limits, a donated copy, and a file to keep. */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hold, restore } from '../support/browser/faults.ts';
import { createFinishedAccount, mixedAnswers, signIn } from '../support/browser/make-account.ts';
import { scaleLabels } from '../support/browser/page/survey-page.ts';
import { expect, test } from '../support/browser/server.ts';

test('a limit is marked by keyboard, announced, kept and taken off', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  await page.getByRole('link', { name: 'what’s off the table' }).click();
  await expect(
    page.getByText(
      'Nobody else ever sees what you mark here. A marked question never appears in anything you share with someone.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(page.getByRole('checkbox')).toHaveCount(63);
  const row = page.getByRole('listitem').filter({ hasText: 'feathers or silk' });
  await expect(row.getByRole('combobox')).toHaveValue(`${mixedAnswers(0)}`);
  await expect(row.getByRole('option', { selected: true })).toHaveText(
    `${mixedAnswers(0)} ${scaleLabels[mixedAnswers(0) - 1]}`,
  );

  const limit = row.getByRole('checkbox', { name: /^Hard limit/ });
  const announcement = page.locator('article output').first();
  await limit.focus();
  const release = await hold(page, 'setLimit');
  await page.keyboard.press('Space');
  await expect(limit).toBeChecked();
  await expect(announcement).toHaveText('Saving…');
  release();
  await expect(announcement).toHaveText('Saved');
  await expect(page.getByText('1 hard limit', { exact: true })).toBeVisible();
  await restore(page, 'setLimit');
  await page.reload();
  await expect(limit).toBeChecked();
  await row.getByText('Hard limit', { exact: true }).click();
  await expect(announcement).toHaveText('Saved');
  await page.reload();
  await expect(limit).not.toBeChecked();
});

test('a copy is donated and taken back @full', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers, { synthetic: false });
  const readDonation = async () => {
    const headers = { authorization: `Bearer ${account.token}` };
    return (await request.get('/api/v1/user/donation', { headers })).json();
  };
  await signIn(page, account);
  await page.goto('/profile/edit#donation');
  await expect(page.getByRole('heading', { name: 'Donate a copy of your answers' })).toBeFocused();
  const donate = page.getByRole('checkbox', { name: /^Donate a copy/ });
  const addDetails = page.getByRole('checkbox', { name: /^Add my age range/ });
  await donate.press('Space');
  await expect(donate).toBeFocused();
  await expect(page.getByText(/^On since .* A copy is stored\.$/)).toBeVisible();
  await addDetails.check();
  await expect.poll(readDonation).toMatchObject({ choice: 'answersAndDetails', hasCopy: true });
  await page.reload();
  await expect(addDetails).toBeChecked();
  await donate.uncheck();
  await expect(addDetails).not.toBeChecked();
  await expect.poll(readDonation).toMatchObject({ choice: 'none', hasCopy: false });
});

async function saveResult(page: Page, withAnswers: boolean): Promise<string> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Keep my result' }).click();
  if (withAnswers) await page.getByRole('checkbox', { name: 'With my answers' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-result.html');
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

test('the result is kept as a file that opens offline', async ({ page, request, browser }) => {
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  const whole = await readFile(await saveResult(page, true), 'utf8');
  expect(whole.split('My answers')[1]?.match(/<li>/g)?.length).toBeGreaterThanOrEqual(63);
  const path = await saveResult(page, false);
  expect(await readFile(path, 'utf8')).not.toContain('My answers');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const figures = await readFigures(page);
  expect(figures.length).toBeGreaterThan(40);

  const context = await browser.newContext({ offline: true });
  const reader = await context.newPage();
  const requests: string[] = [];
  reader.on('request', (sent) => requests.push(sent.url()));
  await reader.goto(`file://${path}`);
  expect(await readFigures(reader)).toEqual(figures);
  expect(requests).toHaveLength(1);
  await expect(reader.locator('script, [src], [href]:not(use), link, button')).toHaveCount(0);
  const pdf = (await reader.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await context.close();
});
