/** Signing in with a login code. */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Services } from '../../../platform/app-services.ts';
import { DamagedRow } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, unauthorized } from '../../../platform/refusal.ts';
import { requireKeyInUse, loginCodeKey, openWrap } from '../../keys/keys.ts';
import { lockUserByLoginCodeHash, updateCodes, type UserRow } from '../account-store.ts';
import { presentUser } from '../account.ts';
import {
  type HashedLoginCode,
  hashLoginCode,
  listHashes,
  loginCodeColumns,
  moveShareCode,
} from '../codes.ts';
import { openSession } from './session.ts';

/** Every failed sign-in gets the same refusal, which reveals nothing about the cause (B5). */
export const invalidCredentials = (): Refusal =>
  unauthorized('Invalid login code or email address. Please check and try again.');

interface OpenedAccount {
  readonly user: UserRow;
  readonly dataKey: Uint8Array;
  /** Unknown unless the request named it, because the database holds only its hash. */
  readonly loginCode?: string | null;
}

/** Opens a session for the user. */
export async function signIn(
  tx: Tx,
  deps: Services,
  { user, dataKey, loginCode = null }: OpenedAccount,
): Promise<Reply<'createUnique'>> {
  await moveShareCode(tx, deps, user, dataKey);
  const owner = { userId: user.id, dataKey };
  await deps.followers.signedIn(tx, owner);
  return {
    ...(await openSession(tx, deps, owner)),
    user: presentUser(deps, user, dataKey),
    loginCode,
  };
}

/** A malformed code gets the same answer and counts towards the same limit as an unknown one. */
export async function login(
  deps: Services,
  client: string,
  input: string,
): Promise<Reply<'createUnique'>> {
  const hashed = hashLoginCode(deps.loginCodeKey, input);
  await deps.limits.spend('failedLogin', client);
  const meter = await deps.limits.today();
  const reply = await deps.db.write(async (tx) => {
    const user = hashed && (await lockUserByLoginCodeHash(tx, listHashes(hashed)));
    if (!user) {
      await requireKeyInUse(tx, deps.loginCodeKey.id);
      return null;
    }
    await meter.add(tx, 'failedLogin', client, -1);
    const dataKey = await openAccount(tx, deps, user, hashed);
    return signIn(tx, deps, { user, dataKey, loginCode: hashed.code });
  });
  if (!reply) throw invalidCredentials();
  return reply;
}

/** Moves the login code to the current master key. Throws `DamagedRow` if it has no wrap. */
async function openAccount(
  tx: Tx,
  deps: Services,
  user: UserRow,
  hashed: HashedLoginCode,
): Promise<Uint8Array> {
  const dataKey = await openWrap(tx, user.id, loginCodeKey(hashed.code));
  if (!dataKey) throw new DamagedRow({ table: 'key_wraps' });
  if (user.login_code_key_id !== hashed.keyId) {
    await requireKeyInUse(tx, hashed.keyId);
    await updateCodes(tx, user, loginCodeColumns(hashed));
  }
  return dataKey;
}
