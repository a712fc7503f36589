/** The sections of a visitor's own profile (spec §2 /profile, §5, §9). */

import { answerWith } from '../../test/support/browser/faults.ts';
import {
  createFinishedAccount,
  signIn,
  descendingAnswers,
  mixedAnswers,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

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
  const account = await createFinishedAccount(request, mixedAnswers);
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
  const account = await createFinishedAccount(request, mixedAnswers);
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
  const account = await createFinishedAccount(request, mixedAnswers);
  const other = await createFinishedAccount(request, descendingAnswers);
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
  const account = await createFinishedAccount(request, mixedAnswers);
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
