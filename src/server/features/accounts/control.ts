/** What owners do with their own account: new codes, sharing, sessions, and the end of it (decisions B1, B2, B10). */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, unauthorized } from '../../platform/refusal/refusal.ts';
import { type AccountsDeps, presentSession, presentUser } from './accounts.ts';
import { makeLoginCode, newShareCode } from './codes.ts';
import { deleteWithLedger } from './deletion.ts';
import * as store from './store.ts';

/** A new code; the old one opens nothing any more, and every other session ends. */
export async function rotateLoginCode(
  deps: AccountsDeps,
  caller: Caller,
): Promise<Reply<'rotateLoginCode'>> {
  const { code, hash } = makeLoginCode(deps.loginCodeKey, deps.random);
  await deps.db.write(async (tx) => {
    await store.updateUser(tx, caller.userId, { login_code_hash: hash });
    await store.deleteOtherSessions(tx, caller.userId, caller.sessionId);
  });
  return { loginCode: code };
}

async function setShareCode(
  deps: AccountsDeps,
  caller: Caller,
  shareCode: string | null,
): Promise<Reply<'renewShareCode'>> {
  return deps.db.write(async (tx) => {
    await store.updateUser(tx, caller.userId, { share_code: shareCode });
    const user = await store.findUser(tx, caller.userId);
    if (!user) throw unauthorized();
    return presentUser(deps, user);
  });
}

/** A new link; the old one then answers like one that never existed. Also switches sharing on again. */
export const renewShareCode = (
  deps: AccountsDeps,
  caller: Caller,
): Promise<Reply<'renewShareCode'>> => setShareCode(deps, caller, newShareCode(deps.random));

export const switchSharingOff = (
  deps: AccountsDeps,
  caller: Caller,
): Promise<Reply<'switchSharingOff'>> => setShareCode(deps, caller, null);

export async function listSessions(
  deps: AccountsDeps,
  caller: Caller,
): Promise<Reply<'listSessions'>> {
  const sessions = await deps.db.read((tx) => store.selectSessions(tx, caller.userId));
  return sessions.map((session) => presentSession(session, caller));
}

/** Another's session looks like none. */
export async function endSession(
  deps: AccountsDeps,
  caller: Caller,
  sessionId: string,
): Promise<Record<string, never>> {
  if (!(await deps.db.write((tx) => store.deleteSessionOf(tx, caller.userId, sessionId))))
    throw notFound('There is no such session.');
  return {};
}

/** Every row of the account, in one transaction, for good. */
export async function deleteAccount(
  deps: AccountsDeps,
  caller: Caller,
): Promise<Reply<'deleteData'>> {
  await deps.db.write(async (tx) => {
    if (!(await deleteWithLedger(tx, deps, caller.userId))) throw unauthorized();
  });
  return { message: 'User data deleted' };
}
