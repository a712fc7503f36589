/** Access tokens: opaque, 256 random bits. The database holds only their SHA-256 (B4). */

import { hash } from 'node:crypto';

/** A fixed prefix lets secret scanners recognise a leaked token. */
const tokenPrefix = 'spark_';

/** `expiresIn` of a token: with 95 minutes, the browser's check every 90 falls into its window. */
export const tokenSeconds = 5700;

export type RandomBytes = (count: number) => Uint8Array;

export function newToken(random: RandomBytes): string {
  return tokenPrefix + Buffer.from(random(32)).toString('base64url');
}

export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer');
}

/** An identifier of 128 random bits, so that it can be neither guessed nor counted. */
export function newId(random: RandomBytes): string {
  return Buffer.from(random(16)).toString('base64url');
}
