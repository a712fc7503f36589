/** Phones that invite and join, and the steps on them. */

import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { type Account, haveSession } from './make-account.ts';
import { expect } from './server.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A phone of its own, with a session of the account, if there is one. */
export async function openPhone(
  browser: Browser,
  { address, api, account }: { address: string; api: APIRequestContext; account?: Account },
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ ...phone, baseURL: address, reducedMotion: 'reduce' });
  if (account) await haveSession(context, api, account);
  return { context, page: await context.newPage() };
}

/** Makes an invitation on the screen, and returns its link. */
export async function makeInvitation(page: Page): Promise<string> {
  await page.goto('/together');
  await page.getByLabel('7 days').check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByLabel('Its link, shown only now').inputValue();
}

/** Makes an invitation through the API, and returns its token. */
export async function inviteByApi(
  api: APIRequestContext,
  { token }: Pick<Account, 'token'>,
): Promise<string> {
  const response = await api.post('/api/v1/together/invite', {
    headers: { authorization: `Bearer ${token}` },
    data: { hours: 24 },
  });
  expect(response.status()).toBe(200);
  return (await response.json()).token;
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Joins on the invitation's page, and waits for the question. */
export async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(heading(page, 'Do you want to see it together?')).toBeVisible();
}

export const sayYes = (page: Page) => page.getByRole('button', { name: 'Say yes' }).click();
