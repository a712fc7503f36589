/** Parses and normalises e-mail addresses. */

import { createHmac, hkdfSync } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { argon2id } from '../../platform/crypto/argon2.ts';
import { badRequest } from '../../platform/refusal.ts';

export interface Address {
  /** The address to send messages to: as typed, with the host in ASCII. */
  readonly mailbox: string;
  /** The form in which addresses are compared: NFC and lower case. Dots and plus signs are kept. */
  readonly normalised: string;
}

const maxBytes = 254;
const maxLocalBytes = 64;
/** Excludes separators of headers and recipients, and the % and ! of old mail routing. */
const localPart = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
/** Checked before the conversion to ASCII, which silently drops some characters. */
const typedHostPattern = /^[\p{L}\p{M}\p{N}.-]+$/u;
const hostLabel = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const topLevelDomain = '[a-z][a-z0-9-]{0,61}[a-z0-9]';
const asciiHostPattern = new RegExp(
  `^(?=.{4,253}$)${hostLabel}(\\.${hostLabel})*\\.${topLevelDomain}$`,
);

/** Returns null if the input is not an address to which a message can be sent. */
export function parseAddress(input: string): Address | null {
  const parts = input
    .replaceAll(/^ +| +$/g, '')
    .normalize('NFC')
    .split('@');
  const [local = '', typedHost = ''] = parts;
  if (parts.length > 2 || !localPart.test(local) || Buffer.byteLength(local) > maxLocalBytes)
    return null;
  if (!typedHostPattern.test(typedHost)) return null;
  const asciiHost = domainToASCII(typedHost);
  if (!asciiHostPattern.test(asciiHost)) return null;
  const mailbox = `${local}@${asciiHost}`;
  return Buffer.byteLength(mailbox) > maxBytes
    ? null
    : { mailbox, normalised: `${local.toLowerCase()}@${asciiHost}` };
}

/** If the address is invalid, the refusal has an error message for `field`. */
export function requireAddress(input: string, field: string): Address {
  const address = parseAddress(input);
  if (!address)
    throw badRequest('This is not an e-mail address.', {
      [field]: 'This is not an e-mail address.',
    });
  return address;
}

/**
 * Computes the index of an e-mail address: a keyed hash, the only form in which the server stores
 * the address. Without the server key, the HMAC keeps an attacker from testing guesses. With the
 * key, Argon2id makes each guess slow.
 */
export async function addressIndex(key: Uint8Array, { normalised }: Address): Promise<Uint8Array> {
  const salt = new Uint8Array(hkdfSync('sha256', key, '', 'address-salt:v1', 16));
  const slow = await argon2id(normalised, salt);
  return new Uint8Array(createHmac('sha256', key).update('address:v1:').update(slow).digest());
}

/** The index as text, for the rate limits per address. */
export const addressSubject = (index: Uint8Array): string =>
  Buffer.from(index).toString('base64url');
