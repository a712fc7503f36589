/** The landing page and its start buttons (spec §2 /, §4, §8). */

import type { Page } from '@playwright/test';
import { answerWith, hold, holdProgram } from '../../test/support/browser/faults.ts';
import { createAccount, signIn } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test('shows its content in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const order = [
    'Science-Backed • Privacy-First',
    'Discover Your S.P.A.R.K. Profile',
    'Two quiet stages of questions',
    'Start Your Assessment',
    'Already taken the survey? Login here',
    'Anonymous & Private',
    'Comparable Profiles',
    'Shareable Profile Images',
    'How It Works',
    'Take Assessment',
    'Get Your Profile',
    'Compare & Share',
    'Start Assessment',
    'For adults (18+) only. Interests, not a diagnosis',
  ];
  const text = await page.locator('main').innerText();
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  // 'Start Assessment' is told from 'Start Your Assessment' by the capital after the space.
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

test('the badge links to the methodology, in one wide column', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/');
  const { rem, window } = await page.evaluate(() => ({
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    window: document.documentElement.clientWidth,
  }));
  const main = await page.locator('main').boundingBox();
  expect(main?.width).toBe(72 * rem); // the '6xl' step
  expect((main?.x ?? 0) * 2 + (main?.width ?? 0)).toBeCloseTo(window, 0);
  await page.getByRole('link', { name: 'Science-Backed • Privacy-First' }).click();
  await expect(page).toHaveURL(/\/methodology$/);
});

for (const name of ['Start Your Assessment', 'Start Assessment']) {
  test(`'${name}' creates an account and opens the survey`, async ({ page }) => {
    await page.goto('/');
    const open = await hold(page, 'createUnique');
    await page.getByRole('button', { name, exact: true }).click();
    const waiting = page.getByRole('button', { name: 'Creating Account...' });
    await expect(waiting).toHaveCount(2);
    for (const button of await waiting.all()) await expect(button).toBeDisabled();
    open();
    await expect(page).toHaveURL(/\/survey\/two-stage$/);
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state,
    );
    expect(stored).toMatchObject({
      isAuthenticated: true,
      loginCode: expect.stringMatching(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/),
      user: { surveyCompleted: false },
    });
  });
}

test('the start button reuses an existing account', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/');
  let created = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/create-unique')) created += 1;
  });
  await page.getByRole('button', { name: 'Start Your Assessment' }).click();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  expect(created).toBe(0);
});

test('a failed creation is logged and leads home', async ({ page }) => {
  await page.goto('/');
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

test('a double click creates one account', async ({ page }) => {
  await page.goto('/');
  let created = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/create-unique')) created += 1;
  });
  await page.getByRole('button', { name: 'Start Your Assessment' }).dblclick();
  await expect(page).toHaveURL(/\/survey\/two-stage$/);
  expect(created).toBe(1);
});

const isDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

const faces = {
  all: { files: '**/*.woff2', count: 3 },
  italic: { files: '**/*italic*.woff2', count: 1 },
} as const;

for (const [width, late] of [
  [320, 'italic'],
  [360, 'all'],
  [412, 'all'],
  [768, 'italic'],
  [1280, 'all'],
] as const) {
  test(`nothing shifts when fonts arrive late (${width} px, ${late})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(
          ...list
            .getEntries()
            .map((entry) => (entry as PerformanceEntry & { value: number }).value),
        ),
      ).observe({ type: 'layout-shift', buffered: true }); // as: what entries of this type have
    });
    const [go, { promise: mayCome, resolve: letFacesCome }] = [
      await holdProgram(page),
      Promise.withResolvers<void>(),
    ];
    let asked = 0;
    await page.route(faces[late].files, async (route) => {
      asked += 1;
      await mayCome;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => asked).toBe(faces[late].count);
    await isDrawn(page); // with the stand-ins
    letFacesCome();
    await page.evaluate(() => document.fonts.ready);
    await isDrawn(page);
    const before = await page.locator('main').boundingBox();
    await go();
    await expect(page.locator('output', { hasText: 'My profile' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main').boundingBox()).toEqual(before);
    expect(
      await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.filter((value) => value > 0.001),
      ),
    ).toEqual([]); // as: set above
  });
}
