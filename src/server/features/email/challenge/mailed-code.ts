/** The code of eight digits that is mailed for signing in (B5). */

import { createHmac } from 'node:crypto';
import type { RandomBytes } from '../../accounts/accounts.ts';

/** All codes are equally likely: with 64 random bits, the bias of the remainder is negligible. */
export function newMailedCode(random: RandomBytes): string {
  const number = Buffer.from(random(8)).readBigUInt64BE() % 100_000_000n;
  return number.toString().padStart(8, '0');
}

/** The hash includes the id of the challenge, so that a code answers only its own challenge. */
export function hashMailedCode(key: Uint8Array, challengeId: string, code: string): Uint8Array {
  return new Uint8Array(
    createHmac('sha256', key).update(`code:v1:${challengeId}:${code}`).digest(),
  );
}
