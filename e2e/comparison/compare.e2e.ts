/** What a comparison shows (spec §2 /compare, §5, §9; product decisions D4, D5). */

import type { APIRequestContext } from '@playwright/test';
import { answerWith } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  descendingAnswers,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { openComparison } from './open-comparison.ts';

test('shows level, score, reason, themes, dreams and shared activities', async ({
  page,
  request,
}) => {
  const other = await createFinishedAccount(request, () => 7);
  const account = await openComparison(page, request, other, () => 7);
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

/** A real reply to the comparison call, with some fields replaced. */
async function replyWith(request: APIRequestContext, changes: object): Promise<object> {
  const first = await createFinishedAccount(request, mixedAnswers);
  const second = await createFinishedAccount(request, descendingAnswers);
  const reply = await request.post('/api/v1/profile/compare', {
    headers: { authorization: `Bearer ${first.token}` },
    data: { shareCode1: first.shareCode, shareCode2: second.shareCode },
  });
  return { ...(await reply.json()), ...changes };
}

test('an activity is shown in one of three ways', async ({ page, request }) => {
  const sharedActivities = [
    activity('Leading a scene', 'Following a scene', 'both'),
    activity('An evening together', 'An evening together', 'same'),
    activity('Giving a massage', 'Receiving a massage', 'two'),
  ];
  await answerWith(page, 'compareProfiles', 200, await replyWith(request, { sharedActivities }));
  await openComparison(page, request, await createFinishedAccount(request, mixedAnswers));
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
    await openComparison(page, request, await createFinishedAccount(request, mixedAnswers));
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
  await openComparison(page, request, await createFinishedAccount(request, mixedAnswers));
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
