/**
 * Parameter sets in the admin console (product decisions F4), with invented replies.
 */

import { type Page } from '@playwright/test';
import { type Input } from '../../../src/contract/endpoints.ts';
import { answerWith, restore } from '../../support/browser/faults.ts';
import { adminKey, expect, test } from '../../support/browser/server.ts';
import {
  manySets,
  newReport,
  newSet,
  noSets,
  report,
  switchedSets,
} from '../../support/psychometrics/sets/parameter-sets.ts';

test.use({ settings: { ADMIN_KEY: adminKey } });

test.beforeEach(async ({ page }) => {
  await answerWith(page, 'listParameterSets', 200, manySets);
  await answerWith(page, 'parameterSetReport', 200, newReport);
});

async function openScoring(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Admin key').fill(adminKey);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Scoring' }).click();
}

const openReport = (page: Page) =>
  page.getByRole('button', { name: 'Read the report: Set of November 22, 2026' }).click();

test('shows what scores everybody and which sets there are', async ({ page }) => {
  await openScoring(page);
  await expect(page.getByText('by the set of October 3, 2026, which rests on')).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'Rests on the answers of' });
  await expect(rows).toHaveText([
    /^Set of November 22, 2026Ready to use.*1,893 people\.2 of its questions have been reworded/,
    /^Set of October 3, 2026In use/,
    /^Set of August 30, 2026Damaged.*Calibrate again, or add the file of its result once more/,
    /^Set of July 11, 2026To look at.*420 people\.A shadow fit: .*1,000 people/,
  ]);
  await expect(rows.nth(2).getByRole('button')).toHaveCount(0);
});

test('tells first what would change for how many people', async ({ page }) => {
  await openScoring(page);
  await openReport(page);
  await expect(page.getByRole('heading', { name: 'Set of November 22, 2026' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('What would change');
  await expect(page.getByText('171 people (34%) would see at least one theme')).toBeVisible();
  await expect(page.getByText('59 people (12%) would get another first archetype')).toBeVisible();
  await expect(page.getByText('94 people were left out')).toBeVisible();
  await page.getByRole('button', { name: 'All parameter sets' }).click();
  await expect(page.getByRole('heading', { name: 'What scores everybody' })).toBeFocused();
});

test('lists the questions, the changed ones first and by theme', async ({ page, request }) => {
  const texts = await request.get('/api/v1/admin/survey-items?formSlug=standard-48', {
    headers: { 'x-admin-key': adminKey },
  });
  const items: { id: string; category: string; text: string }[] = await texts.json();
  await openScoring(page);
  await openReport(page);
  const table = page.getByRole('table', { name: 'The questions and their parameters' });
  const rows = table.locator('tbody');
  await expect(rows).toHaveCount(15);
  await expect(rows.first()).toContainText('changed');
  await page.getByRole('button', { name: 'Show all 128' }).click();
  await expect(rows).toHaveCount(128);
  const marked = report.items.filter(({ drifts }) => drifts).length;
  await expect(rows.nth(marked - 1)).toContainText('changed');
  await expect(rows.nth(marked)).not.toContainText('changed');
  await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'Sensory & Soft Play' });
  const reported = new Set(report.items.map(({ id }) => id));
  const soft = items.find(({ id, category }) => category === 'SENS' && reported.has(id));
  await expect(table.getByRole('rowheader', { name: soft?.text ?? '' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Sensory & Soft Play' })).toHaveCount(await rows.count());
  await expect(page.getByText(/^\d+ of \d+ shown$/)).toBeVisible();
});

test('names the questions that groups answer differently', async ({ page }) => {
  await openScoring(page);
  await openReport(page);
  const table = page.getByRole('table', {
    name: 'By gender: men, women, and non-binary people. The questions that differ',
  });
  await expect(table.locator('tbody')).toHaveCount(2);
  await expect(table.locator('tbody').first()).toContainText('A24+0.91+0.345.8%');
  await page.getByRole('button', { name: '1 more difference, too small to matter' }).click();
  await expect(
    page.getByRole('table', {
      name: 'By gender: men, women, and non-binary people. Small differences',
    }),
  ).toBeVisible();
  await expect(page.getByText('128 questions were compared. No difference')).toBeVisible();
});

test('warns where the report compares with something else', async ({ page }) => {
  const older = { ...newReport, report: { ...report, comparedWith: null } };
  await answerWith(page, 'parameterSetReport', 200, older);
  await openScoring(page);
  await openReport(page);
  await expect(
    page.getByText('with the starting values, but the set of October 3, 2026 is in use now'),
  ).toBeVisible();
});

test('switches after a confirmation, and says what scores now', async ({ page }) => {
  const bodies: Input<'useParameterSet'>['body'][] = [];
  await page.route('**/api/v1/admin/parameter-set-in-use', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: switchedSets });
  });
  await openScoring(page);
  await openReport(page);
  await page.getByRole('button', { name: 'Score by this set' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Score everybody by the set of November 22, 2026?',
  });
  await expect(dialog).toContainText('when its owner next looks at it');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(bodies).toEqual([]);
  await page.getByRole('button', { name: 'Score by this set' }).press('Enter');
  await dialog.getByRole('button', { name: 'Score by this set' }).press('Enter');
  await expect(page.getByRole('status').getByText('now scored by the set of')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What scores everybody' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Go back to the set of October 3' })).toBeVisible();
  expect(bodies).toEqual([{ version: newSet.version, instead: manySets.inUse }]);
});

