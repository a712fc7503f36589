/** The passkeys of an account: a second key to it, beside the login code (ADR 22). */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import { maxPasskeys } from '../../../../domain/account.ts';
import type { Services } from '../../../platform/app-services.ts';
import { utcDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/handlers.ts';
import { badRequest, conflict, notFound } from '../../../platform/refusal.ts';
import { wrapForPasskey } from '../../keys/keys.ts';
import { requireRecentProof } from '../sessions/proof.ts';
import { lockCaller } from '../sessions/session.ts';
import { verifyCreation } from './ceremony.ts';
import { type ChallengePurpose, newChallenge, readChallenge } from './challenge.ts';
import {
  insertPasskey,
  type Passkey,
  passkeyId,
  removePasskeys,
  selectPasskeys,
  updatePasskey,
} from './passkey-store.ts';

export const presentPasskeys = (passkeys: readonly Passkey[]): Reply<'listPasskeys'> => ({
  passkeys: passkeys.map(({ credentialId, name, day }) => ({ credentialId, name, day })),
});

const present = async (tx: Tx, owner: Owner) => presentPasskeys(await selectPasskeys(tx, owner));

export const listPasskeys = ({ db }: Pick<Services, 'db'>, caller: Caller) =>
  db.read((tx) => present(tx, caller));

export const passkeyChallenge = async (deps: Services): Promise<Reply<'passkeyChallenge'>> => ({
  challenge: newChallenge(deps, 'open'),
});

const purposeOf = ({ sessionId }: Caller): ChallengePurpose => `keep:${sessionId}`;

function requireRoom(passkeys: readonly Passkey[]): void {
  if (passkeys.length >= maxPasskeys)
    throw conflict(`You keep ${maxPasskeys} passkeys, the limit. Remove one first.`);
}

/** Returns the challenge for a new passkey, which works in this session alone. */
export async function preparePasskey(
  deps: Services,
  caller: Caller,
): Promise<Reply<'preparePasskey'>> {
  await requireRecentProof(deps, caller);
  await deps.limits.spend('newPasskey', caller.userId);
  requireRoom(await deps.db.read((tx) => selectPasskeys(tx, caller)));
  return { challenge: newChallenge(deps, purposeOf(caller)) };
}

/** The challenge counts as a proof. It must be newer than the challenges of all other passkeys. */
export async function keepPasskey(
  deps: Services,
  caller: Caller,
  body: Input<'keepPasskey'>['body'],
): Promise<Reply<'keepPasskey'>> {
  const { credentialId, name, publicKey, secret } = body;
  const verified = verifyCreation(body, deps.publicUrl());
  const issuedAt = verified && readChallenge(deps, purposeOf(caller), verified.challenge);
  return deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const others = await selectPasskeys(tx, caller);
    const isUsed = others.some(
      (other) => other.credentialId === credentialId || other.challengedAt >= (issuedAt ?? 0),
    );
    if (!verified || issuedAt === null || isUsed)
      throw badRequest('This passkey could not be checked, so it was not kept. Please try again.');
    requireRoom(others);
    const { signCount } = verified;
    const day = utcDay(deps.now());
    const passkey = { credentialId, name, day, signCount, challengedAt: issuedAt };
    await insertPasskey(tx, caller, passkey, {
      public_key: Buffer.from(publicKey, 'base64url'),
      wrapped: wrapForPasskey(caller, passkeyId(credentialId), Buffer.from(secret, 'base64url')),
    });
    return present(tx, caller);
  });
}

const findOwn = async (tx: Tx, caller: Caller, credentialId: string): Promise<Passkey> => {
  await lockCaller(tx, caller);
  const passkeys = await selectPasskeys(tx, caller);
  const found = passkeys.find((passkey) => passkey.credentialId === credentialId);
  if (!found) throw notFound('There is no such passkey.');
  return found;
};

export const renamePasskey = (
  { db }: Services,
  caller: Caller,
  { credentialId, name }: Input<'renamePasskey'>['body'],
): Promise<Reply<'renamePasskey'>> =>
  db.write(async (tx) => {
    await updatePasskey(tx, caller, { ...(await findOwn(tx, caller, credentialId)), name });
    return present(tx, caller);
  });

/** Needs a proof, because a thief of a token could otherwise take the owner's way back. */
export async function removePasskey(
  deps: Services,
  caller: Caller,
  { credentialId }: Input<'removePasskey'>['body'],
): Promise<Reply<'removePasskey'>> {
  await requireRecentProof(deps, caller);
  return deps.db.write(async (tx) => {
    await findOwn(tx, caller, credentialId);
    await removePasskeys(tx, deps, caller.userId, [passkeyId(credentialId)]);
    return present(tx, caller);
  });
}
