/** Opens a comparison as the owner of a new, finished profile. */

import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Account,
  createFinishedAccount,
  createOpenAccount,
  descendingAnswers,
  mixedAnswers,
  signIn,
} from './make-account.ts';

export async function openComparison(
  page: Page,
  request: APIRequestContext,
  other: Account,
  answer = mixedAnswers,
): Promise<Account> {
  const account = await createFinishedAccount(request, answer);
  await signIn(page, account);
  await page.goto(`/compare?profile=${other.shareCode}`);
  return account;
}

/** A real reply to the comparison call, with some fields of it and of its detail replaced. */
export async function replyWith(
  request: APIRequestContext,
  changes: object,
  detail: object = {},
): Promise<object> {
  const first = await createFinishedAccount(request, mixedAnswers);
  const second = await createOpenAccount(request, descendingAnswers);
  const response = await request.post('/api/v1/profile/compare', {
    headers: { authorization: `Bearer ${first.token}` },
    data: { shareCode1: first.shareCode, shareCode2: second.shareCode },
  });
  const reply = await response.json();
  return { ...reply, ...changes, detail: { ...reply.detail, ...detail } };
}