test('goes back to the starting values', async ({ page }) => {
  const body = { ...noSets, uses: [{ version: null, day: '2026-11-24' }, ...manySets.uses] };
  await answerWith(page, 'useParameterSet', 200, { ...body, sets: manySets.sets });
  await openScoring(page);
  await page.getByRole('button', { name: 'Go back to the starting values' }).click();
  await expect(page.getByRole('dialog')).toContainText('Go back to the starting values?');
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page.getByText('Everybody is scored by the starting values.')).toBeVisible();
  await expect(page.getByText('In use since November 24, 2026.')).toBeVisible();
});

test('a switch that came too late shows the new state', async ({ page }) => {
  const detail = 'Someone else has switched the scoring in the meantime.';
  await openScoring(page);
  await openReport(page);
  await answerWith(page, 'useParameterSet', 409, { status: 409, detail });
  await restore(page, 'listParameterSets');
  await answerWith(page, 'listParameterSets', 200, switchedSets);
  await page.getByRole('button', { name: 'Score by this set' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Score by this set' }).click();
  await expect(page.getByText(`Nothing was switched. ${detail}`)).toBeVisible();
  await expect(page.getByText('by the set of November 22, 2026, which rests on')).toBeVisible();
});

test('names what scores in place of a damaged set', async ({ page }) => {
  const sets = switchedSets.sets.map((set) => ({
    ...set,
    damaged: set.version === newSet.version,
  }));
  await restore(page, 'listParameterSets');
  await answerWith(page, 'listParameterSets', 200, { ...switchedSets, sets });
  await openScoring(page);
  await expect(
    page.getByText(
      'You chose the set of November 22, 2026, but what is stored of it is damaged. Until that is mended, everybody is scored by the set of October 3, 2026.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go back to/ })).toHaveText([
    'Go back to the starting values',
  ]);
});

test('the audit log names the sets of a switch', async ({ page }) => {
  const entry = {
    id: 1,
    at: '2026-11-23T09:00:00.000Z',
    keyName: 'anna',
    target: 'parameter set',
    field: 'in use',
    before: 'starting values',
    after: newSet.version,
  };
  await answerWith(page, 'listAudit', 200, { entries: [entry], next: null });
  await openScoring(page);
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(
    page.getByRole('row', { name: 'Starting values Set of November 22, 2026 (1a2b3c4d)' }),
  ).toBeVisible();
});
