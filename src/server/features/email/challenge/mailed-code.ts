/**
 * The code of eight digits that is mailed to sign in, to prove who one is, or to confirm an address
 * (B5, B6, B13).
 */

import { createHmac } from 'node:crypto';
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
