/**
 * Pending e-mail addresses: entered by a user, but not yet confirmed with the code that was mailed
 * to them (B6).
 */

import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';
import { confirmationMessage, type Message } from '../../../platform/mail/messages.ts';
import { lockUser, newId } from '../../accounts/accounts.ts';
import { addressSubject } from '../address/address-index.ts';
import type { Address } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { findIndex } from '../address/find-index.ts';
import { deleteUserChallenges, insertChallenge } from '../challenge/challenge-store.ts';
import {
  codeLifetimeMilliseconds,
  hashMailedCode,
  newMailedCode,
} from '../challenge/mailed-code.ts';
import { clearExpiredPendingAddresses, type PendingColumns } from './pending-address-store.ts';

export interface PendingAddress {
  readonly address: Address;
  readonly index: Uint8Array;
  /** When the address and its code expire, in milliseconds. */
  readonly expiresAt: number;
  readonly columns: PendingColumns;
}

export async function newPendingAddress(
  deps: EmailDeps,
  address: Address,
): Promise<PendingAddress> {
  const index = await findIndex(deps, address);
  const expiresAt = deps.now() + codeLifetimeMilliseconds;
  return {
    address,
    index,
    expiresAt,
    columns: { pending_email_index: index, pending_expires_at: expiresAt },
  };
}

/**
 * Queues a message with the code that confirms the address in a session of the account. An address
 * that another account has confirmed gets the message too. Otherwise the requester could find out
 * which addresses have an account.
 */
export function sendConfirmationCode(
  deps: EmailDeps,
  userId: string,
  pending: PendingAddress,
): void {
  deps.mail.add(() => prepareMessage(deps, userId, pending));
}

/**
 * Stores the challenge in place of an earlier one, and returns the message with its code. Returns
 * null, and leaves no challenge to guess at, if the address got enough messages or no longer waits
 * for confirmation.
 */
async function prepareMessage(
  deps: EmailDeps,
  userId: string,
  { address, index, expiresAt }: PendingAddress,
): Promise<Message | null> {
  const [id, code, meter] = [
    newId(deps.random),
    newMailedCode(deps.random),
    await deps.limits.today(),
  ];
  const isStored = await deps.db.write(async (tx) => {
    await clearExpiredPendingAddresses(tx, deps.now());
    const isWithinLimit = await meter.trySpend(tx, 'mailToAddress', addressSubject(index));
    const user = await lockUser(tx, userId);
    const waiting = user?.pending_email_index;
    if (!isWithinLimit || !waiting || !constantTimeEqual(waiting, index)) return false;
    await deleteUserChallenges(tx, userId, ['confirmation']);
    await insertChallenge(tx, {
      id,
      user_id: userId,
      purpose: 'confirmation',
      code_hash: hashMailedCode(deps.emailKey.current, id, code, index),
      expires_at: expiresAt,
    });
    return true;
  });
  return isStored ? confirmationMessage(address.mailbox, code) : null;
}
