/**
 * Access tokens: the random id of the account, which its owner knows anyway, and a secret of 256
 * random bits. The id says on which part of a distributed database the rows of a call are. The
 * database holds only the SHA-256 of the secret.
 */

import { hash } from 'node:crypto';
import { codeAlphabet } from '../../../../domain/codes.ts';

/** A fixed prefix lets secret scanners recognise a leaked token. */
const tokenPrefix = 'spark_';

/** 95 minutes: the browser checks every 90 minutes and refreshes what expires within 10. */
export const tokenSeconds = 5700;

export type RandomBytes = (count: number) => Uint8Array;

const secretBytes = 32;

/** Ends the id, in which it does not occur. */
const separator = '.';
const wellFormed = /^spark_([\w-]+)\.[\w-]{43}$/;

export const newToken = (random: RandomBytes, userId: string): string =>
  tokenPrefix + userId + separator + Buffer.from(random(secretBytes)).toString('base64url');

/** What finds a token. */
export interface TokenKey {
  readonly userId: string;
  readonly hash: Uint8Array;
}

/** Returns the part of a token that only its owner knows. */
export const secretOf = (token: string): string => token.slice(token.indexOf(separator) + 1);

export const hashToken = (token: string): Uint8Array => hash('sha256', secretOf(token), 'buffer');

/** Returns null if the text is not a token. */
export function parseToken(token: string): TokenKey | null {
  const userId = wellFormed.exec(token)?.[1];
  return userId === undefined ? null : { userId, hash: hashToken(token) };
}

/** Returns an identifier of 128 random bits, which cannot be guessed or enumerated. */
export const newId = (random: RandomBytes): string => Buffer.from(random(16)).toString('base64url');

/** All 32 symbols of the code alphabet are equally likely, because 32 divides 256. */
export const randomSymbols = (random: RandomBytes, count: number): string =>
  [...random(count)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
