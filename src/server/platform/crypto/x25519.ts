/** X25519 key agreement with keys as bytes (ADR 23, 29). */

import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

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

/** Returns the 32 bytes of the public key that belongs to a private key in DER. */
export const publicKeyOf = (privateKey: Uint8Array): Uint8Array =>
  toBytes(createPublicKey(parsePrivateKey(privateKey)));

/**
 * Returns the 32 bytes that the holders of the two private keys share. Throws an Error if one of
 * the keys is invalid; some public keys would give everybody the same secret.
 */
export const agree = (privateKey: Uint8Array, publicKey: Uint8Array): Buffer =>
  diffieHellman({
    privateKey: parsePrivateKey(privateKey),
    publicKey: createPublicKey({
      key: { kty: 'OKP', crv: 'X25519', x: Buffer.from(publicKey).toString('base64url') },
      format: 'jwk',
    }),
  });

/** Whether values can be sealed to these bytes. */
export function isPublicKey(bytes: Uint8Array): boolean {
  try {
    return agree(newKeyPair().privateKey, bytes).length > 0;
  } catch {
    return false;
  }
}

/** Returns a private key as PEM, the form in which OpenSSL keeps keys in files. */
export const toPem = (privateKey: Uint8Array): string =>
  parsePrivateKey(privateKey).export({ format: 'pem', type: 'pkcs8' }).toString();

/** Returns the private key in DER. Throws an Error if the text holds no X25519 key. */
export function fromPem(pem: string): Uint8Array {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== keyType) throw new Error('The key is not an X25519 key.');
  return new Uint8Array(key.export({ format: 'der', type: 'pkcs8' }));
}
