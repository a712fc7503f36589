/** Access tokens: opaque strings of 256 random bits. The database holds only their SHA-256 (B4). */

import { hash } from 'node:crypto';

/** A fixed prefix lets secret scanners recognise a leaked token. */
const tokenPrefix = 'spark_';

/**
 * The life of a token: 95 minutes. The browser checks every 90 minutes and refreshes a token that
 * expires within 10 minutes, so that every token is refreshed in time.
 */
export const tokenSeconds = 5700;

export type RandomBytes = (count: number) => Uint8Array;

export function newToken(random: RandomBytes): string {
  return tokenPrefix + Buffer.from(random(32)).toString('base64url');
}

export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer');
}

/** Returns an identifier of 128 random bits, which cannot be guessed or enumerated. */
export function newId(random: RandomBytes): string {
  return Buffer.from(random(16)).toString('base64url');
}
