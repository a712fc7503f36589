/** The landing page, and the statistics that it leads to (spec §2 /, §4, §8). */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealingClaim } from '../../../src/domain/product.ts';
import { refreshStatistics } from '../../../src/server/features/statistics/statistics.ts';
import { readItemBank } from '../../../src/server/features/survey/survey.ts';
import { openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { waitForStartup } from '../../support/browser/before-startup.ts';
import { answerWith, hold } from '../../support/browser/faults.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test, test as serverTest } from '../../support/browser/server.ts';
import { makeScoredPeople } from '../../support/psychometrics/scored-people.ts';

test('shows its content in the order of the specification', async ({ page, request }) => {
  await page.goto('/');
  const expected = [
    'Science-Backed • Privacy-First',
    'Discover Your S.P.A.R.K. Profile',
    'Find out what you want in intimacy, and where you and a partner meet.',
    'Sensation, Power, Attention, Roles, Kink',
    'Start Your Assessment',
    'Take your time. Only you see your answers.',
    'Already taken the survey? Login here',
    'Playing with an ice cube on warm skin with a partner.',
    'an invented example',
    'Anonymous & Private',
    'Comparable Profiles',
    'Shareable Profile Images',
    'How It Works',
    'Take Assessment',
    'Get Your Profile',
    'Compare & Share',
    sealingClaim,
    'Start Assessment',
    'For adults (18+) only. Interests, not a diagnosis',
  ];
  const text = await page.locator('main').innerText();
  expect(text).not.toContain('AI-generated');
  expect(await (await request.get('/')).text()).not.toContain('AI-generated');
  const places = expected.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Discover Your S.P.A.R.K. Profile',
  );
  for (const title of [
    'Anonymous & Private',
    'Comparable Profiles',
    'Shareable Profile Images',
    'How It Works',
  ])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  for (const step of ['Take Assessment', 'Get Your Profile', 'Compare & Share'])
    await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible();
  await page.getByRole('link', { name: 'Already taken the survey? Login here' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the start button is in sight on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Start Your Assessment' });
  await expect(button).toBeInViewport({ ratio: 1 });
  const [start, sample] = [await button.boundingBox(), await page.locator('.sample').boundingBox()];
  expect(sample!.y).toBeGreaterThan(start!.y + start!.height);
});

test(
  'a sample question is answered by tap or key, and not kept',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (sent) => requests.push(sent.url()));
    const stored = () =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    const before = await stored();
    const sample = page.getByRole('group', { name: 'Playing with an ice cube' });
    await sample.getByRole('radio', { name: '2, No/avoid' }).click();
    await expect(sample.getByRole('status')).toHaveText(
      'This one is about soft, sensory play. Your 2 is not saved.',
    );
    await page.keyboard.press('7');
    await expect(sample.getByRole('radio', { name: '7, Hell Yes!' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(sample.getByRole('radio', { name: '6, Interested' })).toBeChecked();
    await expect(sample.getByRole('status')).toContainText('Your 6 is not saved.');
    expect([await stored(), requests]).toEqual([before, []]);
  },
);

test(
  'the badge links to the methodology, in one wide column',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/');
    const { rem, windowWidth } = await page.evaluate(() => ({
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      windowWidth: document.documentElement.clientWidth,
    }));
    const main = await page.locator('main').boundingBox();
    expect(main?.width).toBe(72 * rem); // Tailwind's container size '6xl'
    expect((main?.x ?? 0) * 2 + (main?.width ?? 0)).toBeCloseTo(windowWidth, 0);
    await page.getByRole('link', { name: 'Science-Backed • Privacy-First' }).click();
    await expect(page).toHaveURL(/\/methodology$/);
  },
);

test('a double click creates one account and opens the survey', async ({ page }) => {
  await page.goto('/');
  const release = await hold(page, 'createUnique');
  const countCreations = countCalls(page, 'createUnique');
  await page.getByRole('button', { name: 'Start Assessment', exact: true }).dblclick();
  const waiting = page.getByRole('button', { name: 'Creating Account...' });
  await expect(waiting).toHaveCount(2);
  for (const button of await waiting.all()) await expect(button).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  expect(countCreations()).toBe(1);
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state,
  );
  expect(stored).toMatchObject({
    isAuthenticated: true,
    loginCode: expect.stringMatching(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/),
    user: { surveyCompleted: false },
  });
});

test('a failed creation is logged and leads home', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await waitForStartup(page);
  await answerWith(page, 'createUnique', 500);
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('API Error: 500'),
  );
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await logged;
  await expect.poll(() => visited).toEqual(['/create-account', '/']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Your Assessment' })).toBeEnabled();
});

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
      bank: readItemBank(new URL('../../../items/', import.meta.url)).current.model,
      parameterSet: 'starting values',
      day: '2026-11-12',
      random: randomBytes,
    }),
  );
  await db.close();
}

const statisticsTest = serverTest.extend<object, { dataFolder: string }>({
  dataFolder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spark-journeys-'));
      await publishIn(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

statisticsTest(
  'leads from the landing page to bars, tables and curves',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveTitle('Statistics');
    await expect(page.getByText('At least 300 people have donated')).toBeVisible();
    await expect(page.getByText('As of November 12, 2026.')).toBeVisible();
    await expect(page.getByText('invented')).toHaveCount(0);
    const theme = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'Sensory & Soft Play' }),
      });
    await expect(
      theme.getByRole('img', { name: /^Sensory & Soft Play\. 0 to 20: / }),
    ).toBeVisible();
    await expect(
      theme.getByRole('img', { name: /where the questions measure sharply/ }),
    ).toBeVisible();
    await theme.getByText('Show as table').first().click();
    const rows = theme.getByRole('table').first().getByRole('row');
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(5)).toContainText('80 to 100fewer than 10, or hidden');
    await expect(
      theme.getByText(/score higher both times in about [5-9] of 10 cases/),
    ).toBeVisible();
  },
);
