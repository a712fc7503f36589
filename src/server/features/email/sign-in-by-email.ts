/** Signing in with an e-mail address, and with either a mailed code or the password. */

import type { Reply, Input } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import { DamagedRow } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Owner, Accepted } from '../../platform/http/handlers.ts';
import { type UserRow, getUserIn, verifyPassword } from '../accounts/accounts.ts';
import { signIn, invalidCredentials } from '../accounts/sessions/sessions.ts';
import {
  findWrap,
  openWrap,
  passwordKey,
  unwrapByAddress,
  type WrappingKey,
} from '../keys/keys.ts';
import { type Address, addressSubject, requireAddress } from './address.ts';
import { findIndex } from './find-index.ts';
import { isMailedCode, type IssuedChallenge, issueChallenge } from './mailed-code.ts';
import {
  deleteUserChallenges,
  findUserIdByEmailIndex,
  lockUserByEmailIndex,
  tryChallenge,
} from './store.ts';

/**
 * The login code in the reply is null, because the database holds only its hash. For the same
 * reason the code stays under the previous master key.
 */
async function completeSignIn(
  tx: Tx,
  deps: Services,
  user: UserRow,
  dataKey: Owner['dataKey'],
): Promise<Reply<'createUnique'>> {
  await deleteUserChallenges(tx, user.id, ['sign_in']);
  return signIn(tx, deps, { user, dataKey });
}

/** Returns the data key (ADR 22). Throws `DamagedRow` if the wrap was changed or is gone. */
async function openByAddress(tx: Tx, deps: Services, { id, email_index: index }: UserRow) {
  const wrap = index && (await findWrap(tx, id, 'address'));
  if (!wrap) throw new DamagedRow({ table: 'key_wraps' });
  return unwrapByAddress(wrap, deps.addressWrapKey, index);
}

/** Derives the key before the transaction, because that is slow. Null without a password wrap. */
async function findPasswordKey(deps: Services, index: Uint8Array, password: string) {
  const wrap = await deps.db.read(async (tx) => {
    const userId = await findUserIdByEmailIndex(tx, index);
    return userId === undefined ? undefined : findWrap(tx, userId, 'password');
  });
  if (!wrap) return null;
  if (!wrap.salt) throw new DamagedRow({ table: 'key_wraps' });
  return passwordKey(password, wrap.salt);
}

/**
 * Like `openByAddress`, for a sign-in by password. The address alone must not open the account: an
 * attacker with write access to the database could store the hash of a known password.
 */
async function openByPassword(tx: Tx, user: UserRow, key: WrappingKey | null): Promise<Uint8Array> {
  const dataKey = key && (await openWrap(tx, user.id, key));
  if (!dataKey) throw new DamagedRow({ table: 'key_wraps' });
  return dataKey;
}

async function signInByCode(
  deps: Services,
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
    const key = { id: challengeId, userId: user?.id };
    const challenge = await tryChallenge(tx, key, 'sign_in', deps.now());
    if (!user || !challenge || !isMailedCode(deps.emailKey, challenge, code)) return null;
    await meter.add(tx, 'failedLogin', client, -1);
    return completeSignIn(tx, deps, user, await openByAddress(tx, deps, user));
  });
  if (!reply) throw invalidCredentials();
  return reply;
}

async function signInByPassword(
  deps: Services,
  address: Address,
  client: string,
  password: string,
): Promise<Reply<'createUnique'>> {
  await deps.limits.spend('failedLogin', client);
  const index = await findIndex(deps, address);
  const meter = await deps.limits.today();
  const passwordHash = await deps.db.write(async (tx) => {
    await meter.spend(tx, 'passwordOfAddress', addressSubject(index));
    const userId = await findUserIdByEmailIndex(tx, index);
    return userId === undefined ? null : (await getUserIn(tx, userId)).password_hash;
  });
  if (!(await verifyPassword(passwordHash, password)) || passwordHash === null)
    throw invalidCredentials();
  const key = await findPasswordKey(deps, index, password);
  return deps.db.write(async (tx) => {
    const user = await lockUserByEmailIndex(tx, index);
    if (user?.password_hash !== passwordHash) throw invalidCredentials();
    await meter.add(tx, 'failedLogin', client, -1);
    await meter.add(tx, 'passwordOfAddress', addressSubject(index), -1);
    return completeSignIn(tx, deps, user, await openByPassword(tx, user, key));
  });
}

export async function signInByEmail(
  deps: Services,
  client: string,
  { loginCode, challengeId, code, password }: Input<'login'>['body'],
): Promise<Reply<'createUnique'> | Accepted<IssuedChallenge>> {
  const address = requireAddress(loginCode, 'loginCode');
  if (challengeId !== undefined && code !== undefined)
    return signInByCode(deps, address, client, { challengeId, code });
  if (password !== undefined) return signInByPassword(deps, address, client, password);
  return new Accepted(await issueChallenge(deps, address, client, { purpose: 'sign_in' }));
}
