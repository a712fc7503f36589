/** Creates accounts over HTTP, as a browser does. */

import { call } from '../../test/support/server/survey-taker.ts';
import type { PlannedRequest } from './load.ts';

export interface Account {
  readonly token: string;
  readonly id: string;
  readonly shareCode: string;
}

export async function createAccount(address: string): Promise<Account> {
  const { accessToken, user } = await call(address, 'createUnique');
  if (user.shareCode === null) throw new Error('a new account has no share code');
  return { token: accessToken, id: user.id, shareCode: user.shareCode };
}

/** Creates accounts that have started Set A. */
export async function createStartedAccounts(address: string, count: number): Promise<Account[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const account = await createAccount(address);
      await call(address, 'startSurvey', account.token, {});
      return account;
    }),
  );
}

/** How many items of Set A the saves answer: fewer than the set has, so no account completes it. */
const savedItems = 40;

/** Returns the body of an account's n-th save. The saves cycle through the first items of Set A. */
export function saveBody(n: number, value: number): { itemId: string; value: number } {
  return { itemId: `A${String((n % savedItems) + 1).padStart(2, '0')}`, value };
}

/** Saves each of the first `savedItems` items three times, each time with a different value. */
export function saveRequests({ token }: Account): PlannedRequest[] {
  return Array.from({ length: 3 * savedItems }, (_, n) => ({
    name: 'saveResponse',
    token,
    body: saveBody(n, ((n * 3 + Math.floor(n / savedItems)) % 7) + 1),
  }));
}
