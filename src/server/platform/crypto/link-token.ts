/**
 * Tokens of links. They stand in the fragment of an address, which reaches no server, log or robot.
 */

import { hash, hkdfSync } from 'node:crypto';
import { linkTokenBytes } from '../../../domain/codes.ts';
import { keyBytes } from './seal.ts';

/** Returns 160 random bits in base64url: 27 characters. `random` returns as many random bytes. */
export const newLinkToken = (random: (count: number) => Uint8Array): string =>
  Buffer.from(random(linkTokenBytes)).toString('base64url');

export const hashLinkToken = (token: string): Uint8Array =>
  new Uint8Array(hash('sha256', `spark:link:${token}`, 'buffer'));

/** No slow hash is needed, because a token has 160 random bits. */
export const keyOfLinkToken = (token: string, purpose: 'invitation' | 'link'): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', token, '', `spark:${purpose}:v1`, keyBytes));
