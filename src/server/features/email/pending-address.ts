/** E-mail addresses that were entered but not yet confirmed with a mailed code. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';
import { newId } from '../../platform/crypto/random.ts';
import { confirmationMessage, type Message } from '../../platform/mail/mailer.ts';
import { badRequest } from '../../platform/refusal.ts';
import {
  lockUser,
  createAccount,
  hashPassword,
  hasPendingAddress,
  isCommonPassword,
  newAccount,
} from '../accounts/accounts.ts';
import { passwordKey } from '../keys/keys.ts';
import { addressSubject, type Address, requireAddress } from './address.ts';
import { findIndex } from './find-index.ts';
import {
  codeLifetimeMilliseconds,
  hashMailedCode,
  newMailedCode,
  requireMail,
} from './mailed-code.ts';
import { deleteUserChallenges, insertChallenge, type PendingColumns } from './store.ts';

export interface PendingAddress {
  readonly address: Address;
  readonly index: Uint8Array;
  /** When the address and its code expire, in milliseconds. */
  readonly expiresAt: number;
  readonly columns: PendingColumns;
}

export async function newPendingAddress(deps: Services, address: Address, client: string) {
  await requireMail(deps, client); // before the slow hash
  const index = await findIndex(deps, address);
  const expiresAt = deps.now() + codeLifetimeMilliseconds;
  const columns = { pending_email_index: index, pending_expires_at: expiresAt };
  return { address, index, expiresAt, columns } satisfies PendingAddress;
}

/**
 * Queues a message with the code that confirms the address. An address that another account has
 * confirmed gets it too, so that the requester cannot find out which addresses have an account.
 */
export function sendConfirmationCode(deps: Services, userId: string, pending: PendingAddress) {
  deps.mail.add(() => prepareMessage(deps, userId, pending));
}

/**
 * Stores the challenge in place of an earlier one. Returns null, and leaves no challenge to guess
 * at, if the address got enough messages or no longer waits for confirmation.
 */
async function prepareMessage(
  deps: Services,
  userId: string,
  { address, index, expiresAt }: PendingAddress,
): Promise<Message | null> {
  const [id, code] = [newId(deps.random), newMailedCode(deps.random)];
  const meter = await deps.limits.today();
  const isStored = await deps.db.write(async (tx) => {
    const isWithinLimit = await meter.trySpend(tx, 'mailToAddress', addressSubject(index));
    const user = await lockUser(tx, userId);
    const isPending = user !== undefined && hasPendingAddress(user, deps.now());
    const waiting = isPending ? user.pending_email_index : null;
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

/** Always creates an account, so that the reply does not reveal whether the address is known. */
export async function register(
  deps: Services,
  client: string,
  { email, password }: Input<'register'>['body'],
): Promise<Reply<'register'>> {
  if (await isCommonPassword(password)) {
    const detail =
      'This password is among those that are tried first. Please choose another, for example four words that do not belong together.';
    throw badRequest(detail, { password: detail });
  }
  const address = requireAddress(email, 'email');
  await deps.limits.spend('create', client); // before the slow hashes
  const pending = await newPendingAddress(deps, address, client);
  const account = newAccount(deps, {
    ...pending.columns,
    password_hash: await hashPassword(password, deps.random(16)),
  });
  const wrappingKey = await passwordKey(password, deps.random(16));
  const reply = await deps.db.write((tx) => createAccount(tx, deps, account, [wrappingKey]));
  sendConfirmationCode(deps, account.user.id, pending);
  return reply;
}
