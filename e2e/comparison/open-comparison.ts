/** Opens a comparison as the owner of a new, finished profile. */

import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Account,
  createFinishedAccount,
  mixedAnswers,
  signIn,
} from '../../test/support/browser/make-account.ts';

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
