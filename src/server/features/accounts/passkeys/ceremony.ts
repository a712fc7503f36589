/**
 * Verifies the replies of browser and authenticator to a challenge (WebAuthn, sections 7.1, 7.2).
 * Without attestation nothing vouches for a new key, so the browser's own copy of it is used.
 */

import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';

export interface Ceremony {
  readonly credentialId: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
}

export interface VerifiedCeremony {
  readonly challenge: string;
  readonly signCount: number;
}

const decode = (text: string): Buffer => Buffer.from(text, 'base64url');

const userPresent = 0x01;
const userVerified = 0x04;
const verified = userPresent | userVerified;
/** The hash of the site, the flags and the count. */
const headerBytes = 37;
/** The header and the model of the authenticator; then come the length of the id, and the id. */
const idLengthAt = headerBytes + 16;

function parseClientData(text: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(decode(text).toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns null if the reply is for another site, or was given without the device's lock. */
function readCeremony(
  { clientDataJSON, authenticatorData }: Ceremony,
  type: 'webauthn.create' | 'webauthn.get',
  publicUrl: string,
): VerifiedCeremony | null {
  const client = parseClientData(clientDataJSON);
  const data = decode(authenticatorData);
  const { origin, hostname } = new URL(publicUrl);
  if (client['type'] !== type || client['origin'] !== origin) return null;
  if (client['crossOrigin'] === true || typeof client['challenge'] !== 'string') return null;
  if (data.length < headerBytes || !hash('sha256', hostname, 'buffer').equals(data.subarray(0, 32)))
    return null;
  if ((data[32]! & verified) !== verified) return null;
  return { challenge: client['challenge'], signCount: data.readUInt32BE(33) };
}

/** Returns null unless the key is of a kind that we ask for: ES256 or RS256. */
function parsePublicKey(der: Uint8Array): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    return namedCurve === 'prime256v1' || modulusLength >= 2048 ? key : null;
  } catch {
    return null;
  }
}

export function verifyCreation(
  given: Ceremony & { readonly publicKey: string },
  publicUrl: string,
): VerifiedCeremony | null {
  const id = decode(given.credentialId);
  const data = decode(given.authenticatorData);
  const idAt = idLengthAt + 2;
  const isNamed =
    data.length > idAt &&
    data.readUInt16BE(idLengthAt) === id.length &&
    data.subarray(idAt, idAt + id.length).equals(id);
  const isUsable = isNamed && parsePublicKey(decode(given.publicKey)) !== null;
  return isUsable ? readCeremony(given, 'webauthn.create', publicUrl) : null;
}

export function verifyUse(
  given: Ceremony & { readonly signature: string },
  publicKey: Uint8Array,
  publicUrl: string,
): VerifiedCeremony | null {
  const key = parsePublicKey(publicKey);
  const clientHash = hash('sha256', decode(given.clientDataJSON), 'buffer');
  const signed = Buffer.concat([decode(given.authenticatorData), clientHash]);
  const isSigned = key !== null && verify('sha256', signed, key, decode(given.signature));
  return isSigned ? readCeremony(given, 'webauthn.get', publicUrl) : null;
}
