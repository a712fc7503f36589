/** The sections of a visitor’s own profile. */

import { type Locator } from '@playwright/test';
import {
  createFinishedAccount,
  createOpenAccount,
  haveSession,
  signIn,
  descendingAnswers,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { expect, test } from '../../support/browser/server.ts';

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
  for (const card of await cards.all()) await card.getByRole('button').click();
  const scores = await cards.getByText(/^Your score: /).allInnerTexts();
  for (const score of scores) expect(score).toMatch(/^Your score: [0-7]\.\d ± \d\.\d of 7$/);
  for (const track of await cards.locator('svg.chart-track').all())
    await expect(track).toHaveAccessibleName(/, of 7$/); // the scale of the label beside it
  const values = scores.map((score) => Number.parseFloat(score.replace('Your score: ', '')));
  const top = await cards.evaluateAll((all) =>
    all.findIndex((card) => card.textContent?.includes('TOP')),
  );
  expect(await page.getByText('TOP', { exact: true }).count()).toBe(1);
  expect(values[top]).toBe(Math.max(...values));

  const bars = page.getByRole('region', { name: 'Your Polarity Profile' }).getByRole('listitem');
  await expect(bars).toHaveCount(6);
  for (const poles of [
    ['Follower', 'Leader'],
    ['Receiver', 'Giver'],
    ['Voyeur', 'Exhibitionist'],
    ['Degradee', 'Degrader'],
    ['Prey', 'Hunter'],
    ['Little', 'Caregiver'],
  ])
    await expect(
      bars.getByText(new RegExp(`^(${poles.join('|')}) tendency \\(\\d+/100\\) ±\\d+$`)),
    ).toBeVisible();

  const areas = page.getByRole('region', { name: 'Your Interest Areas' });
  const shown = await areas.getByRole('heading', { level: 3 }).count();
  expect(shown).toBeLessThanOrEqual(3);
  expect(await areas.locator('li li').count()).toBe(shown * 3);
});

test(
  'begins with a line whose phrases open their figures',
  { tag: '@full' },
  async ({ page, request }) => {
    await signIn(
      page,
      await createFinishedAccount(request, (_, itemId) =>
        Number(itemId.slice(1)) % 2 === 0 ? 2 : 7,
      ),
    );
    const line = page.getByRole('heading', { level: 1 });
    await expect(line).toContainText(/[a-z]\.$/);
    const phrase = line.getByRole('button').first();
    await phrase.click();
    await expect(phrase).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/ ± \d\.\d of 7, /).first()).toBeVisible();
    await page.getByRole('button', { name: 'How sure is this?' }).click();
    await expect(
      page.getByText('except behind a tendency: there it is one standard error'),
    ).toBeVisible();
  },
);

test(
  'draws itself once after the last answer; a press shows all of it',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await page.goto('/profile');
    const running = page.locator('[data-revealing]');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(running).toHaveCount(0);

    // The state with which the survey and /processing open the profile.
    const arrive = () => history.replaceState({ usr: { isFirstSight: true }, idx: 0 }, '');
    await page.evaluate(arrive);
    await page.clock.install();
    await page.reload();
    await expect(running).toHaveCount(1);
    await page.keyboard.press('Shift');
    await expect(running).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(running).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(arrive);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(running).toHaveCount(0);
  },
);

test(
  'has its next steps in reach on a phone, over neither end nor focus',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
    await page.goto('/profile');
    const bar = page.getByRole('navigation', { name: 'Next steps' });
    await bar.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByPlaceholder('Enter share code or profile URL')).toBeInViewport();

    const barTop = (await bar.boundingBox())?.y ?? 0;
    const bottomOf = async (last: Locator) => {
      const box = await last.boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(() => bottomOf(page.locator('#all > :last-child')))
      .toBeLessThanOrEqual(barTop);
    await page.evaluate(() => window.scrollTo(0, 0));
    const focused = page.getByRole('region', { name: 'Share Your Profile' }).getByRole('button');
    await focused.last().focus();
    expect(await bottomOf(focused.last())).toBeLessThanOrEqual(barTop);

    await page.setViewportSize({ width: 800, height: 700 });
    await expect(bar).toBeHidden();
  },
);

