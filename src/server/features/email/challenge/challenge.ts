/**
 * Opens a challenge and mails the code that answers it (B5, B13). The reply is the same for every
 * address and is sent before the address is looked up.
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import { codeMessage, type Message } from '../../../platform/mail/messages.ts';
import { lockUserAgainstDeletion, newId } from '../../accounts/accounts.ts';
import { addressSubject } from '../address/address-index.ts';
import { findUserIdByEmailIndex } from '../address/address-store.ts';
import type { Address } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { findIndex } from '../address/find-index.ts';
import { deleteExpiredChallenges, insertChallenge } from './challenge-store.ts';
import { codeLifetimeMilliseconds, hashMailedCode, newMailedCode } from './mailed-code.ts';

export type IssuedChallenge = Reply<'mailProofCode'>;

/** What the code is for: to sign in to any account, or to prove that one owns this account. */
export type ChallengeUse =
  | { readonly purpose: 'sign_in' }
  | { readonly purpose: 'proof'; readonly userId: string };

export async function issueChallenge(
  deps: EmailDeps,
  address: Address,
  client: string,
  use: ChallengeUse,
): Promise<IssuedChallenge> {
  await deps.limits.spend('emailChallenge', client);
  const challengeId = newId(deps.random);
  deps.mail.add(() => prepareMessage(deps, address, challengeId, use));
  return { challenge: 'email', challengeId };
}

/**
 * Stores the challenge and returns the message with the code. For an address that opens no account,
 * or not the one to prove, it does the same work and returns null.
 */
async function prepareMessage(
  deps: EmailDeps,
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
    const isMeant = found !== undefined && (use.purpose !== 'proof' || found === use.userId);
    // No foreign key ties the row to the account, so a deletion has to wait.
    const userId = isMeant && (await lockUserAgainstDeletion(tx, found)) ? found : null;
    await deleteExpiredChallenges(tx, deps.now());
    await insertChallenge(tx, {
      id: challengeId,
      user_id: userId,
      purpose: use.purpose,
      code_hash: hashMailedCode(deps.emailKey.current, challengeId, code),
      expires_at: deps.now() + codeLifetimeMilliseconds,
    });
    return userId !== null;
  });
  return isMailed ? codeMessage(address.mailbox, code) : null;
}
