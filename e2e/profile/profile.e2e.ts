/** The own profile: its sections and its five states (spec §2 /profile, §4, §5, §8, §9). */

import { answerWith, hold } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const mixed = (index: number) => ((index * 5) % 7) + 1;
const labels = [
  'High Interest',
  'Strong Interest',
  'Moderate Interest',
  'Some Interest',
  'Limited Interest',
  'Low Interest',
  'No Interest',
];

test('shows every section in order, with its content', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixed);
  await signIn(page, account);
  await expect(page).toHaveURL(/\/profile$/);
  const headings = [
    'Your Profile Summary',
    'My S.P.A.R.K. Profile',
    'Your Polarity Profile',
    'Your Interest Areas',
    'Share Your Profile',
    'Compare Profiles',
  ];
  for (const name of headings)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const text = await page.locator('main').innerText();
  const places = headings.map((name) => text.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  const cards = page
    .getByRole('region', { name: 'My S.P.A.R.K. Profile' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await cards.count()).toBeGreaterThanOrEqual(5);
  for (const name of [
    'Dominance & Submission',
    'Sadism & Masochism',
    'Bondage & Discipline',
    'Exhibitionism & Voyeurism',
    'Fetishism',
  ]) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(new RegExp(`^(${labels.join('|')})$`))).toBeVisible();
  }
  const scores = await cards.locator('p span.tabular-nums').allInnerTexts();
  const values = scores.map((score) => Number.parseFloat(score));
  const top = await cards.evaluateAll((all) =>
    all.findIndex((card) => card.textContent?.includes('TOP')),
  );
  expect(await page.getByText('TOP', { exact: true }).count()).toBe(1);
  expect(values[top]).toBe(Math.max(...values));

  const bars = page.getByRole('region', { name: 'Your Polarity Profile' }).getByRole('listitem');
  await expect(bars).toHaveCount(6);
  for (const [index, poles] of [
    ['Follower', 'Leader'],
    ['Receiver', 'Giver'],
    ['Voyeur', 'Exhibitionist'],
    ['Degradee', 'Degrader'],
    ['Prey', 'Hunter'],
    ['Little', 'Caregiver'],
  ].entries()) {
    await expect(
      bars.nth(index).getByText(new RegExp(`^(${poles.join('|')}) tendency \\(\\d+/100\\) ±\\d+$`)),
    ).toBeVisible();
  }

  const areas = page.getByRole('region', { name: 'Your Interest Areas' });
  const shown = await areas.getByRole('heading', { level: 3 }).count();
  expect(shown).toBeLessThanOrEqual(3);
  expect(await areas.locator('li li').count()).toBe(shown * 3);
});

test('up to three areas from 5 points, three activities each', async ({ page, request }) => {
  await signIn(page, await createFinishedAccount(request, () => 7));
  const areas = page.getByRole('region', { name: 'Your Interest Areas' });
  await expect(areas.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(areas.locator('li li')).toHaveCount(9);
});

test('copies code and link, confirmed for two seconds', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createFinishedAccount(request, mixed);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'my code:' })).toBeVisible();
  await page.clock.install();
  await page.getByRole('button', { name: account.loginCode }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.loginCode);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);

  const link = page.getByRole('textbox', { name: 'Your link' });
  await expect(link).toHaveValue(new URL(`/profile/${account.shareCode}`, page.url()).href);
  await expect(link).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Copy Link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
});

test('the compare field takes a code or a link', async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixed);
  const other = await createFinishedAccount(request, (i) => 7 - (i % 7));
  await signIn(page, account);
  const field = page.getByPlaceholder('Enter share code or profile URL');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect(compare).toBeDisabled();
  await field.fill('   ');
  await expect(compare).toBeDisabled();
  for (const typed of [
    other.shareCode,
    ` ${other.shareCode.toLowerCase()} `,
    `https://survey.example/profile/${other.shareCode}?x=1`,
  ]) {
    await field.fill(typed);
    await compare.click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?profile=${other.shareCode}$`, 'i'));
    await expect(page.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
    await page.goBack();
  }
});

test("'Edit Profile' navigates; 'Logout' signs out despite a failing call", async ({
  page,
  request,
}) => {
  const account = await createFinishedAccount(request, mixed);
  await signIn(page, account);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await page.goBack();
  await answerWith(page, 'logout', 500);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  const stored = await page.evaluate(() => ({
    session: JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state,
    all: JSON.stringify({ ...localStorage }),
  }));
  expect(stored.session).toEqual({ user: null, loginCode: null, isAuthenticated: false });
  expect(stored.all).not.toContain('spark_');
});

test.describe('the five states', () => {
  test('loading', async ({ page, request }) => {
    const open = await hold(page, 'computeProfile');
    await signIn(page, await createFinishedAccount(request, mixed));
    await expect(page.getByText('Loading profile...')).toBeVisible();
    open();
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  });

  test("not logged in: 'Enter Login Code' leads to /unauthenticated", async ({ page, request }) => {
    await answerWith(page, 'computeProfile', 401);
    await signIn(page, await createFinishedAccount(request, mixed));
    await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
    await page.getByRole('link', { name: 'Enter Login Code' }).click();
    await expect(page).toHaveURL(/\/unauthenticated$/);
  });

  test("an error: 'Try Again' loads the page again", async ({ page, request }) => {
    await answerWith(page, 'computeProfile', 500);
    await answerWith(page, 'profileStatus', 500);
    await signIn(page, await createFinishedAccount(request, mixed));
    await expect(page.getByRole('heading', { name: 'Failed to load profile' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  });

  test("no results yet: 'Take the Survey Now' leads to it", async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await page.getByRole('link', { name: 'Take the Survey Now' }).click();
    await expect(page).toHaveURL(/\/survey$/);
  });

  test('no profile, though the survey is finished', async ({ page, request }) => {
    await answerWith(page, 'computeProfile', 404);
    await answerWith(page, 'profileStatus', 200, { status: 'not_found' });
    await signIn(page, await createFinishedAccount(request, mixed));
    await expect(page.getByRole('heading', { name: 'No Results Yet' })).toBeVisible();
  });

  test('a 401 is retried once with the stored login code', async ({ page, request }) => {
    const account = await createFinishedAccount(request, mixed);
    let computed = 0;
    await page.route(/profile:compute$/, (route) => {
      computed += 1;
      return computed === 1 ? route.fulfill({ status: 401, json: {} }) : route.continue();
    });
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
    expect(computed).toBe(2);
  });

  test('a legacy profile is shown without polarities', async ({ page, request }) => {
    const legacy = {
      dsScore: 6.6,
      smScore: 5.2,
      veScore: 4.1,
      fetScore: 2.6,
      enmScore: 1.2,
      profileSummary: 'A summary of the former kind.',
    };
    await answerWith(page, 'computeProfile', 200, legacy);
    await signIn(page, await createFinishedAccount(request, mixed));
    await expect(page.getByText('A summary of the former kind.')).toBeVisible();
    for (const [name, label] of [
      ['Domination & Sadism', 'High Interest'],
      ['Submission & Masochism', 'Moderate Interest'],
      ['Voyeurism & Exhibitionism', 'Some Interest'],
      ['Fetishism', 'Limited Interest'],
      ['Ethical Non-Monogamy', 'No Interest'],
    ] as const) {
      await expect(
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name }) })
          .getByText(label),
      ).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Your Polarity Profile' })).toHaveCount(0);
  });
});
