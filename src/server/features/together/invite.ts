/** Making and accepting invitations to shared readings. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { maxOpenInvitations } from '../../../domain/together.ts';
import type { Services } from '../../platform/app-services.ts';
import { hourMilliseconds, utcDay } from '../../platform/clock.ts';
import { hashLinkToken, keyOfLinkToken, newLinkToken } from '../../platform/crypto/link-token.ts';
import { newId } from '../../platform/crypto/random.ts';
import { newKeyPair, type KeyPair } from '../../platform/crypto/seal-to-key.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { conflict } from '../../platform/refusal.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { refuseMiss } from '../sharing/sharing.ts';
import { isFinishedAttempt } from '../survey/survey.ts';
import { introduce, derivePairKey, identityTag } from './pair-key.ts';
import {
  findPairs,
  insertInvitation,
  lockInvitation,
  openWithKey,
  type OpenPair,
  type PairHead,
  updatePair,
} from './pair-store.ts';
import { requireProfile } from './requirements.ts';
import { deleteSides, insertSide, selectSides } from './side-store.ts';

/** Returns the token of a new invitation, which is shown once and works once. */
export async function createPair(
  deps: Services,
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
    requireRoomForInvitation(await forgetGoneReadings(tx, caller), now());
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
    const side = { pairId, role: 'inviter', token, privateKey } as const;
    await insertSide(tx, caller, { ...side, attemptId: attempt.id });
  });
  return { pairId, token, endsAt: new Date(endsAt).toISOString() };
}

/** Deletes the owner's sides of readings that are gone, and returns the other readings. */
async function forgetGoneReadings(tx: Tx, owner: Owner): Promise<PairHead[]> {
  const sides = await selectSides(tx, owner);
  const pairs = await findPairs(tx, sides);
  const gone = sides.map(({ pairId }) => pairId).filter((pairId) => !pairs.has(pairId));
  await deleteSides(tx, owner, gone);
  return [...pairs.values()];
}

function requireRoomForInvitation(readings: readonly PairHead[], now: number): void {
  const open = readings.filter(
    ({ state, expires_at: expiresAt }) => state === 'INVITED' && expiresAt > now,
  );
  if (open.length >= maxOpenInvitations)
    throw conflict(
      `You have ${maxOpenInvitations} open invitations. End one of them before you make another.`,
    );
}

/**
 * Joins the reading of an invitation, which works once. The refusal is the same for an unknown,
 * used, ended or expired invitation, for the caller's own, and for one whose inviter is gone; it
 * counts more towards the rate limit. Every other refusal leaves the invitation as it is.
 */
export async function joinPair(
  deps: Services,
  caller: Caller,
  client: string,
  token: string,
): Promise<Reply<'joinPair'>> {
  await deps.limits.spend('lookUp', client);
  const key = newKeyPair();
  const pairId = await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const attempt = await requireProfile(deps, tx, caller);
    const invitation = await findInvitation(deps, tx, caller, token);
    if (!invitation) return null; // the miss is counted after the transaction
    if (invitation.introductions.inviter.synthetic !== attempt.synthetic)
      throw conflict('A profile made of random answers cannot share a reading with a person’s.');
    await join(tx, caller, { invitation, attempt, token, key });
    return invitation.row.id;
  });
  if (pairId !== null) return { pairId };
  return refuseMiss(
    deps.limits,
    client,
    'This invitation cannot be used. It may have been used or ended already, or its time is up. Ask for a new one.',
  );
}

/** Returns the invitation that the owner can accept, and locks it. */
async function findInvitation({ now }: Services, tx: Tx, { dataKey }: Owner, token: string) {
  const row = await lockInvitation(tx, hashLinkToken(token));
  if (!row || row.state !== 'INVITED' || row.expires_at <= now()) return null;
  const invitation = openWithKey(row, keyOfLinkToken(token, 'invitation'));
  const { tag, attemptId } = invitation.introductions.inviter;
  if (tag === identityTag(dataKey)) return null;
  return (await isFinishedAttempt(tx, attemptId)) ? invitation : null;
}

interface Joining {
  readonly invitation: OpenPair;
  readonly attempt: Attempt;
  readonly token: string;
  readonly key: KeyPair;
}

async function join(
  tx: Tx,
  owner: Owner,
  { invitation, attempt, token, key: { publicKey, privateKey } }: Joining,
): Promise<void> {
  const { row, introductions } = invitation;
  const key = derivePairKey({ privateKey, otherKey: row.inviter_key, token });
  const joined = { ...introductions, joiner: introduce(owner, attempt) };
  const columns = { state: 'JOINED', token_hash: null, joiner_key: publicKey } as const;
  const pair = { row, key, introductions: joined };
  await updatePair(tx, pair, { columns, deposit: null, result: null, agreement: null });
  const side = { pairId: row.id, role: 'joiner', token, privateKey } as const;
  await insertSide(tx, owner, { ...side, attemptId: attempt.id });
}
