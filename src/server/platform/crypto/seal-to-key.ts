/**
 * Encrypts one value for the holder of a private key (ADR 29). The sender uses a new key pair for
 * each value and forgets its private half, and so cannot read the value again either.
 */

import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
  hkdfSync,
} from 'node:crypto';
import { DamagedRow, keyBytes, type RowName, seal, unseal } from './seal.ts';

export interface KeyPair {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
}

const keyType = 'x25519';

const toBytes = (key: KeyObject): Uint8Array => {
  const { x = '' } = key.export({ format: 'jwk' });
  return new Uint8Array(Buffer.from(x, 'base64url'));
};

export function newKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync(keyType);
  return {
    publicKey: toBytes(publicKey),
    privateKey: new Uint8Array(privateKey.export({ format: 'der', type: 'pkcs8' })),
  };
}

const parsePrivateKey = (der: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });

export const publicKeyOf = (privateKey: Uint8Array): Uint8Array =>
  toBytes(createPublicKey(parsePrivateKey(privateKey)));

/** Throws if a key is invalid: some public keys would give everyone the same secret. */
export const agree = (privateKey: Uint8Array, publicKey: Uint8Array): Buffer =>
  diffieHellman({
    privateKey: parsePrivateKey(privateKey),
    publicKey: createPublicKey({
      key: { kty: 'OKP', crv: 'X25519', x: Buffer.from(publicKey).toString('base64url') },
      format: 'jwk',
    }),
  });

export function isPublicKey(bytes: Uint8Array): boolean {
  try {
    return agree(newKeyPair().privateKey, bytes).length > 0;
  } catch {
    return false;
  }
}

export const toPem = (privateKey: Uint8Array): string =>
  parsePrivateKey(privateKey).export({ format: 'pem', type: 'pkcs8' }).toString();

export function fromPem(pem: string): Uint8Array {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== keyType) throw new Error('The key is not an X25519 key.');
  return new Uint8Array(key.export({ format: 'der', type: 'pkcs8' }));
}

const publicKeyBytes = 32;

/** The salt holds both public keys, so that a changed one leads to another key. */
function deriveKey(secret: Uint8Array, ephemeralKey: Uint8Array, publicKey: Uint8Array) {
  const salt = Buffer.concat([ephemeralKey, publicKey]);
  return new Uint8Array(hkdfSync('sha256', secret, salt, 'spark:seal-to-key:v1', keyBytes));
}

/** Returns the ephemeral public key and the sealed value: 61 bytes more than `plain`. */
export function sealToKey(publicKey: Uint8Array, row: RowName, plain: Uint8Array): Uint8Array {
  const ephemeral = newKeyPair();
  const secret = agree(ephemeral.privateKey, publicKey);
  const key = deriveKey(secret, ephemeral.publicKey, publicKey);
  return new Uint8Array(Buffer.concat([ephemeral.publicKey, seal(key, row, plain)]));
}

/** Throws `DamagedRow` unless `sealToKey` made the value for this row and key. */
export function unsealWithKey(
  privateKey: Uint8Array,
  row: RowName,
  sealed: Uint8Array,
): Uint8Array {
  const ephemeralKey = sealed.subarray(0, publicKeyBytes);
  let key: Uint8Array;
  try {
    key = deriveKey(agree(privateKey, ephemeralKey), ephemeralKey, publicKeyOf(privateKey));
  } catch (error) {
    throw new DamagedRow(row, { cause: error });
  }
  return unseal(key, row, sealed.subarray(publicKeyBytes));
}
