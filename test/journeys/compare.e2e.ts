/** What a comparison shows (spec §2 /compare, §5, §9; product decisions D4, D5). */

import { answerWith } from '../../test/support/browser/faults.ts';
import {
  createOpenAccount,
  mixedAnswers,
  highestAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { openComparison, replyWith } from '../support/browser/open-comparison.ts';

test('shows level, score, reason, themes, dreams and shared activities', async ({
  page,
  request,
}) => {
  const other = await createOpenAccount(request, highestAnswers);
  const account = await openComparison(page, request, other, highestAnswers);
  const reply = await (
    await request.post('/api/v1/profile/compare', {
      headers: { authorization: `Bearer ${account.token}` },
      data: { shareCode1: account.shareCode, shareCode2: other.shareCode },
    })
  ).json();
  const level: string = reply.compatibilityLevel;
  const capitalised = `${level[0]?.toUpperCase()}${level.slice(1)}`;
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: capitalised })).toBeVisible();
  await expect(page.getByText(`${reply.compatibilityScore}%`)).toBeVisible();
  await expect(page.getByText(reply.compatibilityReason)).toBeVisible();

  const rows = page.getByRole('region', { name: 'Dimension by dimension' });
  await expect(rows.getByText('Your Dom ↔ Their Sub').first()).toBeVisible();
  for (const code of ['DS/SM', 'VE', 'FET', 'ENM'])
    await expect(rows.getByText(code, { exact: true })).toBeVisible();
  const { profile1, profile2 } = reply;
  for (const key of ['ve', 'fet', 'enm'] as const) {
    const [mine, theirs] = [
      profile1.dimensions[key].dimension,
      profile2.dimensions[key].dimension,
    ].map(Math.round);
    await expect(rows.getByText(`${mine} vs ${theirs}`).first()).toBeVisible();
  }

  const dreams = page.getByRole('region', {
    name: 'Dream Scenarios (Both strongly fantasize about these)',
  });
  expect(reply.dreamScenarios.length).toBeGreaterThan(0);
  await expect(dreams.getByText(reply.dreamScenarios[0].questionText).first()).toBeVisible();
  await expect(dreams.getByText('Fantasy: Both at max!').first()).toBeVisible();
  await expect(dreams.getByText(/^Activity: [1-5]\/5 vs [1-5]\/5/).first()).toBeVisible();

  const shared = page.getByRole('region', { name: 'Common High-Interest Activities' });
  for (const title of [
    'Dominance / Submission',
    'Voyeurism & Exhibitionism',
    'Fetishism',
    'Ethical Non-Monogamy',
  ]) {
    const group = shared
      .locator('div', { has: page.getByRole('heading', { level: 3, name: title }) })
      .last();
    const count = await group.getByRole('listitem').count();
    expect(count, title).toBeGreaterThan(0);
    expect(count, title).toBeLessThanOrEqual(4);
  }
  await page.getByRole('link', { name: 'Back to Profile' }).first().click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('is a map of ten themes that fits a phone and opens in place', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openComparison(page, request, await createOpenAccount(request, highestAnswers), () => 7);
  const groups = ['We both', 'I’d give, you’d like', 'Ask about'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  for (const group of groups) await expect(group).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    3500,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const cards = (isShown: boolean) =>
    page.locator('section li h3 > button:visible[aria-expanded]').filter({ visible: isShown });
  const before = await cards(true).count();
  for (const more of await page.getByRole('button', { name: /more themes?$/ }).all())
    await more.click();
  expect(before).toBeLessThan(10);
  await expect(cards(true)).toHaveCount(10);
  const closed = page.locator('section li h3 > button[aria-expanded=false]').first();
  const starter = page.locator(`[id="${await closed.getAttribute('aria-controls')}"]`);
  await expect(starter).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(starter).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await closed.click();
  await expect(starter).toContainText(/“.+\?”/);
  await expect(starter).toContainText(/I \d+, you \d+, of 100/);

  // Every fold open, no question of the survey stands on the page three times.
  await page.getByRole('button', { name: /^Show all \d+$/ }).click();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLElement>('#main [aria-expanded=false]'))
      fold.click();
  });
  await expect(page.locator('#main [aria-expanded=false]')).toHaveCount(0);
  const lines = (await page.locator('#main').innerText()).split('\n').filter((l) => l.length > 30);
  const repeated = [...Map.groupBy(lines, (line) => line.trim())].filter(
    ([line, all]) => all.length > 2 && /^(Imagining|The thought|A daydream|Giving)/.test(line),
  );
  expect(repeated).toEqual([]);
});

