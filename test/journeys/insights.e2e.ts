/** The text that a language model writes about a profile. A local server stands in for it. */

import type { Page } from '@playwright/test';
import {
  createFinishedAccount,
  haveSession,
  mixedAnswers,
} from '../support/browser/make-account.ts';
import { findViolations, measureOverflow } from '../support/browser/page/accessibility.ts';
import { expect, test } from '../support/browser/server.ts';
import {
  type Behaviour,
  openChatService,
  refuse,
  write,
  writeWell,
} from '../support/insights/chat-service.ts';

let behaviour: Behaviour = refuse;

const chat = await openChatService((response, request) => behaviour(response, request));

test.use({
  settings: { AI_BASE_URL: chat.baseUrl, AI_API_KEY: 'key-of-the-journeys', AI_MODEL: 'a-model' },
});

test.afterAll(() => chat.close());

async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await findViolations(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { onlyColors: true })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a text is agreed to, labelled, kept and deleted', async ({ page, context, request }) => {
  const writing = Promise.withResolvers<void>();
  const { host } = new URL(chat.baseUrl);
  await haveSession(context, request, await createFinishedAccount(request, mixedAnswers));
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'In other words' });
  const press = (name: string) => section.getByRole('button', { name }).click();
  const status = section.getByRole('status');

  await press('Have it written by AI');
  const terms = section.getByText(
    `A few sentences that say what your profile found are sent to ${host}, whose model a-model writes the text; no score, no answer, no code, and nothing that says who you are.`,
  );
  await expect(terms).toBeFocused();
  await expectAccessible(page);
  await press('Not now');
  await expect(section.getByRole('heading')).toBeFocused();
  expect(chat.requests, 'nothing is sent before').toEqual([]);

  behaviour = (response, request) => void writing.promise.then(() => writeWell(response, request));
  await press('Have it written by AI');
  await press('Agree and write');
  await expect(status).toHaveText('Writing…');
  await section.getByRole('button', { name: 'Stop' }).focus();
  writing.resolve();
  await expect(section).toContainText('Written by AI · a-model · ');
  await expect(status).toHaveText('The text is ready.');
  await expect(section.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  const text = await section.locator('p:text("Written by AI") + p').innerText();
  await page.reload();
  await expect(section).toContainText(text);

  behaviour = write('You are certainly a born leader.');
  await press('Write again');
  await press('Agree and write');
  await expect(status).toHaveText(
    'What the service wrote could not be checked, so it was discarded. The text from before is kept.',
  );
  await press('Delete the text');
  await expect(status).toHaveText('The text is deleted.');
  await page.reload();
  await expect(section.getByRole('button', { name: 'Have it written by AI' })).toBeVisible();
  await expect(section).not.toContainText(text);
});

test('the landing page promises it, and privacy names the recipient', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const promise = 'With your consent, AI-generated personalised insights as well.';
  await expect(page.getByText(promise)).toBeVisible();
  await page.goto('/privacy');
  const { host } = new URL(chat.baseUrl);
  await expect(page.getByText(`are then sent to ${host}, whose model a-model`)).toBeVisible();
});
