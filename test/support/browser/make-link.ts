/** Makes links of one's own through the API, asks for them, and opens parts of their form. */

import type { APIRequestContext, Page } from '@playwright/test';
import type { Reply, RequestBody } from '../../../src/contract/endpoints.ts';
import { minHighAnswer } from '../../../src/domain/survey.ts';
import type { Account } from './make-account.ts';

type OwnLink = Reply<'createLink'>;

const headersOf = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

/** Makes a link without an end, of the level 'themes' unless `body` says otherwise. */
export async function makeLink(
  api: APIRequestContext,
  account: Account,
  body: Partial<RequestBody<'createLink'>> = {},
): Promise<OwnLink> {
  const headers = headersOf(account);
  const { loginCode } = account;
  await api.post('/api/v1/auth/proof', { headers, data: { loginCode } });
  const reply = await api.post('/api/v1/links', {
    headers,
    data: { level: 'themes', days: null, ...body },
  });
  return reply.json();
}

export async function listLinks(api: APIRequestContext, account: Account): Promise<OwnLink[]> {
  const reply = await api.get('/api/v1/links', { headers: headersOf(account) });
  return (await reply.json()).links;
}

/** Returns the first so many of the account's answers that a link may name. */
export async function listHighAnswers(
  api: APIRequestContext,
  account: Account,
  count: number,
): Promise<Reply<'listAnswers'>['answers']> {
  const reply = await api.get('/api/v1/profile/answers', { headers: headersOf(account) });
  const { answers }: Reply<'listAnswers'> = await reply.json();
  return answers.filter(({ value }) => (value ?? 0) >= minHighAnswer).slice(0, count);
}

/** Unfolds the themes of the form for a new link, once the own answers have arrived. */
export async function unfoldThemes(page: Page): Promise<void> {
  const themes = page.locator('form summary');
  await themes.first().waitFor();
  for (const theme of await themes.all()) await theme.click();
}
