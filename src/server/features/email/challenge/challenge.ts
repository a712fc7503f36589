/**
 * The first step of signing in by e-mail: the server opens a challenge and mails the code that
 * answers it (B5). The reply is the same for every address and is sent before the address is looked
 * up.
 */

import { Accepted } from '../../../platform/http/replies/accepted.ts';
import { codeMessage, type Message } from '../../../platform/mail/messages.ts';
import { newId } from '../../accounts/accounts.ts';
import { addressIndex, addressSubject } from '../address/address-index.ts';
import { findUserByEmailIndex } from '../address/address-store.ts';
import type { Address } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { deleteExpiredChallenges, insertChallenge } from './challenge-store.ts';
import { hashMailedCode, newMailedCode } from './mailed-code.ts';

const codeLifetimeMilliseconds = 10 * 60_000;

export type ChallengeReply = Accepted<{ challenge: 'email'; challengeId: string }>;

export async function issueChallenge(
  deps: EmailDeps,
  address: Address,
  client: string,
): Promise<ChallengeReply> {
  await deps.limits.spend('emailChallenge', client);
  const challengeId = newId(deps.random);
  deps.mail.add(() => prepareMessage(deps, address, challengeId));
  return new Accepted({ challenge: 'email', challengeId });
}

/**
 * Stores the challenge and returns the message with the code. For an unknown address it does the
 * same work and returns null.
 */
async function prepareMessage(
  deps: EmailDeps,
  address: Address,
  challengeId: string,
): Promise<Message | null> {
  const index = await addressIndex(deps.emailKey, address);
  const code = newMailedCode(deps.random);
  const meter = await deps.limits.today();
  const isConfirmed = await deps.db.write(async (tx) => {
    if (!(await meter.trySpend(tx, 'mailToAddress', addressSubject(index)))) return false;
    const user = await findUserByEmailIndex(tx, index);
    await deleteExpiredChallenges(tx, deps.now());
    await insertChallenge(tx, {
      id: challengeId,
      user_id: user?.id ?? null,
      code_hash: hashMailedCode(deps.emailKey, challengeId, code),
      expires_at: deps.now() + codeLifetimeMilliseconds,
    });
    return user !== undefined;
  });
  return isConfirmed ? codeMessage(address.mailbox, code) : null;
}
