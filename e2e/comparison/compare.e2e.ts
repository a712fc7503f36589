/** The comparison: what it shows and its errors (spec §2 /compare, §5, §8, §9; decisions D4, D5). */

import type { APIRequestContext, Page } from '@playwright/test';
import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const mixed = (index: number) => ((index * 5) % 7) + 1;

async function open(
  page: Page,
  request: APIRequestContext,
  other: Account,
  answer = mixed,
): Promise<Account> {
  const account = await createFinishedAccount(request, answer);
  await signIn(page, account);
  await page.goto(`/compare?profile=${other.shareCode}`);
  return account;
}

test('shows level, score, reason, themes, dreams and shared activities', async ({
  page,
  request,
}) => {
  const other = await createFinishedAccount(request, () => 7);
  const account = await open(page, request, other, () => 7);
  const told = await (
    await request.post('/api/v1/profile/compare', {
      headers: { authorization: `Bearer ${account.token}` },
      data: { shareCode1: account.shareCode, shareCode2: other.shareCode },
    })
  ).json();
  const capitalised = `${told.compatibilityLevel[0].toUpperCase()}${told.compatibilityLevel.slice(1)}`;
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: capitalised })).toBeVisible();
  await expect(page.getByText(`${told.compatibilityScore}%`)).toBeVisible();
  await expect(page.getByText(told.compatibilityReason)).toBeVisible();

  const rows = page.getByRole('region', { name: 'Dimension by dimension' });
  await expect(rows.getByText('Your Dom ↔ Their Sub').first()).toBeVisible();
  for (const code of ['DS/SM', 'VE', 'FET', 'ENM'])
    await expect(rows.getByText(code, { exact: true })).toBeVisible();
  const { profile1, profile2 } = told;
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
  expect(told.dreamScenarios.length).toBeGreaterThan(0);
  await expect(dreams.getByText(told.dreamScenarios[0].questionText).first()).toBeVisible();
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

const dimensions = (value: number) => ({
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

/** A whole answer of the call, as the contract has it, with what a test is about in it. */
async function told(request: APIRequestContext, changes: object): Promise<object> {
  const [one, two] = [
    await createFinishedAccount(request, mixed),
    await createFinishedAccount(request, (i) => 7 - (i % 7)),
  ];
  const reply = await request.post('/api/v1/profile/compare', {
    headers: { authorization: `Bearer ${one.token}` },
    data: { shareCode1: one.shareCode, shareCode2: two.shareCode },
  });
  return { ...(await reply.json()), ...changes };
}

test('an activity is shown in one of three ways', async ({ page, request }) => {
  const sharedActivities = [
    activity('Leading a scene', 'Following a scene', 'both'),
    activity('An evening together', 'An evening together', 'same'),
    activity('Giving a massage', 'Receiving a massage', 'two'),
  ];
  await answerWith(page, 'compareProfiles', 200, await told(request, { sharedActivities }));
  await open(page, request, await createFinishedAccount(request, mixed));
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
      await told(request, { compatibilityLevel: level, compatibilityScore: score }),
    );
    await open(page, request, await createFinishedAccount(request, mixed));
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
    await told(request, { profile1: dimensions(50), profile2: theirs }),
  );
  await open(page, request, await createFinishedAccount(request, mixed));
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

test.describe('errors', () => {
  test("nobody signed in: 'Not authenticated'", async ({ page }) => {
    await page.goto('/compare?profile=00000000000000000000');
    await expect(page.getByText('Not authenticated')).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("no other code: 'Missing profile information for comparison'", async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, mixed));
    await page.goto('/compare');
    await expect(page.getByText('Missing profile information for comparison')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('sharing switched off: the same message', async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixed);
    await request.delete('/api/v1/user/share-code', {
      headers: { authorization: `Bearer ${account.token}` },
    });
    await signIn(page, account);
    await page.goto('/compare?profile=00000000000000000000');
    await expect(page.getByText('Missing profile information for comparison')).toBeVisible();
  });

  test("an unknown code: 'Failed to load profile comparison…'", async ({ page, request }) => {
    await signIn(page, await createFinishedAccount(request, mixed));
    await page.goto('/compare?profile=00000000000000000000');
    await expect(
      page.getByText(
        'Failed to load profile comparison. Please check the share code and try again.',
      ),
    ).toBeVisible();
  });

  test('the own code: the same, with a hint', async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixed);
    await signIn(page, account);
    await page.goto(`/compare?profile=${account.shareCode}`);
    await expect(
      page.getByText(
        'Failed to load profile comparison. Please check the share code and try again.',
      ),
    ).toBeVisible();
    await expect(page.getByText(/your own/i)).toBeVisible();
  });

  test("a reply without data: 'No comparison data available'", async ({ page, request }) => {
    await answerWith(page, 'compareProfiles', 200, {});
    await open(page, request, await createFinishedAccount(request, mixed));
    await expect(page.getByText('No comparison data available')).toBeVisible();
  });

  test('an unfinished survey: the same message', async ({ page, request }) => {
    const other = await createFinishedAccount(request, mixed);
    await signIn(page, await createAccount(request));
    await page.goto(`/compare?profile=${other.shareCode}`);
    await expect(
      page.getByText(
        'Failed to load profile comparison. Please check the share code and try again.',
      ),
    ).toBeVisible();
  });
});

test('announces that it is loading', async ({ page, request }) => {
  const go = await hold(page, 'compareProfiles');
  await open(page, request, await createFinishedAccount(request, () => 3));
  await expect(page.getByText('Loading the comparison...')).toBeVisible();
  go();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Comparison' })).toBeVisible();
});