test('a phone shows each theme and side, paper figures too', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  const themes = page.getByRole('region', { name: 'My S.P.A.R.K. Profile' });
  await expect(themes.getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(page.getByRole('listitem').filter({ hasText: / tendency \(/ })).toHaveCount(6);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Sides' }).press('Enter');
  await expect(contents.getByRole('link', { name: 'Sides' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  const below = await contents.evaluate((bar) => bar.getBoundingClientRect().bottom);
  const heading = page.getByRole('heading', { name: 'Your Polarity Profile' });
  await expect
    .poll(() => heading.evaluate((title) => title.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(below); // the bar does not cover what was jumped to

  const added = ['On this page', 'Your archetypes', 'Before you share', 'Consent and safety'];
  const heights = added.map((name) =>
    page
      .locator('main')
      .getByLabel(name)
      .evaluate((part) => part.getBoundingClientRect().height),
  );
  expect((await Promise.all(heights)).reduce((sum, height) => sum + height, 0)).toBeLessThan(600);

  await page.emulateMedia({ media: 'print' });
  await expect(themes.getByText(/^Your score: /)).toHaveCount(10);
  for (const score of await themes.getByText(/^Your score: /).all())
    await expect(score).toBeVisible();
  await expect(page.getByRole('table', { name: /twenty archetypes/ })).toBeVisible();
});

test(
  'shows, copies and hides the code, and copies the link',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const account = await createFinishedAccount(request, mixedAnswers);
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'my code:' })).toBeVisible();
    const hidden = page.getByRole('button', { name: 'Copy and show your login code' });
    await expect(hidden).toContainText('••••-••••-••••-••••-••••-••••');
    expect(await page.locator('body').innerText()).not.toContain(account.loginCode);
    await page.clock.install();
    await hidden.click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.loginCode);
    await page.clock.runFor(2_000);
    await page.getByRole('button', { name: `${account.loginCode} copy and hide` }).click();
    await expect(hidden).toBeVisible();

    const link = page.getByRole('textbox', { name: 'Your link' });
    await expect(link).toHaveValue(new URL(`/profile/${account.shareCode}`, page.url()).href);
    await expect(link).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'Copy Link' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  },
);

test('two presses put a link on the clipboard', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createFinishedAccount(request, mixedAnswers);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const send = page.getByRole('button', { name: 'Send link' });
  await send.click();
  await expect(page.getByText('Copied. Paste it into your message.')).toBeVisible();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  expect(await readClipboard()).toBe(`${origin}/profile/${account.shareCode}`);
  for (const [way, path] of [
    ['Only if we both say yes', '/together#'],
    ['In words', '/s#'],
  ] as const) {
    await page.getByRole('radio', { name: way }).check();
    await send.click();
    await expect.poll(readClipboard).toContain(`${origin}${path}`);
    const made = await readClipboard();
    await send.click(); // sends the same link again
    await expect(page.getByRole('textbox', { name: 'Your link' })).toHaveCount(2);
    expect(await readClipboard()).toBe(made);
  }
});

test('the compare field takes a link', { tag: '@full' }, async ({ page, request }) => {
  const account = await createFinishedAccount(request, mixedAnswers);
  const other = await createOpenAccount(request, descendingAnswers);
  await signIn(page, account);
  const field = page.getByPlaceholder('Enter share code or profile URL');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect(compare).toBeDisabled();
  await field.fill('   ');
  await expect(compare).toBeDisabled();
  await field.fill(`https://survey.example/profile/${other.shareCode}?x=1`);
  await compare.click();
  await expect(page).toHaveURL(`/compare?profile=${other.shareCode}`);
  await expect(page.getByRole('heading', { name: 'Profile Comparison' })).toBeVisible();
});
