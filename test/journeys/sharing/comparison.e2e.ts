/** What a comparison shows, and what it does not name. */

import type { APIRequestContext, Page } from '@playwright/test';
import { answerWith } from '../../support/browser/faults.ts';
import {
  createOpenAccount,
  mixedAnswers,
  highestAnswers,
  createFinishedAccount,
  type Account,
  descendingAnswers,
  signIn,
} from '../../support/browser/make-account.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

/** Opens a comparison as the owner of a finished profile. */
async function openComparison(
  page: Page,
  request: APIRequestContext,
  other: Account,
  answer = mixedAnswers,
): Promise<Account> {
  const account = await createFinishedAccount(request, answer);
  await signIn(page, account);
  await page.goto(`/compare?profile=${other.shareCode}`);
  return account;
}

/** A real reply to the comparison call, with some fields of it and of its detail replaced. */
async function replyWith(
  request: APIRequestContext,
  changes: object,
  detail: object = {},
): Promise<object> {
  const first = await createFinishedAccount(request, mixedAnswers);
  const second = await createOpenAccount(request, descendingAnswers);
  const response = await request.post('/api/v1/profile/compare', {
    headers: { authorization: `Bearer ${first.token}` },
    data: { shareCode1: first.shareCode, shareCode2: second.shareCode },
  });
  const reply = await response.json();
  return { ...reply, ...changes, detail: { ...reply.detail, ...detail } };
}

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

  await page.setViewportSize({ width: 360, height: 740 });
  for (const part of [
    page.getByRole('heading', { level: 2, name: capitalised }),
    page.getByText(`${reply.compatibilityScore}%`),
    page.getByText(reply.compatibilityReason),
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last(),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });

  const headings = await page.locator('#main section > h2').allInnerTexts();
  expect(headings.slice(0, 3)).toEqual([
    'Dream Scenarios (Both strongly fantasize about these)',
    'Common High-Interest Activities',
    'Dimension by dimension',
  ]);
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

  await expect(rows.locator('.chart-track rect')).toHaveCount(0); // no margin of either
  await rows.getByRole('button', { name: 'Show as table' }).click();
  await expect(rows.getByRole('row')).toHaveCount(6);
  await expect(rows).not.toContainText(/±|margin/);

  const dreams = page.getByRole('region', {
    name: 'Dream Scenarios (Both strongly fantasize about these)',
  });
  expect(reply.dreamScenarios.length).toBeGreaterThan(0);
  await expect(dreams.getByRole('listitem')).toHaveCount(reply.dreamScenarios.length);
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
  const groups = ['We both', 'Give and take', 'Ask about'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  for (const group of groups) await expect(group).toBeVisible();
  const top = async (name: string): Promise<number> =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  expect((await top('A conversation to begin with')) - (await top('We both'))).toBeLessThan(1400);
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

test('an activity is shown in one of three ways', { tag: '@full' }, async ({ page, request }) => {
  const sharedActivities = [
    activity('Leading a scene', 'Following a scene', 'both'),
    activity('An evening together', 'An evening together', 'same'),
    activity('Giving a massage', 'Receiving a massage', 'two'),
  ];
  await answerWith(page, 'compareProfiles', 200, await replyWith(request, { sharedActivities }));
  await openComparison(page, request, await createOpenAccount(request, mixedAnswers));
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

const nothingNamed = { dreamScenarios: [], sharedActivities: [] };

test(
  'counts down, asks again by itself, and says so',
  { tag: '@full' },
  async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixedAnswers);
    await page.clock.install();
    const now = await page.evaluate(() => Date.now());
    const early = await replyWith(request, nothingNamed, {
      named: 'few',
      withheld: 'tooSoon',
      namedFrom: new Date(now + 200_000).toISOString(),
    });
    const late = await replyWith(request, {}, { named: 'few', withheld: null, namedFrom: null });
    await answerWith(page, 'compareProfiles', 200, early);
    const countComparisons = countCalls(page, 'compareProfiles');
    await openComparison(page, request, account);
    await expect(page.getByText('Your answers are only minutes old.')).toBeVisible();
    await expect(page.getByText(/in less than \d minutes/)).toBeVisible(); // the tests want less motion
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.getByText(/^in \d:\d\d$/)).toBeVisible();
    const below = page.getByRole('button', { name: 'Make a picture of the two of you' });
    const place = await below.boundingBox();
    await page.clock.runFor(100_000);
    await expect(page.getByText(/^in \d:\d\d$/)).toBeVisible();
    expect(await below.boundingBox()).toEqual(place);
    expect(countComparisons()).toBe(1);

    await answerWith(page, 'compareProfiles', 200, late);
    await page.clock.runFor(110_000);
    await expect(page.getByText('Shared interests can appear now.')).toBeVisible();
    await expect(page.getByText('There may be more that you share.')).toBeVisible();
    await expect(page.getByText('Your answers are only minutes old.')).toHaveCount(0);
    expect(countComparisons()).toBe(2);
  },
);
