/**
 * Confirms an e-mail address when its confirmation link is opened. If the address was entered in
 * several accounts, it goes to the first account that confirms it (B6).
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import { badRequest, conflict } from '../../../platform/refusal/refusal.ts';
import { updateUser } from '../../accounts/accounts.ts';
import { findUserByEmailIndex } from '../address/address-store.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { lockUserByPendingToken } from './confirmation-store.ts';
import { hashConfirmationToken } from './confirmation-token.ts';
import { noPendingAddress } from './pending-address.ts';

export async function confirmEmail(deps: EmailDeps, token: string): Promise<Reply<'confirmEmail'>> {
  const outcome = await redeemToken(deps, token);
  if (outcome === 'unknown')
    throw badRequest(
      'This link was used already, or is more than 24 hours old. Enter your address again to get a new one.',
    );
  if (outcome === 'taken')
    throw conflict(
      'You confirmed this address for another account already. Sign in with it there, and remove it first if you want to use it here.',
    );
  return { confirmed: true };
}

/**
 * Confirms the address that the token belongs to. If another account has the address, the function
 * returns 'taken' instead of throwing, so that the commit still makes the token invalid.
 */
async function redeemToken(
  deps: EmailDeps,
  token: string,
): Promise<'confirmed' | 'taken' | 'unknown'> {
  return deps.db.write(async (tx) => {
    const user = await lockUserByPendingToken(tx, hashConfirmationToken(token));
    if (!user?.pending_email_index || (user.pending_expires_at ?? 0) <= deps.now())
      return 'unknown';
    const owner = await findUserByEmailIndex(tx, user.pending_email_index);
    const isTaken = owner !== undefined && owner.id !== user.id;
    await updateUser(tx, user.id, {
      ...noPendingAddress,
      ...(!isTaken && { email_index: user.pending_email_index }),
    });
    return isTaken ? 'taken' : 'confirmed';
  });
}
