/**
 * Confirms an e-mail address with the code that was mailed to it, in a session of the account for
 * which it was entered. So an address that somebody else typed cannot tie its owner to a foreign
 * account. If the address was entered in several accounts, it goes to the first account that
 * confirms it (B6).
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { badRequest, conflict } from '../../../platform/refusal/refusal.ts';
import {
  lockCaller,
  presentUser,
  requireKeyInUse,
  updateUser,
  type UserRow,
} from '../../accounts/accounts.ts';
import { findUserIdByEmailIndex, isAddressTaken } from '../address/address-store.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { deleteUserChallenges, tryUserChallenge } from '../challenge/challenge-store.ts';
import { hashMailedCode } from '../challenge/mailed-code.ts';
import { confirmAddress } from './confirmed-address.ts';
import { noPendingAddress } from './pending-address-store.ts';

export async function confirmEmail(
  deps: EmailDeps,
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
 * Confirms the pending address of the caller's account and returns the account. If the code is
 * wrong or another account has the address, the function returns the reason instead of throwing, so
 * that the commit keeps the count of tries and makes the code of a taken address useless.
 */
async function redeemCode(
  deps: EmailDeps,
  caller: Caller,
  code: string,
): Promise<UserRow | 'taken' | 'wrong'> {
  return deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    await requireKeyInUse(tx, deps.emailKey.id); // it could not see who has the address
    const challenge = await tryUserChallenge(tx, user.id, 'confirmation', deps.now());
    if (!challenge || !user.pending_email_index) return 'wrong';
    const codeHash = hashMailedCode(
      deps.emailKey.current,
      challenge.id,
      code,
      user.pending_email_index,
    );
    if (!constantTimeEqual(challenge.code_hash, codeHash)) return 'wrong';
    const ownerId = await findUserIdByEmailIndex(tx, user.pending_email_index);
    if (ownerId === undefined || ownerId === user.id) return confirmAddress(tx, deps, caller, user);
    await updateUser(tx, user.id, noPendingAddress);
    await deleteUserChallenges(tx, user.id, ['confirmation']);
    return 'taken';
  });
}
