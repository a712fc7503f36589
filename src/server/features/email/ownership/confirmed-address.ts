/** The confirmed e-mail address of an account: the only place where it is set or removed (B6). */

import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import {
  addressKey,
  addWrap,
  deleteWrap,
  updateUser,
  type UserRow,
} from '../../accounts/accounts.ts';
import { setEmailIndex } from '../address/address-store.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { deleteUserChallenges } from '../challenge/challenge-store.ts';
import { noPendingAddress } from './pending-address-store.ts';

/**
 * Makes the pending address the confirmed one, in place of an earlier address, and lets it open the
 * account (ADR 22). Codes that were mailed to the earlier address become useless. Returns the
 * changed account.
 */
export async function confirmAddress(
  tx: Tx,
  deps: Pick<EmailDeps, 'addressWrapKey' | 'emailKey'>,
  caller: Caller,
  user: UserRow,
): Promise<UserRow> {
  const { pending_email_index: index } = user;
  if (index) await addWrap(tx, caller, addressKey(deps.addressWrapKey, index));
  return setAddress(tx, caller, user, { index, keyId: deps.emailKey.id });
}

/**
 * Removes the confirmed and the pending address, and the key with which the operator could open the
 * account. Returns the changed account.
 */
export async function removeAddress(tx: Tx, caller: Caller, user: UserRow): Promise<UserRow> {
  await deleteWrap(tx, caller.userId, 'address');
  return setAddress(tx, caller, user, { index: null, keyId: 0 });
}

async function setAddress(
  tx: Tx,
  caller: Caller,
  user: UserRow,
  { index, keyId }: { readonly index: Uint8Array | null; readonly keyId: number },
): Promise<UserRow> {
  const columns = { email_index: index, email_key_id: keyId };
  await setEmailIndex(tx, user, columns);
  await updateUser(tx, caller.userId, noPendingAddress);
  await deleteUserChallenges(tx, caller.userId);
  return { ...user, ...columns, ...noPendingAddress };
}
