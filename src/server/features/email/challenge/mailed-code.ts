/**
 * The code of eight digits that is mailed to sign in, to prove who one is, or to confirm an address
 * (B5, B6, B13).
 */

import { createHmac } from 'node:crypto';
import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';
import { listKeys, type RotatingKey } from '../../../platform/crypto/keyring.ts';
import type { RandomBytes } from '../../accounts/accounts.ts';

export const codeLifetimeMilliseconds = 10 * 60_000;

/** All codes are equally likely: with 64 random bits, the bias of the remainder is negligible. */
export function newMailedCode(random: RandomBytes): string {
  const number = Buffer.from(random(8)).readBigUInt64BE() % 100_000_000n;
  return number.toString().padStart(8, '0');
}

/**
 * The hash includes the id of the challenge, so that a code answers only its own challenge, and the
 * index of the address that it confirms, so that it confirms no other.
 */
export function hashMailedCode(
  key: Uint8Array,
  challengeId: string,
  code: string,
  confirmedIndex: Uint8Array = new Uint8Array(),
): Uint8Array {
  return new Uint8Array(
    createHmac('sha256', key)
      .update(`code:v1:${challengeId}:${code}:`)
      .update(confirmedIndex)
      .digest(),
  );
}

/** Whether the code answers the challenge, which another node may have issued (ADR 36). */
export const isMailedCode = (
  key: RotatingKey,
  { id, code_hash }: { readonly id: string; readonly code_hash: Uint8Array },
  code: string,
): boolean =>
  listKeys(key).some((one) => constantTimeEqual(code_hash, hashMailedCode(one, id, code)));
