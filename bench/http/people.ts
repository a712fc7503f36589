/** Accounts made over HTTP, as a browser makes them. */

import { call } from '../../test/support/server/survey-taker.ts';
import type { Asking } from './load.ts';

export interface Account {
  readonly token: string;
  readonly id: string;
  readonly shareCode: string;
}

export async function newAccount(address: string): Promise<Account> {
  const { accessToken, user } = await call(address, 'createUnique');
  if (user.shareCode === null) throw new Error('a new account has no share code');
  return { token: accessToken, id: user.id, shareCode: user.shareCode };
}

/** In the middle of the first set. */
export async function startedAccounts(address: string, count: number): Promise<Account[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const account = await newAccount(address);
      await call(address, 'startSurvey', account.token, {});
      return account;
    }),
  );
}

/** Saves that always change something and never complete the set: 40 of its 48 questions, another value each time round. */
export function savesOf({ token }: Account): Asking[] {
  return Array.from({ length: 120 }, (_, n) => ({
    name: 'saveResponse',
    token,
    body: {
      itemId: `A${String((n % 40) + 1).padStart(2, '0')}`,
      value: ((n * 3 + Math.floor(n / 40)) % 7) + 1,
    },
  }));
}
