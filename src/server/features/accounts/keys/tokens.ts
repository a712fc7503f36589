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

/** Marks a token that was issued without a data key, to an account in clear (ADR 22). */
const clearTokenPrefix = `${tokenPrefix}clear_`;
const secretBytes = 32;
const secretLength = Math.ceil((secretBytes * 4) / 3);

export function newToken(random: RandomBytes, isSealed: boolean): string {
  const secret = Buffer.from(random(secretBytes)).toString('base64url');
  return (isSealed ? tokenPrefix : clearTokenPrefix) + secret;
}

/** Compares the length as well, because the secret of any token could begin like the mark. */
export const isClearToken = (token: string): boolean =>
  token.startsWith(clearTokenPrefix) && token.length === clearTokenPrefix.length + secretLength;

export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer');
}

/** Returns an identifier of 128 random bits, which cannot be guessed or enumerated. */
export function newId(random: RandomBytes): string {
  return Buffer.from(random(16)).toString('base64url');
}
