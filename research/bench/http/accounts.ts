/** Creates accounts over HTTP, as a browser does. */

import { call } from '../../../test/support/server/survey-taker.ts';
import type { PlannedRequest } from './load.ts';

interface Account {
  readonly token: string;
  readonly id: string;
  readonly shareCode: string;
}

async function createAccount(address: string): Promise<Account> {
  const { accessToken, user } = await call(address, 'createUnique');
  if (user.shareCode === null) throw new Error('a new account has no share code');
  return { token: accessToken, id: user.id, shareCode: user.shareCode };
}

/** An account that has started Set A. */
export interface StartedAccount extends Account {
  /** The items that the saves answer: fewer than Set A has, so no account completes it. */
  readonly items: readonly string[];
}

const savedItems = 40;

/** Creates accounts that have started Set A. */
export async function createStartedAccounts(
  address: string,
  count: number,
): Promise<StartedAccount[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const account = await createAccount(address);
      const { setAItems } = await call(address, 'startSurvey', account.token, {});
      return { ...account, items: setAItems.slice(0, savedItems) };
    }),
  );
}

/** Returns the body of an account's n-th save. The saves cycle through its items. */
export function saveBody(
  { items }: Pick<StartedAccount, 'items'>,
  n: number,
  value: number,
): { itemId: string; value: number } {
  return { itemId: items[n % items.length] ?? '', value };
}

/** Saves each of the account's items three times, each time with a different value. */
export function saveRequests(account: StartedAccount): PlannedRequest[] {
  return Array.from({ length: 3 * savedItems }, (_, n) => ({
    name: 'saveResponse',
    token: account.token,
    body: saveBody(account, n, ((n * 3 + Math.floor(n / savedItems)) % 7) + 1),
  }));
}
