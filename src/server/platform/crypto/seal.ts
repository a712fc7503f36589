/**
 * Encrypts one value of a row with AES-256-GCM. The name and version of the row are authenticated,
 * so that a value can be neither moved to another row nor replaced by an older one (ADR 22).
 */

import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomFillSync,
  randomInt,
} from 'node:crypto';

export interface RowName {
  readonly table: string;
  readonly id: string;
  /** A count of changes, a random number (`randomVersion`), or the version of a model. */
  readonly version: number | string;
  /** Columns in clear, authenticated as well because changing them could harm the owner. */
  readonly columns?: readonly (number | string)[];
}

export class DamagedRow extends Error {
  constructor({ table }: Pick<RowName, 'table'>, options?: ErrorOptions) {
    super(`a sealed row of ${table} is not the one that was written`, options);
  }
}

const formatVersion = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + nonceBytes + tagBytes;

export const keyBytes = 32;
export const newKey = (): Uint8Array => new Uint8Array(randomBytes(keyBytes));

/** A key as bytes, or a result of `prepareKey` for a request that uses it more than once. */
export type SealingKey = Uint8Array | KeyObject;

/** Node makes a cipher from a key object several times faster than from bytes. */
export const prepareKey = (key: SealingKey): KeyObject =>
  key instanceof Uint8Array ? createSecretKey(key) : key;

/** A count would start again after the row was deleted, and accept its old content. */
export const randomVersion = (): number => randomInt(2 ** 30);

const nameRow = ({ table, id, version, columns = [] }: RowName): Uint8Array =>
  Buffer.from(JSON.stringify([formatVersion, table, id, version, ...columns]));

/** Random bytes for many nonces, because the call that fetches them costs more than the bytes. */
const nonces = new Uint8Array(nonceBytes * 256);
let nextNonce = nonces.length;

function newNonce(): Uint8Array {
  if (nextNonce === nonces.length) {
    randomFillSync(nonces);
    nextNonce = 0;
  }
  return nonces.subarray(nextNonce, (nextNonce += nonceBytes));
}

const cipherName = 'aes-256-gcm';
const cipherOptions = { authTagLength: tagBytes } as const;

/** Returns format version, nonce, tag and ciphertext: 29 bytes more than `plain`. */
export function seal(key: SealingKey, row: RowName, plain: Uint8Array): Uint8Array {
  const nonce = newNonce();
  const cipher = createCipheriv(cipherName, prepareKey(key), nonce, cipherOptions);
  cipher.setAAD(nameRow(row));
  const sealed = new Uint8Array(headerBytes + plain.length);
  sealed[0] = formatVersion;
  sealed.set(nonce, 1);
  sealed.set(cipher.update(plain), headerBytes);
  cipher.final();
  sealed.set(cipher.getAuthTag(), 1 + nonceBytes);
  return sealed;
}

/** Returns the plaintext. Throws `DamagedRow` if `seal` did not make the value for this row. */
export function unseal(key: SealingKey, row: RowName, sealed: Uint8Array): Uint8Array {
  if (sealed.length < headerBytes || sealed[0] !== formatVersion) throw new DamagedRow(row);
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const decipher = createDecipheriv(cipherName, prepareKey(key), nonce, cipherOptions);
  decipher.setAAD(nameRow(row));
  decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headerBytes));
  try {
    const plain = decipher.update(sealed.subarray(headerBytes));
    decipher.final();
    return new Uint8Array(plain.buffer, plain.byteOffset, plain.byteLength);
  } catch (error) {
    throw new DamagedRow(row, { cause: error });
  }
}

const lengthBytes = 2;

/** Returns `length` bytes: the length of the text, the text as UTF-8, and zeros. */
export function padText(text: string, length: number): Uint8Array {
  const bytes = Buffer.from(text);
  if (bytes.length + lengthBytes > length)
    throw new RangeError(`a text of ${bytes.length} bytes does not fit into ${length}`);
  const padded = Buffer.alloc(length);
  padded.writeUInt16BE(bytes.length);
  bytes.copy(padded, lengthBytes);
  return new Uint8Array(padded);
}

export function unpadText(padded: Uint8Array): string {
  const bytes = Buffer.from(padded.buffer, padded.byteOffset, padded.byteLength);
  return bytes.toString('utf8', lengthBytes, lengthBytes + bytes.readUInt16BE());
}

/** The smallest multiple of `step` to which `padText` can pad the text. */
export const stepsFor = (text: string, step: number): number =>
  step * Math.ceil((Buffer.byteLength(text) + lengthBytes) / step);

export const sealText = (key: SealingKey, row: RowName, text: string, length: number): Uint8Array =>
  seal(key, row, padText(text, length));

export const unsealText = (key: SealingKey, row: RowName, sealed: Uint8Array): string =>
  unpadText(unseal(key, row, sealed));
