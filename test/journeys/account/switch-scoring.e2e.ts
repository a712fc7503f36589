/**
 * A switch of the parameter set by the real server, from the console to what visitors read (F4).
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { storeResult } from '../../../src/server/features/calibration/calibration.ts';
import { openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { adminKey, expect, test as serverTest } from '../../support/browser/server.ts';
import {
  makeParameterSet,
  makeResult,
} from '../../support/psychometrics/sets/make-parameter-set.ts';

const november = '2026-11-22-1a2b3c4d';
const october = '2026-10-03-5e6f7a8b';
const sets = [
  [november, 1893],
  [october, 1104],
  ['2026-07-11-0c9d8e7f', 420],
] as const;

const test = serverTest.extend<object, { dataFolder: string }>({
  settings: [{ ADMIN_KEY: adminKey }, { scope: 'worker' }],
  dataFolder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spark-journeys-'));
      const db = openSqlite(folder);
      await db.migrate();
      for (const [version, people] of sets)
        await db.write((tx) => storeResult(tx, makeResult(makeParameterSet(version, people))));
      await db.close();
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

async function openScoring(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Scoring' }).click();
}

/** Switches as another administrator would, while the page is open. */
async function switchElsewhere(request: APIRequestContext): Promise<void> {
  const reply = await request.put('/api/v1/admin/parameter-set-in-use', {
    headers: { 'x-admin-key': adminKey },
    data: { version: october, instead: november },
  });
  expect(reply.status()).toBe(200);
}

const bySet = (page: Page, day: string) =>
  page.getByText(`by the set of ${day}, which rests on`, { exact: false });

test(
  'an administrator switches the scoring and goes back',
  { tag: '@full' },
  async ({ page, request }) => {
    await openScoring(page);
    await expect(page.getByText('Everybody is scored by the starting values.')).toBeVisible();
    await page.getByRole('button', { name: 'Read the report: Set of July' }).click();
    await expect(page.getByText('There is nothing to decide yet')).toBeVisible();
    await page.getByRole('button', { name: 'All parameter sets' }).click();
    await expect(page.getByRole('heading', { name: 'What scores everybody' })).toBeFocused();
    await page.getByRole('button', { name: 'Read the report: Set of November' }).click();
    await expect(page.getByRole('heading', { name: 'Set of November 22, 2026' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('What would change');
    await page.getByRole('button', { name: 'Score by this set' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Score by this set' }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Score by this set' })
      .press('Enter');
    await expect(bySet(page, 'November 22, 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Read the report: Set of October' }).click();
    await expect(page.getByText('but the set of November 22, 2026 is in use now')).toBeVisible();
    await page.getByRole('button', { name: 'All parameter sets' }).click();

    await switchElsewhere(request);
    await page.getByRole('button', { name: 'Go back to the starting values' }).click();
    await page.getByRole('button', { name: 'Go back', exact: true }).click();
    await expect(page.getByText('Nothing was switched. Someone else has switched')).toBeVisible();
    await expect(bySet(page, 'October 3, 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Go back to the set of November 22' }).click();
    await page.getByRole('button', { name: 'Go back', exact: true }).click();
    await expect(bySet(page, 'November 22, 2026')).toBeVisible();

    await page.getByRole('tab', { name: 'Audit Log' }).click();
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.goto('/methodology');
    await expect(page.getByText('rest on the answers of 1,893 people here')).toBeVisible();
  },
);
