/** The public statistics at /statistics, made by the server from stored ones. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshStatistics } from '../../src/server/features/statistics/statistics.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import {
  inventedReply,
  inventedStatistics,
} from '../../src/web/features/gallery/invented/invented-statistics.ts';
import { answerWith } from '../../test/support/browser/faults.ts';
import { expect, test as serverTest } from '../../test/support/browser/server.ts';
import { makeScoredPeople } from '../../test/support/psychometrics/scored-people.ts';

/** Publishes the statistics of 320 people in a new folder. */
async function publishIn(folder: string): Promise<void> {
  const db = openSqlite(folder);
  await db.migrate();
  await db.write((tx) =>
    refreshStatistics(tx, {
      people: makeScoredPeople('visitors', 320).map((person) => ({
        ...person,
        tag: randomBytes(32),
      })),
      bank: readItemBank(new URL('../../items/', import.meta.url)).current.model,
      parameterSet: 'starting values',
      day: '2026-11-12',
      random: randomBytes,
    }),
  );
  await db.close();
}

const test = serverTest.extend<object, { dataFolder: string }>({
  dataFolder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spark-e2e-'));
      await publishIn(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('leads from the landing page to bars, tables and curves', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveTitle('Statistics');
  await expect(page.getByText('At least 300 people have donated')).toBeVisible();
  await expect(page.getByText('As of November 12, 2026.')).toBeVisible();
  const theme = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Sensory & Soft Play' }),
    });
  await expect(theme.getByRole('img', { name: /^Sensory & Soft Play\. 0 to 20: / })).toBeVisible();
  await expect(
    theme.getByRole('img', { name: /where the questions measure sharply/ }),
  ).toBeVisible();
  await theme.getByText('Show as table').first().click();
  const rows = theme.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(5)).toContainText('80 to 100fewer than 10, or hidden');
  await expect(theme.getByText(/score higher both times in about [5-9] of 10 cases/)).toBeVisible();
});

test('says above everything that the people are invented', async ({ page }) => {
  const statistics = { ...inventedStatistics, synthetic: true };
  await answerWith(page, 'publicStatistics', 200, { ...inventedReply, statistics });
  await page.goto('/statistics');
  const notice = page.locator('article > :first-child');
  await expect(notice).toHaveText(/^This is a demonstration: everybody on this page is invented\./);
  await expect(page.getByText('At least 1,250 invented people took the survey.')).toBeVisible();
  await expect(page.getByText('donated')).toHaveCount(0);
  await expect(page.getByText('chose to share their answers')).toHaveCount(0);
});

test('says nothing of a demonstration about real people', async ({ page }) => {
  await page.goto('/statistics');
  await expect(page.getByText('chose to share their answers')).toBeVisible();
  await expect(page.getByText('invented')).toHaveCount(0);
});

test('opens tables by the keyboard', async ({ page }) => {
  await page.goto('/statistics');
  const summary = page.getByText('Show as table').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('says why there is nothing yet', async ({ page }) => {
  const parameters = { provisional: 107, literature: 21, calibrated: 0, people: null };
  await answerWith(page, 'publicStatistics', 200, { parameters, statistics: null });
  await page.goto('/statistics');
  await expect(page.getByText('once 50 people have donated their answers')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What all answers say together');
});

test('the methodology says where the parameters stand', async ({ page, request }) => {
  const { parameters } = await (await request.get('/api/v1/statistics')).json();
  await page.goto('/methodology');
  await expect(
    page.getByText(
      `${parameters.literature} lean on published surveys and ${parameters.provisional} were set by judgement. None rests on answers given here yet.`,
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'What all answers say together' }).click();
  await expect(page).toHaveURL(/\/statistics$/);
});
