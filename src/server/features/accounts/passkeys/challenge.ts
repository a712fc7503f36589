/**
 * Challenges that an authenticator signs. All nodes have the key that makes them, so none is
 * stored. A passkey stores when its last challenge was issued, and accepts only later ones: each
 * works once.
 */

import { createHmac } from 'node:crypto';
import type { Services } from '../../../platform/app-services.ts';
import { listKeys } from '../../../platform/crypto/keyring.ts';
import { constantTimeEqual } from '../../../platform/crypto/master-key.ts';

const lifetimeMilliseconds = 5 * 60_000;
const timeBytes = 8;
const bodyBytes = timeBytes + 16;

/** A challenge serves to open an account, or to keep a passkey in one session. */
export type ChallengePurpose = 'open' | `keep:${string}`;

const sign = (key: Uint8Array, purpose: ChallengePurpose, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`passkey:v1:${purpose}:`).update(body).digest();

export function newChallenge(
  deps: Pick<Services, 'now' | 'random' | 'loginCodeKey'>,
  purpose: ChallengePurpose,
): string {
  const body = Buffer.alloc(bodyBytes);
  body.writeBigUInt64BE(BigInt(deps.now()));
  body.set(deps.random(bodyBytes - timeBytes), timeBytes);
  const signature = sign(deps.loginCodeKey.current, purpose, body);
  return Buffer.concat([body, signature]).toString('base64url');
}

/** Returns the time of issue; null for a forged or expired challenge, or one of another purpose. */
export function readChallenge(
  { now, loginCodeKey }: Pick<Services, 'now' | 'random' | 'loginCodeKey'>,
  purpose: ChallengePurpose,
  challenge: string,
): number | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const [body, signature] = [bytes.subarray(0, bodyBytes), bytes.subarray(bodyBytes)];
  const isOurs = listKeys(loginCodeKey).some((key) =>
    constantTimeEqual(sign(key, purpose, body), signature),
  );
  if (!isOurs) return null;
  const issuedAt = Number(body.readBigUInt64BE());
  return now() < issuedAt + lifetimeMilliseconds ? issuedAt : null;
}
