/** The landing page before the program has taken it over (src/web/landing/early.ts). */

import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { holdProgram } from '../../test/support/browser/faults.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test.use({ settings: { LEAVE_URL: 'https://weather.example/today?a=1&b=2' } });

/** The neutral page, which the operator chose; where it has no content, what is left stays as it is. */
async function standBy(context: BrowserContext, hasContent = true): Promise<void> {
  await context.route('https://weather.example/**', (route) =>
    route.fulfill(
      hasContent
        ? { contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }
        : { status: 204 },
    ),
  );
}

const isAway = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  expect(page.url()).toBe('https://weather.example/today?a=1&b=2');
};

/** Every account made from now on. */
function countAccounts(page: Page): () => number {
  let created = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/create-unique')) created += 1;
  });
  return () => created;
}

/** The page as the build wrote it, and the way to let the program in. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  const letIn = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toBeVisible();
  return letIn;
}

/** What becomes of a press. */
const note = (page: Page) => page.locator('output.early-note');

const isTakenOver = (page: Page) =>
  expect(page.getByRole('button', { name: /^Switch to the/ })).toBeVisible();

test("'Leave' blanks the page and clears the tab", async ({ page, context }) => {
  await standBy(context, false);
  await openEarly(page);
  await page.evaluate(() => window.sessionStorage.setItem('kept', 'something'));
  await page.getByText('Leave', { exact: true }).click();
  await expect(page.locator('html')).toBeHidden();
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
});

test("'Leave' takes the page's place in the history", async ({ page, context }) => {
  await standBy(context);
  await page.goto('/licenses.txt');
  await openEarly(page);
  await page.getByText('Leave', { exact: true }).click();
  await isAway(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/licenses\.txt$/);
});

test('only three uninterrupted presses of Shift leave', async ({ page, context }) => {
  await standBy(context);
  await openEarly(page);
  for (const key of ['Shift', 'Shift', 'a', 'Shift', 'Shift']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await isAway(page);
});

test('presses of Shift before and after startup are added up', async ({ page, context }) => {
  await standBy(context);
  const letIn = await openEarly(page);
  await page.keyboard.press('Shift');
  await letIn();
  await isTakenOver(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await isAway(page);
});

for (const name of ['Start Your Assessment', 'Start Assessment']) {
  test(`'${name}' pressed twice early is pressed once at startup`, async ({ page }) => {
    const created = countAccounts(page);
    const letIn = await openEarly(page);
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(note(page)).toHaveText('Loading…');
    expect(created()).toBe(0);
    await letIn();
    await expect(page).toHaveURL(/\/survey\/two-stage$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(created()).toBe(1);
  });
}

for (const order of ['before', 'after'] as const) {
  test(`'Start Assessment' pressed ${order} a failed load suggests reloading`, async ({ page }) => {
    const goOn = Promise.withResolvers<void>();
    await page.route('**/assets/frame-*.js', (route) => goOn.promise.then(() => route.abort()));
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Start Assessment', exact: true });
    const other = page.getByRole('button', { name: 'Start Your Assessment', exact: true });
    if (order === 'before') for (const one of [other, button]) await one.click();
    goOn.resolve();
    await page.waitForLoadState();
    if (order === 'after') await button.click();
    await expect(note(page)).toHaveText('A part of this page did not arrive. Please reload it.');
    for (const one of [other, button]) await expect(one).not.toHaveAttribute('aria-busy');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('a press that waits long is explained', async ({ page }) => {
  await page.clock.install();
  await openEarly(page);
  await page.getByRole('button', { name: 'Start Assessment', exact: true }).click();
  await page.clock.fastForward(10_000);
  await expect(note(page)).toHaveText(
    'This is taking long. If it does not go on, please reload the page.',
  );
});

test("Space presses 'Leave'", async ({ page, context }) => {
  await standBy(context);
  await openEarly(page);
  await page.getByRole('link', { name: /Leave/ }).press('Space');
  await isAway(page);
});

test('without a press nothing happens at startup', async ({ page }) => {
  const created = countAccounts(page);
  const letIn = await openEarly(page);
  await letIn();
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/$/);
  expect(created()).toBe(0);
});

test('links work before startup', async ({ page }) => {
  await openEarly(page);
  await page
    .getByRole('link', { name: 'Already taken the survey? Login here' })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/login$/);
});

test('the theme button appears once it works', async ({ page }) => {
  const letIn = await openEarly(page);
  await expect(page.getByRole('button', { name: /^Switch to the/ })).toHaveCount(0);
  await letIn();
  await isTakenOver(page);
});

test.describe('focus and scroll position', () => {
  for (const [name, role] of [
    ['Already taken the survey? Login here', 'link'],
    ['Start Your Assessment', 'button'],
    ['Login', 'link'],
    ['Methodology', 'link'],
  ] as const) {
    test(`stay on ${name}`, async ({ page }) => {
      const letIn = await openEarly(page);
      await page.keyboard.press('Tab');
      for (let presses = 0; presses < 12 && !(await isFocused(page, role, name)); presses += 1)
        await page.keyboard.press('Tab');
      const before = await page.evaluate(() => window.scrollY);
      await letIn();
      await isTakenOver(page);
      await expect(page.getByRole(role, { name, exact: true })).toBeFocused();
      expect(
        await page.evaluate(() => [
          window.scrollY,
          document.activeElement?.matches(':focus-visible'),
        ]),
      ).toEqual([before, true]);
    });
  }

  test('stay put when nothing has the focus', async ({ page }) => {
    const letIn = await openEarly(page);
    await page.keyboard.press('Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // as: what can be focused
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await letIn();
    await isTakenOver(page);
    await expect(page.locator('body')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });
});

async function isFocused(page: Page, role: 'link' | 'button', name: string): Promise<boolean> {
  return page
    .getByRole(role, { name, exact: true })
    .evaluate((element) => element === document.activeElement);
}
