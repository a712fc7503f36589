import type { Reply } from '../../../../contract/endpoints.ts';
import { invalidCredentials } from '../../accounts/accounts.ts';
import { lockUserByEmailIndex } from '../address/address-store.ts';
import type { Address } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { findIndex } from '../address/find-index.ts';
import { tryChallenge } from '../challenge/challenge-store.ts';
import { isMailedCode } from '../challenge/mailed-code.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openByAddress } from './open-account.ts';

export async function signInByCode(
  deps: EmailDeps,
  address: Address,
  client: string,
  { challengeId, code }: { readonly challengeId: string; readonly code: string },
): Promise<Reply<'createUnique'>> {
  await deps.limits.spend('failedLogin', client); // before the slow hash
  const index = await findIndex(deps, address);
  const meter = await deps.limits.today();
  const reply = await deps.db.write(async (tx) => {
    // Lock the account before the challenge, as a deletion does, so that the two cannot deadlock.
    const user = await lockUserByEmailIndex(tx, index);
    const challenge = await tryChallenge(tx, challengeId, 'sign_in', deps.now());
    if (!challenge || !isMailedCode(deps.emailKey, challenge, code)) return null;
    if (!user || user.id !== challenge.user_id) return null;
    await meter.add(tx, 'failedLogin', client, -1);
    return completeSignIn(tx, deps, user, await openByAddress(tx, deps, user));
  });
  if (!reply) throw invalidCredentials();
  return reply;
}
