/**
 * Pending e-mail addresses: entered by a user, but not yet confirmed through the mailed link (B6).
 */

import { confirmationMessage } from '../../../platform/mail/messages.ts';
import type { UserRow } from '../../accounts/accounts.ts';
import { addressIndex, addressSubject } from '../address/address-index.ts';
import type { Address } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { clearExpiredPendingAddresses } from './confirmation-store.ts';
import { hashConfirmationToken, newConfirmationToken } from './confirmation-token.ts';

const linkLifetimeMilliseconds = 24 * 3_600_000;

type PendingColumns = Pick<
  UserRow,
  'pending_email_index' | 'pending_token_hash' | 'pending_expires_at'
>;

export const noPendingAddress: PendingColumns = {
  pending_email_index: null,
  pending_token_hash: null,
  pending_expires_at: null,
};

export interface PendingAddress {
  readonly address: Address;
  readonly index: Uint8Array;
  readonly token: string;
  readonly columns: PendingColumns;
}

export async function newPendingAddress(
  deps: EmailDeps,
  address: Address,
): Promise<PendingAddress> {
  const index = await addressIndex(deps.emailKey, address);
  const token = newConfirmationToken(deps.random);
  return {
    address,
    index,
    token,
    columns: {
      pending_email_index: index,
      pending_token_hash: hashConfirmationToken(token),
      pending_expires_at: deps.now() + linkLifetimeMilliseconds,
    },
  };
}

/**
 * Queues a message with the confirmation link. An address that another account has confirmed gets
 * the message too. Otherwise the requester could find out which addresses have an account.
 */
export function sendConfirmationLink(
  deps: EmailDeps,
  { address, index, token }: PendingAddress,
): void {
  deps.mail.add(async () => {
    const meter = await deps.limits.today();
    const isWithinLimit = await deps.db.write(async (tx) => {
      await clearExpiredPendingAddresses(tx, deps.now());
      return meter.trySpend(tx, 'mailToAddress', addressSubject(index));
    });
    return isWithinLimit
      ? confirmationMessage(address.mailbox, `${deps.publicUrl()}/auth/confirm?token=${token}`)
      : null;
  });
}
