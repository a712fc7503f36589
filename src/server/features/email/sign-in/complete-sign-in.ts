import type { Reply } from '../../../../contract/endpoints.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openSession, presentUser, type UserRow } from '../../accounts/accounts.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { deleteUserChallenges } from '../challenge/challenge-store.ts';

/**
 * Opens a session for the user. The login code in the reply is null, because the database holds
 * only its hash.
 */
export async function completeSignIn(
  tx: Tx,
  deps: EmailDeps,
  user: UserRow,
): Promise<Reply<'createUnique'>> {
  await deleteUserChallenges(tx, user.id);
  return {
    ...(await openSession(tx, deps, user.id)),
    user: presentUser(deps, user),
    loginCode: null,
  };
}
