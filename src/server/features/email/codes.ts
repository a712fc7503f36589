/** The eight digits that are mailed, and the token of a confirmation link (decisions B5, B6). */

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../accounts/accounts.ts';

/** Each of the hundred million alike: of 64 random bits the bias is beyond measuring. */
export function newCode(random: RandomBytes): string {
  const number = Buffer.from(random(8)).readBigUInt64BE() % 100_000_000n;
  return number.toString().padStart(8, '0');
}

/** Bound to its challenge: a code opens no other one. */
export function codeHash(key: Uint8Array, challengeId: string, code: string): Uint8Array {
  return new Uint8Array(
    createHmac('sha256', key).update(`code:v1:${challengeId}:${code}`).digest(),
  );
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** 128 random bits: short enough for the link to stand on one line of a message, which is then plain text as written. */
export const newConfirmationToken = (random: RandomBytes): string =>
  Buffer.from(random(16)).toString('base64url');

export const confirmationTokenHash = (token: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(`confirm:v1:${token}`).digest());
