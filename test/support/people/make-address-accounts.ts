/** Accounts that a confirmed address opens, written directly to the database. */

import { randomBytes } from 'node:crypto';
import { createAccount, newAccount } from '../../../src/server/features/accounts/accounts.ts';
import { addressKey } from '../../../src/server/features/keys/keys.ts';
import {
  rotatingKey,
  type RotatingKey,
  singleKey,
} from '../../../src/server/platform/crypto/keyring.ts';
import type { Keys } from '../../../src/server/platform/crypto/master-key.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';

export interface AddressAccount {
  readonly id: string;
  readonly dataKey: Uint8Array;
  readonly emailIndex: Uint8Array;
}

export async function makeAddressAccounts(
  db: Database,
  keys: Keys,
  count: number,
): Promise<AddressAccount[]> {
  const key = (purpose: 'addressWrap' | 'loginCode' | 'shareCode'): RotatingKey =>
    rotatingKey(singleKey(keys), purpose);
  const deps = {
    db,
    now: Date.now,
    random: randomBytes,
    loginCodeKey: key('loginCode'),
    shareCodeKey: key('shareCode'),
  };
  const addressWrapKey = key('addressWrap');
  return db.write(async (tx) => {
    const accounts: AddressAccount[] = [];
    for (let i = 0; i < count; i += 1) {
      const emailIndex = new Uint8Array(randomBytes(32));
      const columns = {
        email_index: emailIndex,
        email_key_id: addressWrapKey.id,
      };
      const account = newAccount(deps, columns);
      await createAccount(tx, deps, account, [addressKey(addressWrapKey, emailIndex)]);
      accounts.push({ id: account.user.id, dataKey: account.owner.dataKey, emailIndex });
    }
    return accounts;
  });
}
