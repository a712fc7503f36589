/**
 * The product by keyboard alone, and by ear (WCAG 1.3.1, 2.1.1, 2.1.4, 2.4.3, 2.4.11, 4.1.2,
 * 4.1.3).
 */

import type { APIRequestContext, Page } from '@playwright/test';
import {
  mixedAnswers,
  createAccount,
  createFinishedAccount,
  createOpenAccount,
  descendingAnswers,
  haveSession,
  signIn,
  surveyCalls,
} from '../support/browser/make-account.ts';
import { agreeAndBegin, waitForSurvey } from '../support/browser/page/survey-page.ts';
import { tabTo } from '../support/browser/page/tab-to.ts';
import { expect, test } from '../support/browser/server.ts';
import { answerOne, pressDigit } from '../support/browser/take-survey.ts';

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
    const edges = visible.getBoundingClientRect();
    const { left, right } = edges;
    // Of a question that is taller than the room between the bars, its middle counts.
    const isTall = edges.height > window.innerHeight / 2;
    const top = Math.max(edges.top, 0);
    const bottom = Math.min(edges.bottom, window.innerHeight);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      ...(isTall
        ? []
        : [[(left + right) / 2, top + 2] as const, [(left + right) / 2, bottom - 2] as const]),
    ] as const;
    return points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .every((over) => over !== null && (visible.contains(over) || over.contains(visible)))
      ? null
      : `${visible.tagName} ${visible.textContent?.slice(0, 40)}`;
  });
  expect(covered).toBeNull();
}

/** Answers the focused question by a digit key, and waits until the next one has the focus. */
async function answerByDigit(page: Page, digit: number): Promise<void> {
  await expect(page.locator('fieldset[data-state="open"]:focus')).toBeVisible();
  await expectFocusVisible(page);
  const readId = () => page.evaluate(() => document.activeElement?.id);
  const before = await readId();
  await pressDigit(page, digit);
  await expect.poll(readId).not.toBe(before);
}

/** Answers a set through the API, but for its last question, which then has the focus. */
async function skipToLast(
  page: Page,
  api: APIRequestContext,
  set: 'setAItems' | 'setBItems',
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '');
  const survey = surveyCalls(api, { token });
  await survey.save((await survey.status())[set].slice(0, -1), mixedAnswers);
  await page.reload();
  await waitForSurvey(page);
  const open = page.locator('fieldset[data-state="open"]');
  await expect(open).toBeInViewport();
  await expect(open).toBeFocused();
}

test('the whole journey works without a pointer @full', async ({ page, request }) => {
  const other = await createAccount(request);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, 'Start Your Assessment');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden'); // the page keeps its place
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    expect(
      // The body has the focus while the browser's own controls have it.
      await page.evaluate(() => document.activeElement?.matches('dialog, dialog *, body')),
      'no control behind the dialog has the focus',
    ).toBe(true);
  }
  await page.keyboard.press('Escape'); // must not close the dialog, because it gives no consent
  // A browser may close it without asking, for example at a second Escape.
  await page.locator('dialog').evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog).toBeVisible();
  await tabTo(page, /^I am 18 or older/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Begin Survey');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');

  // A stray Space answers nothing. Arrow keys only select a value. Enter saves the selected value.
  const first = page.locator('fieldset').first().getByRole('radio');
  for (const key of ['Space', 'Tab', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(first.nth(2)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // A digit key answers, and the focus moves to the next question, which nothing may cover.
  for (const digit of [3, 6]) await answerByDigit(page, digit);
  await skipToLast(page, request, 'setAItems');
  await answerByDigit(page, 4);
  await answerByDigit(page, 5);
  await skipToLast(page, request, 'setBItems');
  await pressDigit(page, 2);

  await expect(page).toHaveURL(/\/profile$/);
  await tabTo(page, /^Another person’s code or link$/, 120);
  await expectFocusVisible(page);
  await page.keyboard.type(other.shareCode);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Failed to load profile comparison. Please check the share code and try again.'),
  ).toBeVisible(); // the other account has no profile yet
});

