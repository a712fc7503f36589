/** The product with the keyboard alone (WCAG 2.1.1, 2.1.4, 2.4.3, 2.4.11). */

import { type Page } from '@playwright/test';
import { createAccount } from '../../support/browser/make-account.ts';
import { measureOverflow } from '../../support/browser/page/accessibility.ts';
import { expect, test } from '../../support/browser/server.ts';
import { pressDigit } from '../../support/browser/take-survey.ts';

const readFocusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, maxPresses = 60): Promise<void> {
  for (let i = 0; i < maxPresses; i += 1) {
    await page.keyboard.press('Tab');
    const names = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
          : '';
      return [element?.getAttribute('aria-label') ?? '', label, element?.textContent ?? ''].map(
        (text) => text.trim(),
      );
    });
    if (names.some((text) => (typeof name === 'string' ? text === name : name.test(text)))) return;
  }
  throw new Error(`nothing called ${name} takes the focus`);
}

/** Expects the focused element to be inside the window, with nothing on top of it. */
async function expectFocusVisible(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return 'nothing has the focus';
    // The label covers its radio button on purpose, so the label must be visible instead.
    const visible =
      element instanceof HTMLInputElement && element.type === 'radio'
        ? (element.parentElement ?? element)
        : element;
    const { left, right, top, bottom } = visible.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + 2],
      [(left + right) / 2, bottom - 2],
    ] as const;
    return points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .every((over) => over !== null && (visible.contains(over) || over.contains(visible)))
      ? null
      : `${visible.tagName} ${visible.textContent?.slice(0, 40)}`;
  });
  expect(covered).toBeNull();
}

test('the whole journey works without a pointer', async ({ page, request }) => {
  test.setTimeout(180_000);
  const other = await createAccount(request);
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await readFocusedText(page)).toBe('Skip to content');
  await tabTo(page, 'Start Your Assessment');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog')).toBeVisible();
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    expect(
      // The body has the focus while the browser's own controls have it.
      await page.evaluate(() => document.activeElement?.matches('dialog, dialog *, body')),
      'no control behind the dialog has the focus',
    ).toBe(true);
  }
  await page.keyboard.press('Escape'); // must not close the dialog, because it gives no consent
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Begin Survey');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Arrow keys only select a value. Enter saves the selected value.
  await expect(page.locator('fieldset').first().getByRole('radio').nth(3)).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('fieldset').first().getByRole('radio').nth(5)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // A digit key answers each remaining question. The focus then moves to the next one, which
  // nothing may cover.
  for (let answered = 1; ; answered += 1) {
    const profileHeading = page.getByRole('heading', { name: 'Your Profile Summary' });
    const open = page.locator('fieldset[data-state="open"] input:focus');
    const onward = page.getByRole('button', { name: 'Continue' });
    await expect(open.or(profileHeading).or(onward).first()).toBeVisible({ timeout: 15_000 });
    if (await profileHeading.isVisible()) break;
    if (await onward.isVisible()) {
      await tabTo(page, /^Continue$/);
      await page.keyboard.press('Enter');
      await expect(open).toBeVisible();
    }
    if (answered % 9 === 0) await expectFocusVisible(page);
    const saved = page.waitForResponse((response) =>
      response.url().endsWith('/two-stage/response'),
    );
    const before = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    await pressDigit(page, (answered % 7) + 1);
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
  await expectFocusVisible(page);
  await page.keyboard.type(other.shareCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?profile=/);
  await expect(
    page.getByText('Failed to load profile comparison. Please check the share code and try again.'),
  ).toBeVisible(); // the other account has no profile yet
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
  await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
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
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    await tabTo(page, 'Begin Survey');
    await expectFocusVisible(page);
    await page.keyboard.press('Enter');
    for (let answered = 0; answered < 6; answered += 1) {
      await expect(page.locator('fieldset[data-state="open"] input:focus')).toBeVisible();
      await expectFocusVisible(page);
      const saved = page.waitForResponse((response) =>
        response.url().endsWith('/two-stage/response'),
      );
      const before = await page.evaluate(() => document.activeElement?.getAttribute('name'));
      await pressDigit(page, 4);
      await saved;
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .not.toBe(before);
    }
    for (let i = 0; i < 10; i += 1) {
      await page.keyboard.press('Shift+Tab'); // back to the header
      await expectFocusVisible(page);
    }
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });
}