/** The five themes of a compared profile, all with the score `value`. */
const uniformScores = (value: number) => ({
  dimensions: Object.fromEntries(
    ['ds', 'sm', 've', 'fet', 'enm'].map((key) => [key, { dimension: value }]),
  ),
});
const activity = (
  questionText: string,
  complementaryQuestionText: string,
  form: 'both' | 'same' | 'two',
) => ({
  category: 'DS',
  questionText,
  complementaryQuestionText,
  isMutualComplementary: form === 'both',
  isSameQuestion: form === 'same',
});

test('an activity is shown in one of three ways', async ({ page, request }) => {
  const sharedActivities = [
    activity('Leading a scene', 'Following a scene', 'both'),
    activity('An evening together', 'An evening together', 'same'),
    activity('Giving a massage', 'Receiving a massage', 'two'),
  ];
  await answerWith(page, 'compareProfiles', 200, await replyWith(request, { sharedActivities }));
  await openComparison(page, request, await createOpenAccount(request, mixedAnswers));
  await page.getByRole('button', { name: 'Show all 3' }).click();
  const [both, same, two] = ['Leading a scene', 'An evening together', 'Giving a massage'].map(
    (text) =>
      page
        .getByRole('region', { name: 'Common High-Interest Activities' })
        .getByRole('listitem')
        .filter({ hasText: text }),
  );
  await expect(both!).toContainText('★');
  await expect(both!).toContainText('You both want both sides');
  await expect(same!).toHaveText('An evening together');
  await expect(two!).toContainText('Receiving a massage');
});

for (const [level, score] of [
  ['very compatible', 91],
  ['compatible', 61],
  ['somewhat compatible', 52],
  ['unlikely to be compatible', 30],
] as const) {
  test(`the level '${level}' is capitalised and has its colour`, async ({ page, request }) => {
    await answerWith(
      page,
      'compareProfiles',
      200,
      await replyWith(request, { compatibilityLevel: level, compatibilityScore: score }),
    );
    await openComparison(page, request, await createOpenAccount(request, mixedAnswers));
    const heading = page.getByRole('heading', {
      level: 2,
      name: `${level[0]?.toUpperCase()}${level.slice(1)}`,
      exact: true,
    });
    await expect(heading).toBeVisible();
    const tone = {
      'very compatible': 'good',
      compatible: 'good',
      'somewhat compatible': 'medium',
      'unlikely to be compatible': 'poor',
    }[level];
    await expect(heading).toHaveClass(new RegExp(`text-${tone}`));
  });
}

test('rates differences good to 15, medium to 30, else poor', async ({ page, request }) => {
  const theirs = {
    dimensions: {
      ds: { dimension: 50 },
      sm: { dimension: 50 },
      ve: { dimension: 65 },
      fet: { dimension: 80 },
      enm: { dimension: 81 },
    },
  };
  await answerWith(
    page,
    'compareProfiles',
    200,
    await replyWith(request, { profile1: uniformScores(50), profile2: theirs }),
  );
  await openComparison(page, request, await createOpenAccount(request, mixedAnswers));
  const rows = page.getByRole('region', { name: 'Dimension by dimension' });
  for (const [delta, tone] of [
    ['Δ 15', 'good'],
    ['Δ 30', 'medium'],
    ['Δ 31', 'poor'],
  ] as const)
    await expect(rows.getByText(new RegExp(`^${delta} · `))).toHaveClass(
      new RegExp(`text-${tone}`),
    );
  const words = await rows.getByText(/^Δ (15|30|31) · /).allInnerTexts();
  expect(new Set(words.map((text) => text.split('·')[1])).size).toBe(3);
});

test('shows no margin of either person', async ({ page, request }) => {
  await openComparison(page, request, await createOpenAccount(request, mixedAnswers));
  const rows = page.getByRole('region', { name: 'Dimension by dimension' });
  await expect(rows.locator('.chart-track').first()).toBeVisible();
  await expect(rows.locator('.chart-track rect')).toHaveCount(0);
  await rows.getByRole('button', { name: 'Show as table' }).click();
  await expect(rows.getByRole('row')).toHaveCount(6);
  await expect(rows).not.toContainText(/±|margin/);
});