for (const height of [568, 256])
  // the second is a desktop at 400 %
  test(`the focus stays visible at ${height} px @full`, async ({ page, request, context }) => {
    await page.setViewportSize({ width: 320, height });
    await haveSession(context, request, await createAccount(request));
    await page.goto('/survey');
    await expect(page.getByRole('button', { name: 'Begin Survey' })).toBeVisible();
    await tabTo(page, /^I am 18 or older/);
    await expectFocusVisible(page);
    await page.keyboard.press('Space');
    await tabTo(page, 'Begin Survey');
    await expectFocusVisible(page);
    await page.keyboard.press('Enter');
    for (const digit of [4, 4, 4]) await answerByDigit(page, digit);
    for (let i = 0; i < 7; i += 1) {
      await page.keyboard.press('Shift+Tab'); // back to the header
      await expectFocusVisible(page);
    }
    await page.keyboard.press('5'); // answers nothing, because no question has the focus
    await expect(page.locator('input:checked')).toHaveCount(3);
  });

test('a question announces its place, text and labels, and no save', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await agreeAndBegin(page);
  const question = page.getByRole('group', { name: /^1 of 48\. \S.*\.$/ });
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription(/^How interested are you in this activity/);
  await expect(question).toMatchAriaSnapshot(`
    - group:
      - radio "1, Hard No!"
      - radio "2, No/avoid"
      - radio "3, Disinterested"
      - radio "4, Neutral/unsure"
      - radio "5, Somewhat interested"
      - radio "6, Interested"
      - radio "7, Hell Yes!"
  `);
  const locked = page.getByRole('group', { name: /^3 of 48/ });
  await expect(locked).toHaveAccessibleDescription('Opens after the questions before it.');
  await answerOne(page, 5);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: /^2 of 48\. / })).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  for (const live of await page.locator('output, [aria-live]').all())
    await expect(live).not.toContainText('Saved');
});

test('Enter stores the value that has the focus', async ({ page, request }) => {
  const account = await createAccount(request);
  await haveSession(page.context(), request, account, { hasBegun: true });
  await page.goto('/survey');
  for (let value = 1; value <= 7; value += 1) {
    const open = page.locator('fieldset[data-state="open"]');
    await expect(open).toHaveAccessibleName(new RegExp(`^${value} of 48`));
    await expect(open).toBeFocused();
    await open
      .getByRole('radio')
      .nth(value - 1)
      .focus(); // as a screen reader moves it
    await page.keyboard.press('Enter');
  }
  await expect
    .poll(async () => (await surveyCalls(request, account).status()).responses)
    .toHaveLength(7);
  const { setAItems, responses } = await surveyCalls(request, account).status();
  const values = new Map(
    responses.map(({ itemId, value }: { itemId: string; value: number }) => [itemId, value]),
  );
  expect(setAItems.slice(0, 7).map((id: string) => values.get(id))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a new screen is announced, and its charts have names and tables', async ({
  page,
  request,
}) => {
  const other = await createOpenAccount(request, descendingAnswers);
  await signIn(page, await createFinishedAccount(request, mixedAnswers));
  for (const [link, title, heading] of [
    ['Edit Profile', 'Edit', 'Edit Profile'],
    ['Back to Profile', 'My profile', /^[A-Z][\w ]+(, [\w ]+)*\.$/],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page.locator('output.sr-only').last()).toHaveText(title);
    await expect(page).toHaveTitle(title);
  }
  const themes = page.getByRole('region', { name: 'My S.P.A.R.K. Profile' });
  const name = 'Dominance & Submission';
  const card = themes.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByRole('button', { name, expanded: false }).press('Enter');
  await expect(card.getByRole('button', { name, expanded: true })).toBeFocused();
  await expect(
    card.getByRole('img', { name: /: fantasy \d+, activity \d+, of 100$/ }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^Radar of ten themes/ })).toBeVisible();
  await page.getByRole('button', { name: 'Figures, and how sure they are' }).click();
  await expect(
    page.getByRole('table', { name: /themes with their 95 % margins/ }).getByRole('row'),
  ).toHaveCount(11);
  await page.goto(`/compare?profile=${other.shareCode}`);
  const comparison = page.getByRole('region', { name: 'Dimension by dimension' });
  await comparison.getByRole('button', { name: 'Show as table' }).click();
  await expect(
    comparison.getByRole('table', { name: /Compared dimensions/ }).getByRole('columnheader'),
  ).toHaveText(['Dimension', 'You', 'They', 'Δ']);
});

test('a mistake is announced and tied to its field @full', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(['']); // is there before the mistake
  await page.getByRole('button', { name: 'Sign In' }).click();
  const text = 'Please enter your login code or email address';
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  const field = page.getByLabel('Login Code or Email Address');
  await expect(field).toHaveAccessibleErrorMessage(text);
  await expect(field).not.toHaveAccessibleDescription(new RegExp(text)); // would be said twice
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});
