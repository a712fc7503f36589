/** The confirmed e-mail address of an account: the only place where it is set or removed. */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { badRequest, conflict } from '../../platform/refusal.ts';
import { updateUser, type UserRow, presentUser } from '../accounts/accounts.ts';
import { type LedgerServices, recordTakenBack, recurringName } from '../accounts/ledger/ledger.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { addressKey, addWrap, deleteWrap, requireKeyInUse } from '../keys/keys.ts';
import { hashMailedCode } from './mailed-code.ts';
import {
  setEmailIndex,
  deleteUserChallenges,
  noPendingAddress,
  findUserIdByEmailIndex,
  isAddressTaken,
  tryUserChallenge,
} from './store.ts';

/**
 * Makes the pending address the confirmed one and lets it open the account (ADR 22). Codes mailed
 * to an earlier address become useless. Returns the changed account.
 */
async function confirmAddress(
  tx: Tx,
  deps: LedgerServices & Pick<Services, 'addressWrapKey' | 'emailKey'>,
  caller: Caller,
  user: UserRow,
): Promise<UserRow> {
  const { pending_email_index: index } = user;
  if (index) await addWrap(tx, caller, addressKey(deps.addressWrapKey, index));
  await recordFormer(tx, deps, user);
  return setAddress(tx, user, { index, keyId: deps.emailKey.id });
}

/** Removes both addresses, and the key with which the operator could open the account. */
export async function removeAddress(tx: Tx, deps: LedgerServices, user: UserRow): Promise<UserRow> {
  await deleteWrap(tx, user.id, 'address');
  await recordFormer(tx, deps, user);
  return setAddress(tx, user, { index: null, keyId: 0 });
}

/** Keeps a restored backup from letting the address in that the account had. */
async function recordFormer(tx: Tx, deps: LedgerServices, user: UserRow): Promise<void> {
  if (user.email_index) await recordTakenBack(tx, deps, [recurringName('address', user.id)]);
}

async function setAddress(
  tx: Tx,
  user: UserRow,
  { index, keyId }: { readonly index: Uint8Array | null; readonly keyId: number },
): Promise<UserRow> {
  const columns = { email_index: index, email_key_id: keyId };
  await setEmailIndex(tx, user, columns);
  await updateUser(tx, user.id, noPendingAddress);
  await deleteUserChallenges(tx, user.id);
  return { ...user, ...columns, ...noPendingAddress };
}

/**
 * Confirms an address with its mailed code, in a session of the account that entered it: a stranger
 * who types the address cannot tie its owner to a foreign account. If several accounts have the
 * address, the first to confirm gets it (B6).
 */
export async function confirmEmail(
  deps: Services,
  caller: Caller,
  code: string,
): Promise<Reply<'confirmEmail'>> {
  const outcome = await redeemCode(deps, caller, code).catch((error: unknown) => {
    // Another account confirmed the address between the look-up and the update.
    if (isAddressTaken(error)) return redeemCode(deps, caller, code);
    throw error;
  });
  if (outcome === 'wrong') {
    const detail =
      'This code is wrong, was used already, or is more than ten minutes old. Check it, or enter your address again to get a new one.';
    throw badRequest(detail, { code: detail });
  }
  if (outcome === 'taken')
    throw conflict(
      'You have already confirmed this address for another account. To use it here, sign in with it there and remove it first.',
    );
  return presentUser(deps, outcome, caller.dataKey);
}

/**
 * Returns the account, or the reason for not confirming the address. Throwing would undo the count
 * of tries and leave the code of a taken address usable.
 */
async function redeemCode(
  deps: Services,
  caller: Caller,
  code: string,
): Promise<UserRow | 'taken' | 'wrong'> {
  return deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    await requireKeyInUse(tx, deps.emailKey.id); // an outdated key finds no other account with the address
    const challenge = await tryUserChallenge(tx, user.id, 'confirmation', deps.now());
    if (!challenge || !user.pending_email_index) return 'wrong';
    const { pending_email_index: index } = user;
    const codeHash = hashMailedCode(deps.emailKey.current, challenge.id, code, index);
    if (!constantTimeEqual(challenge.code_hash, codeHash)) return 'wrong';
    const ownerId = await findUserIdByEmailIndex(tx, index);
    if (ownerId === undefined || ownerId === user.id) return confirmAddress(tx, deps, caller, user);
    await updateUser(tx, user.id, noPendingAddress);
    await deleteUserChallenges(tx, user.id, ['confirmation']);
    return 'taken';
  });
}
