import { createHash } from 'node:crypto';
import type { RandomBytes } from '../../accounts/accounts.ts';

/**
 * Returns 128 random bits as text, short enough for the link to fit on one line of a plain-text
 * message.
 */
export const newConfirmationToken = (random: RandomBytes): string =>
  Buffer.from(random(16)).toString('base64url');

export const hashConfirmationToken = (token: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(`confirm:v1:${token}`).digest());
