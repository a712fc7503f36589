/** The whole way by keyboard alone: no pointer is used anywhere in this file (WCAG 2.1.1, 2.1.4, 2.4.3, 2.4.11). */

import type { Page } from '@playwright/test';
import { createAccount } from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Presses Tab until something is focused that says so. */
async function tabTo(page: Page, name: string | RegExp, most = 60): Promise<void> {
  for (let i = 0; i < most; i += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map((one) => one.textContent).join(' ')
          : '';
      return [element?.getAttribute('aria-label') ?? '', label, element?.textContent ?? ''].map(
        (text) => text.trim(),
      );
    });
    if (said.some((text) => (typeof name === 'string' ? text === name : name.test(text)))) return;
  }
  throw new Error(`nothing called ${name} takes the focus`);
}

/** What has the focus is in the window, and nothing lies over it. */
async function isUncovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return 'nothing has the focus';
    const seen =
      element instanceof HTMLInputElement && element.type === 'radio'
        ? (element.parentElement ?? element)
        : element;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + 2],
      [(left + right) / 2, bottom - 2],
    ] as const;
    return points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .every((over) => over !== null && (seen.contains(over) || over.contains(seen)))
      ? null
      : `${seen.tagName} ${seen.textContent?.slice(0, 40)}`;
  });
  expect(covered).toBeNull();
}

test('the whole journey works without a pointer', async ({ page, request }) => {
  test.setTimeout(180_000);
  const other = await createAccount(request);
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to content');
  await tabTo(page, 'Start Your Assessment');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog')).toBeVisible();
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('[role="dialog"]') !== null ||
          document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
      ),
      'the focus stays in the dialog',
    ).toBe(true);
  }
  await page.keyboard.press('Escape'); // it asks for consent, which Escape is not
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Begin Survey');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The first question by arrow keys: they check on the way, and what they rest on is saved when it is left, or after a moment.
  await expect(page.locator('fieldset').first().getByRole('radio').nth(3)).toBeFocused();
  await isUncovered(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('fieldset').first().getByRole('radio').nth(5)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // All the others by their digit; the focus comes by itself, and never lies under a bar.
  for (let answered = 1; ; answered += 1) {
    const isOver = page.getByRole('heading', { name: 'Your Profile Summary' });
    const open = page.locator('fieldset[data-state="open"] input:focus');
    await expect(open.or(isOver).first()).toBeVisible({ timeout: 15_000 });
    if (await isOver.isVisible()) break;
    if (answered % 9 === 0) await isUncovered(page);
    const saved = page.waitForResponse((response) =>
      response.url().endsWith('/two-stage/response'),
    );
    const before = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    await page.keyboard.press(String((answered % 7) + 1));
    await saved;
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.getAttribute('name') ?? location.pathname),
      )
      .not.toBe(before);
    expect(answered).toBeLessThan(80);
  }

  await expect(page).toHaveURL(/\/profile$/);
  await tabTo(page, /^Another person’s code or link$/);
  await isUncovered(page);
  await page.keyboard.type(other.shareCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?profile=/);
  await expect(
    page.getByText('Failed to load profile comparison. Please check the share code and try again.'),
  ).toBeVisible(); // the other has no profile yet
});

test('digits answer only while a question has the focus', async ({ page, request }) => {
  const { loginCode } = await createAccount(request);
  await page.goto('/login');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Login Code or Email Address');
  await page.keyboard.type(loginCode);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/profile$/);
  await page.goto('/survey');
  await tabTo(page, 'Begin Survey');
  await page.keyboard.press('Enter');
  await expect(page.locator('fieldset').first().getByRole('radio').nth(3)).toBeFocused();
  await tabTo(page, 'Log Out', 20);
  await page.keyboard.press('5');
  await expect(page.locator('input:checked')).toHaveCount(0);
});

for (const [name, viewport] of [
  ['a small phone', { width: 320, height: 568 }],
  ['a desktop at 400 %', { width: 320, height: 256 }],
] as const) {
  test(`the focused element stays visible on ${name}`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    const { loginCode } = await createAccount(request);
    await page.goto('/login');
    await tabTo(page, 'Login Code or Email Address');
    await page.keyboard.type(loginCode);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/profile$/);
    await page.goto('/survey');
    await tabTo(page, 'Begin Survey');
    await isUncovered(page);
    await page.keyboard.press('Enter');
    for (let answered = 0; answered < 6; answered += 1) {
      await expect(page.locator('fieldset[data-state="open"] input:focus')).toBeVisible();
      await isUncovered(page);
      const saved = page.waitForResponse((response) =>
        response.url().endsWith('/two-stage/response'),
      );
      const before = await page.evaluate(() => document.activeElement?.getAttribute('name'));
      await page.keyboard.press('4');
      await saved;
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .not.toBe(before);
    }
    for (let i = 0; i < 10; i += 1) {
      await page.keyboard.press('Shift+Tab'); // back over the answered questions, up to the header
      await isUncovered(page);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}
