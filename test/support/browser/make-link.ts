/** Makes links through the API, and opens parts of their form. */

import type { APIRequestContext, Page } from '@playwright/test';
import type { Reply, RequestBody } from '../../../src/contract/endpoints.ts';
import type { Account } from './make-account.ts';

type OwnLink = Reply<'createLink'>;

/** Makes a link without an end, of the level 'themes' unless `body` says otherwise. */
export async function makeLink(
  api: APIRequestContext,
  account: Account,
  body: Partial<RequestBody<'createLink'>> = {},
): Promise<OwnLink> {
  const { loginCode, token } = account;
  const headers = { authorization: `Bearer ${token}` };
  await api.post('/api/v1/auth/proof', { headers, data: { loginCode } });
  const reply = await api.post('/api/v1/links', {
    headers,
    data: { level: 'themes', days: null, ...body },
  });
  return reply.json();
}

/** Unfolds the themes of the form for a new link, once the own answers have arrived. */
export async function unfoldThemes(page: Page): Promise<void> {
  const themes = page.locator('form summary');
  await themes.first().waitFor();
  for (const theme of await themes.all()) await theme.click();
}
