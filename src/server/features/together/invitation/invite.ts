/** Making an invitation to a shared reading (product decisions E4). */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import { maxOpenInvitations } from '../../../../domain/readings/together.ts';
import { hourMilliseconds, utcDay } from '../../../platform/clock/utc.ts';
import {
  hashLinkToken,
  keyOfLinkToken,
  newLinkToken,
} from '../../../platform/crypto/link-token.ts';
import { newKeyPair } from '../../../platform/crypto/x25519.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/caller.ts';
import { conflict } from '../../../platform/refusal/refusal.ts';
import { lockCaller, newId } from '../../accounts/accounts.ts';
import { introduce } from '../pair/introductions.ts';
import { findPairs, insertInvitation } from '../pair/pair-store.ts';
import { deleteSides, insertSide, selectSides } from '../pair/side-store.ts';
import { requireProfile, type TogetherDeps } from '../pair/together-deps.ts';

/** Returns the token of a new invitation, which is shown once and works once. */
export async function createPair(
  deps: TogetherDeps,
  caller: Caller,
  { hours }: Input<'createPair'>['body'],
): Promise<Reply<'createPair'>> {
  const { random, now } = deps;
  const [pairId, token] = [newId(random), newLinkToken(random)];
  const { publicKey, privateKey } = newKeyPair();
  const endsAt = now() + hours * hourMilliseconds;
  await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const attempt = await requireProfile(deps, tx, caller);
    await assertInvitationAllowed(deps, tx, caller);
    await insertInvitation(
      tx,
      {
        id: pairId,
        token_hash: hashLinkToken(token),
        inviter_key: publicKey,
        expires_at: endsAt,
        created_day: utcDay(now()),
      },
      keyOfLinkToken(token, 'invitation'),
      { inviter: introduce(caller, attempt), joiner: null },
    );
    await insertSide(tx, caller, {
      pairId,
      role: 'inviter',
      token,
      privateKey,
      attemptId: attempt.id,
    });
  });
  return { pairId, token, endsAt: new Date(endsAt).toISOString() };
}

/** Also deletes the owner's sides of readings that are gone. */
async function assertInvitationAllowed({ now }: TogetherDeps, tx: Tx, owner: Owner): Promise<void> {
  const sides = await selectSides(tx, owner);
  const pairs = await findPairs(tx, sides);
  const gone = sides.filter(({ pairId }) => !pairs.has(pairId));
  await deleteSides(
    tx,
    owner,
    gone.map(({ pairId }) => pairId),
  );
  const open = [...pairs.values()].filter(
    ({ state, expires_at: expiresAt }) => state === 'INVITED' && expiresAt > now(),
  );
  if (open.length >= maxOpenInvitations)
    throw conflict(
      `You have ${maxOpenInvitations} open invitations. End one of them before you make another.`,
    );
}
