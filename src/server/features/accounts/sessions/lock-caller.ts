import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import { lockUser, type UserRow } from '../users/user-store.ts';
import { hasSession } from './session-store.ts';

/**
 * Locks the caller's account and returns it. Refuses with `unauthorized` if the account was deleted
 * or the session ended since the request was authenticated: a new login code that was asked for at
 * the same time must keep the other sessions out.
 */
export async function lockCaller(tx: Tx, caller: Caller): Promise<UserRow> {
  const user = await lockUser(tx, caller.userId);
  if (!user || !(await hasSession(tx, caller))) throw unauthorized();
  return user;
}
