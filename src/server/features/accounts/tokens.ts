/** Access tokens: opaque, 256 random bits, only their SHA-256 kept (decisions B4). */

import { hash } from 'node:crypto';

/** A fixed prefix, so that secret scanners find a token that ended up where it should not. */
const prefix = 'spark_';

/** `expiresIn` of a token; 95 minutes, so that the browser's check every 90 falls into its 10-minute window. */
export const tokenSeconds = 5700;
/** How long the token before the newest still works, so that a second tab is not thrown out. */
export const graceSeconds = 60;
export const sessionDays = 30;
export const sessionsPerAccount = 10;

export type RandomBytes = (count: number) => Uint8Array;

export function newToken(random: RandomBytes): string {
  return prefix + Buffer.from(random(32)).toString('base64url');
}

export function tokenHash(token: string): Uint8Array {
  return hash('sha256', token, 'buffer');
}

/** An identifier of 128 random bits that nobody can guess or count. */
export function newId(random: RandomBytes): string {
  return Buffer.from(random(16)).toString('base64url');
}
