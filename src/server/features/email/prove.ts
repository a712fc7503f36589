/** Proves in an open session that the account is one's own. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { badRequest, proofRequired } from '../../platform/refusal.ts';
import { getUser, hasPendingAddress, hasPasskeys, proveByPasskey } from '../accounts/accounts.ts';
import {
  isRecentlyProven,
  lockCaller,
  markProven,
  proveBySecrets,
} from '../accounts/sessions/sessions.ts';
import { requireKeyInUse } from '../keys/keys.ts';
import { requireAddress } from './address.ts';
import { type IssuedChallenge, issueChallenge, isMailedCode } from './mailed-code.ts';
import { deleteUserChallenges, tryChallenge } from './store.ts';

export async function proofStatus(deps: Services, caller: Caller): Promise<Reply<'proofStatus'>> {
  const user = await getUser(deps, caller.userId);
  return {
    proven: await isRecentlyProven(deps, caller),
    hasPassword: user.password_hash !== null,
    emailVerified: user.email_index !== null,
    emailPending: hasPendingAddress(user, deps.now()),
    hasPasskeys: await deps.db.read((tx) => hasPasskeys(tx, caller.userId)),
    hasLinks: await deps.db.read((tx) => deps.followers.hasOpenLinks(tx, caller.userId)),
  };
}

/** Refuses a wrong proof with `proof_required`, which counts as a failed sign-in. */
export async function prove(
  deps: Services,
  caller: Caller,
  client: string,
  { challengeId, code, passkey, ...secrets }: Input<'prove'>['body'],
): Promise<Record<string, never>> {
  if (challengeId !== undefined && code !== undefined)
    await proveByMailedCode(deps, caller, client, { challengeId, code });
  else if (passkey !== undefined) await proveByPasskey(deps, caller, client, passkey);
  else if (secrets.loginCode !== undefined || secrets.password !== undefined)
    await proveBySecrets(deps, caller, client, secrets);
  else
    throw badRequest(
      'Please give the login code, the password, or the code that was mailed to you.',
    );
  return {};
}

/** Replies alike for every address, so that a stolen token does not reveal the right one. */
export async function mailProofCode(
  deps: Services,
  caller: Caller,
  client: string,
  email: string,
): Promise<IssuedChallenge> {
  const address = requireAddress(email, 'email');
  return issueChallenge(deps, address, client, { purpose: 'proof', userId: caller.userId });
}

async function proveByMailedCode(
  deps: Services,
  caller: Caller,
  client: string,
  { challengeId, code }: { readonly challengeId: string; readonly code: string },
): Promise<void> {
  await deps.limits.spend('failedLogin', client);
  const meter = await deps.limits.today();
  const isRight = await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const key = { id: challengeId, userId: caller.userId };
    const challenge = await tryChallenge(tx, key, 'proof', deps.now());
    await requireKeyInUse(tx, deps.emailKey.id);
    if (!challenge || !isMailedCode(deps.emailKey, challenge, code)) return false;
    await deleteUserChallenges(tx, caller.userId, ['proof']);
    await meter.add(tx, 'failedLogin', client, -1);
    await markProven(tx, deps, caller);
    return true;
  });
  if (!isRight)
    throw proofRequired(
      'This code is wrong, has been used already, or is more than ten minutes old. Check it, or ask for a new one.',
    );
}
