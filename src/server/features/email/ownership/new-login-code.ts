/** A new login code, and the removal of the other ways into the account in the same step (B13). */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import {
  getUserIn,
  lockCaller,
  presentUser,
  removePassword,
  replaceLoginCode,
  requireProof,
} from '../../accounts/accounts.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { deleteUserChallenges } from '../challenge/challenge-store.ts';
import { removeAddress } from './confirmed-address.ts';

/** Mailed codes that wait become useless as well, because the mailbox may be in other hands. */
export async function rotateLoginCode(
  deps: EmailDeps,
  caller: Caller,
  client: string,
  body: Input<'rotateLoginCode'>['body'],
): Promise<Reply<'rotateLoginCode'>> {
  await requireProof(deps, caller, client, body);
  // Count only after the proof: a stolen token could otherwise use up the owner's new codes.
  await deps.limits.spend('loginCode', caller.userId);
  return deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    const loginCode = await replaceLoginCode(tx, deps, caller);
    await deleteUserChallenges(tx, user.id, ['sign_in', 'proof']);
    if (body.removePassword) await removePassword(tx, caller);
    if (body.removeAddress) await removeAddress(tx, caller, user);
    return { loginCode, user: presentUser(deps, await getUserIn(tx, user.id), caller.dataKey) };
  });
}
