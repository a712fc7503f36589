/** Opens an account with a passkey, to sign in or to prove that it is one's own. */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import type { Services } from '../../../platform/app-services.ts';
import { constantTimeEqual } from '../../../platform/crypto/master-key.ts';
import { DamagedRow } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handlers.ts';
import { proofRequired, unauthorized } from '../../../platform/refusal.ts';
import { requireKeyInUse, unwrapWithPasskey } from '../../keys/keys.ts';
import { lockUser, type UserRow } from '../account-store.ts';
import { markProven } from '../sessions/proof.ts';
import { lockCaller } from '../sessions/session.ts';
import { signIn } from '../sessions/sign-in.ts';
import { verifyUse } from './ceremony.ts';
import { readChallenge } from './challenge.ts';
import {
  findPasskey,
  openPasskey,
  passkeyId,
  type PasskeyRow,
  updatePasskey,
} from './passkey-store.ts';

type Use = Input<'signInByPasskey'>['body'];

/** A clone of an authenticator shows in a count that goes back; many do not count. */
const isLater = (count: number, before: number): boolean =>
  count > before || (count === 0 && before === 0);

/**
 * Null if the wrap does not open: another secret cannot be told from a changed wrap, and anybody
 * who has the passkey could fill the log with warnings of a changed one.
 */
function unwrapDataKey(row: PasskeyRow, { secret }: Use): Uint8Array | null {
  try {
    return unwrapWithPasskey(row, Buffer.from(secret, 'base64url'));
  } catch (error) {
    if (error instanceof DamagedRow) return null;
    throw error;
  }
}

/** Locks the account and returns it with its data key; null if the passkey does not open it. */
async function openAccount(
  tx: Tx,
  deps: Services,
  use: Use,
): Promise<{ readonly user: UserRow; readonly dataKey: Uint8Array } | null> {
  const { userId } = use;
  const id = passkeyId(use.credentialId);
  if (!(await findPasskey(tx, userId, id))) return null;
  const user = await lockUser(tx, userId);
  const row = await findPasskey(tx, userId, id); // again, now that the account is locked
  const verified = row && verifyUse(use, row.public_key, deps.publicUrl());
  if (!user || !row || !verified) return null;
  const issuedAt = readChallenge(deps, 'open', verified.challenge);
  if (issuedAt === null) return null;
  const dataKey = unwrapDataKey(row, use);
  if (!dataKey) return null;
  const passkey = openPasskey(row, dataKey);
  const { signCount } = verified;
  if (issuedAt <= passkey.challengedAt || !isLater(signCount, passkey.signCount)) return null;
  await updatePasskey(tx, { userId, dataKey }, { ...passkey, signCount, challengedAt: issuedAt });
  return { user, dataKey };
}

/** Every failure gets the same refusal, which reveals nothing about the cause. */
export async function signInByPasskey(
  deps: Services,
  client: string,
  use: Use,
): Promise<Reply<'signInByPasskey'>> {
  await deps.limits.spend('failedLogin', client);
  const meter = await deps.limits.today();
  const reply = await deps.db.write(async (tx) => {
    const opened = await openAccount(tx, deps, use);
    if (!opened) {
      await requireKeyInUse(tx, deps.loginCodeKey.id); // its challenge may be of a newer key
      return null;
    }
    await meter.add(tx, 'failedLogin', client, -1);
    return signIn(tx, deps, opened);
  });
  if (!reply)
    throw unauthorized(
      'This passkey opens no profile here. It may have been removed. Please try again, or use your login code.',
    );
  return reply;
}

export async function proveByPasskey(
  deps: Services,
  caller: Caller,
  client: string,
  use: Use,
): Promise<void> {
  await deps.limits.spend('failedLogin', client);
  await deps.limits.spend('failedProof', caller.userId);
  const meter = await deps.limits.today();
  const isProven = await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const opened = use.userId === caller.userId && (await openAccount(tx, deps, use));
    if (!opened || !constantTimeEqual(opened.dataKey, caller.dataKey)) {
      await requireKeyInUse(tx, deps.loginCodeKey.id);
      return false;
    }
    await meter.add(tx, 'failedLogin', client, -1);
    await meter.add(tx, 'failedProof', caller.userId, -1);
    await markProven(tx, deps, caller);
    return true;
  });
  if (!isProven)
    throw proofRequired('This passkey does not open this profile. Please check and try again.');
}
