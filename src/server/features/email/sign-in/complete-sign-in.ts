import type { Reply } from '../../../../contract/endpoints.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import { moveShareCode, openSession, presentUser, type UserRow } from '../../accounts/accounts.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { deleteUserChallenges } from '../challenge/challenge-store.ts';

/**
 * Opens a session for the user. The login code in the reply is null, because the database holds
 * only its hash; for the same reason it stays under the previous master key.
 */
export async function completeSignIn(
  tx: Tx,
  deps: EmailDeps,
  user: UserRow,
  dataKey: Owner['dataKey'],
): Promise<Reply<'createUnique'>> {
  await deleteUserChallenges(tx, user.id, ['sign_in']);
  await moveShareCode(tx, deps, user, dataKey);
  return {
    ...(await openSession(tx, deps, { userId: user.id, dataKey })),
    user: presentUser(deps, user, dataKey),
    loginCode: null,
  };
}
