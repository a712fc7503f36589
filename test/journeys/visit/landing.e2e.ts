/** The landing page. */

import { sealingClaim } from '../../../src/domain/product-words.ts';
import { waitForStartup } from '../../support/browser/before-startup.ts';
import { answerWith, hold } from '../../support/browser/faults.ts';
import { countCalls } from '../../support/browser/requests.ts';
import { expect, test } from '../../support/browser/server.ts';

test('shows its content in order', async ({ page, request }) => {
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
      'Theme: Touch and senses. Your 2 is not saved.',
    );
    await page.keyboard.press('7');
    await expect(sample.getByRole('radio', { name: '7, Hell Yes!' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(sample.getByRole('radio', { name: '6, Interested' })).toBeChecked();
    await expect(sample.getByRole('status')).toContainText('Your 6 is not saved.');
    expect([await stored(), requests]).toEqual([before, []]);
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
