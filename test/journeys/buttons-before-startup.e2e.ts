/** Buttons and links of the landing page that are pressed before the app has started. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { countCalls } from '../../test/support/browser/requests.ts';
import { expect, test } from '../../test/support/browser/server.ts';
import { openBeforeStartup, waitForStartup } from '../support/browser/before-startup.ts';

/** Locates the message that appears if a button was pressed and the app has not started yet. */
const note = (page: Page) => page.locator('output.early-note');

for (const name of ['Start Your Assessment', 'Start Assessment']) {
  test(`'${name}' pressed twice early is pressed once at startup`, async ({ page }) => {
    const countCreations = countCalls(page, 'createUnique');
    const startApp = await openBeforeStartup(page);
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(note(page)).toHaveText('Loading…');
    expect(countCreations()).toBe(0);
    await startApp();
    await expect(page).toHaveURL(/\/survey\/two-stage$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(countCreations()).toBe(1);
  });
}

for (const order of ['before', 'after'] as const) {
  test(`'Start Assessment' pressed ${order} a failed load suggests reloading`, async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/frame-*.js', (route) => released.promise.then(() => route.abort()));
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Start Assessment', exact: true });
    const other = page.getByRole('button', { name: 'Start Your Assessment', exact: true });
    if (order === 'before') for (const one of [other, button]) await one.click();
    released.resolve();
    await page.waitForLoadState();
    if (order === 'after') await button.click();
    await expect(note(page)).toHaveText('Part of this page didn’t load. Please reload it.');
    for (const one of [other, button]) await expect(one).not.toHaveAttribute('aria-busy');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('a press that waits long is explained', async ({ page }) => {
  await page.clock.install();
  await openBeforeStartup(page);
  await page.getByRole('button', { name: 'Start Assessment', exact: true }).click();
  await page.clock.fastForward(10_000);
  await expect(note(page)).toHaveText(
    'This is taking a while. If nothing happens, please reload the page.',
  );
});

test('without a press nothing happens at startup', async ({ page }) => {
  const countCreations = countCalls(page, 'createUnique');
  const startApp = await openBeforeStartup(page);
  await startApp();
  await waitForStartup(page);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/$/);
  expect(countCreations()).toBe(0);
});

test('an answer to the sample question is kept at startup', async ({ page }) => {
  const startApp = await openBeforeStartup(page);
  const answer = page.getByRole('radio', { name: '6, Interested' });
  await answer.click();
  await startApp();
  await waitForStartup(page);
  await expect(answer).toBeChecked();
  await expect(page.getByText('Your 6 is not saved.')).toBeVisible();
});

test('links work before startup', async ({ page }) => {
  await openBeforeStartup(page);
  await page
    .getByRole('link', { name: 'Already taken the survey? Login here' })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/login$/);
});

test('the theme button appears once it works', async ({ page }) => {
  const startApp = await openBeforeStartup(page);
  await expect(page.getByRole('button', { name: /^Switch to the/ })).toHaveCount(0);
  await startApp();
  await waitForStartup(page);
});
