/**
 * The text that a language model writes about a profile. A local server stands in for the service.
 */

import { type Page } from '@playwright/test';
import {
  type Account,
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../../support/browser/make-account.ts';
import { findViolations, measureOverflow } from '../../support/browser/page/accessibility.ts';
import { expect, test } from '../../support/browser/server.ts';
import {
  type Behaviour,
  echoClaims,
  openChatService,
  refuse,
  streamInTwoParts,
  streamText,
} from '../../support/insights/chat-service.ts';

let behaviour: Behaviour = streamText(echoClaims);

const chat = await openChatService((response, request) => behaviour(response, request));

const host = new URL(chat.baseUrl).host;

test.use({
  settings: { AI_BASE_URL: chat.baseUrl, AI_API_KEY: 'key-of-the-journeys', AI_MODEL: 'a-model' },
});

test.describe.configure({ mode: 'serial' });

test.afterAll(() => chat.close());

const section = (page: Page) => page.getByRole('region', { name: 'In other words' });

async function openProfile(page: Page, account: Account): Promise<void> {
  await haveSession(page.context(), page.request, account);
  await page.goto('/profile');
  await expect(section(page)).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Have it written by AI' }).click();
  await section(page).getByRole('button', { name: 'Agree and write' }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await findViolations(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { onlyColors: true })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('nothing is sent before the visitor agrees', { tag: '@full' }, async ({ page, request }) => {
  const before = chat.requests.length;
  await openProfile(page, await createFinishedAccount(request, mixedAnswers));
  await section(page).getByRole('button', { name: 'Have it written by AI' }).click();
  await expect(section(page)).toContainText(
    `Your scores and their margins are sent to ${host}, whose model a-model writes the text; no answers, no codes, and nothing that says who you are.`,
  );
  await expect(section(page).getByText('Your scores and their margins')).toBeFocused();
  await expect(
    section(page).getByRole('button', { name: 'Agree and write' }),
  ).toHaveAccessibleDescription(
    /^Your scores and their margins are sent to .* is set out in its own terms\.$/,
  );
  await expectAccessible(page);
  await section(page).getByRole('button', { name: 'Not now' }).click();
  await expect(section(page).getByRole('heading')).toBeFocused();
  await expect(section(page).getByRole('button', { name: 'Have it written by AI' })).toBeVisible();
  expect(chat.requests.length).toBe(before);
});

test('a text streams in, is labelled, kept, rewritten and deleted', async ({ page, request }) => {
  const firstLineRead = Promise.withResolvers<void>();
  behaviour = streamInTwoParts(echoClaims, firstLineRead.promise);
  const account = await createFinishedAccount(request, mixedAnswers);
  await openProfile(page, account);
  const summaryNote = 'Written from your scores, without AI.';
  await page.getByRole('button', { name: 'How sure is this?' }).click();
  await expect(page.getByText(summaryNote)).toBeVisible();
  await agree(page);
  const status = section(page).getByRole('status');
  await expect(section(page).locator('p:text("By AI, being written") + p')).toHaveText(
    /\w{3}.*\.$/,
  );
  await expect(status, 'sentences that may be withdrawn are not read out').toHaveText('Writing…');
  await section(page).getByRole('button', { name: 'Stop' }).focus();
  await expect(section(page)).not.toContainText('Written by AI');
  firstLineRead.resolve();
  await expect(section(page)).toContainText('Written by AI · a-model · ');
  await expect(section(page)).toContainText(
    'A profile is a beginning of a conversation and not its end.',
  );
  await expect(page.getByText(summaryNote)).toBeVisible();
  await expect(status).toHaveText('The text is ready.');
  await expect(section(page).getByRole('heading')).toBeFocused();

  await expectAccessible(page);
  const firstText = await section(page).locator('p:text("Written by AI") + p').innerText();
  await page.reload();
  await expect(section(page)).toContainText(firstText);
  behaviour = streamText(echoClaims);
  await section(page).getByRole('button', { name: 'Write again' }).click();
  await section(page).getByRole('button', { name: 'Agree and write' }).click();
  await expect(section(page)).toContainText('Written by AI');
  behaviour = refuse;
  await section(page).getByRole('button', { name: 'Write again' }).click();
  await section(page).getByRole('button', { name: 'Agree and write' }).click();
  await expect(status).toHaveText(
    'The service declined to write about this profile. The text from before is kept.',
  );
  await expect(section(page)).toContainText('Written by AI');
  await section(page).getByRole('button', { name: 'Delete the text' }).click();
  await expect(section(page)).not.toContainText('Written by AI');
  await expect(status).toHaveText('The text is deleted.');
  await page.reload();
  await expect(section(page).getByRole('button', { name: 'Have it written by AI' })).toBeVisible();
  await expect(section(page)).not.toContainText(firstText);
});

test('Stop ends the writing', { tag: '@full' }, async ({ page, request }) => {
  behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  };
  const before = chat.requests.length;
  await openProfile(page, await createFinishedAccount(request, mixedAnswers));
  await agree(page);
  await expect.poll(() => chat.requests.length).toBe(before + 1); // the request has arrived
  await section(page).getByRole('button', { name: 'Stop' }).click();
  await chat.disconnected;
  await expect(section(page).getByRole('button', { name: 'Have it written by AI' })).toBeVisible();
  await expect(section(page).getByRole('status')).toHaveText(
    'Writing stopped. It still counts as one of today’s five texts.',
  );
});

test(
  'the landing page promises it, and privacy names the recipient',
  { tag: '@full' },
  async ({ page }) => {
    const promise = 'With your consent, AI-generated personalised insights as well.';
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(promise)).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByText(`are then sent to ${host}, whose model a-model`)).toBeVisible();
  },
);
