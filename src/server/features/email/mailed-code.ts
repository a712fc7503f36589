/**
 * Opens a challenge and mails the code of eight digits that answers it (B5). The reply is the same
 * for every address and is sent before the address is looked up.
 */

import { createHmac } from 'node:crypto';
import type { Reply } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import { listKeys, type RotatingKey } from '../../platform/crypto/keyring.ts';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';
import { type RandomBytes, newId } from '../../platform/crypto/random.ts';
import { codeMessage, type Message } from '../../platform/mail/mailer.ts';
import { lockUserAgainstDeletion } from '../accounts/accounts.ts';
import { addressSubject, type Address } from './address.ts';
import { findIndex } from './find-index.ts';
import { findUserIdByEmailIndex, insertChallenge } from './store.ts';

export const codeLifetimeMilliseconds = 10 * 60_000;

/** All codes are equally likely: with 64 random bits, the bias of the remainder is negligible. */
export function newMailedCode(random: RandomBytes): string {
  const number = Buffer.from(random(8)).readBigUInt64BE() % 100_000_000n;
  return number.toString().padStart(8, '0');
}

/**
 * The hash includes the id of the challenge, so that a code answers only its own challenge, and the
 * index of the address that it confirms, so that it confirms no other.
 */
export function hashMailedCode(
  key: Uint8Array,
  challengeId: string,
  code: string,
  confirmedIndex: Uint8Array = new Uint8Array(),
): Uint8Array {
  const text = `code:v1:${challengeId}:${code}:`;
  return new Uint8Array(createHmac('sha256', key).update(text).update(confirmedIndex).digest());
}

/** Whether the code answers the challenge, which another node may have issued (ADR 36). */
export const isMailedCode = (
  key: RotatingKey,
  { id, code_hash }: { readonly id: string; readonly code_hash: Uint8Array },
  code: string,
): boolean =>
  listKeys(key).some((one) => constantTimeEqual(code_hash, hashMailedCode(one, id, code)));

export type IssuedChallenge = Reply<'mailProofCode'>;

/** The code serves to sign in to any account, or to prove that one owns this account. */
export type ChallengeUse =
  | { readonly purpose: 'sign_in' }
  | { readonly purpose: 'proof'; readonly userId: string };

/**
 * Throws `unavailable` if the queue is full, and `rateLimited` if the network has sent its share.
 * Every call that mails something begins with this, whoever makes it.
 */
export async function requireMail({ mail, limits }: Services, client: string): Promise<void> {
  mail.requireRoom();
  await limits.spend('mail', client);
}

export async function issueChallenge(
  deps: Services,
  address: Address,
  client: string,
  use: ChallengeUse,
): Promise<IssuedChallenge> {
  await requireMail(deps, client);
  const challengeId = newId(deps.random);
  deps.mail.add(() => prepareMessage(deps, address, challengeId, use));
  return { challenge: 'email', challengeId };
}

/**
 * Does the same work for an address that opens no account, or another than the one to prove. An
 * unknown address has the id of its challenge in place of an account's.
 */
async function prepareMessage(
  deps: Services,
  address: Address,
  challengeId: string,
  use: ChallengeUse,
): Promise<Message | null> {
  const index = await findIndex(deps, address);
  const code = newMailedCode(deps.random);
  const meter = await deps.limits.today();
  const isMailed = await deps.db.write(async (tx) => {
    if (!(await meter.trySpend(tx, 'mailToAddress', addressSubject(index)))) return false;
    const found = await findUserIdByEmailIndex(tx, index);
    const owner = use.purpose === 'proof' ? use.userId : found;
    // No foreign key ties the row to the account, so a deletion has to wait.
    const exists = owner !== undefined && (await lockUserAgainstDeletion(tx, owner));
    const isMeant = exists && found === owner;
    await insertChallenge(tx, {
      id: challengeId,
      user_id: exists ? owner : challengeId,
      purpose: use.purpose,
      code_hash: isMeant
        ? hashMailedCode(deps.emailKey.current, challengeId, code)
        : deps.random(32), // which no code has
      expires_at: deps.now() + codeLifetimeMilliseconds,
    });
    return isMeant;
  });
  return isMailed ? codeMessage(address.mailbox, code) : null;
}
