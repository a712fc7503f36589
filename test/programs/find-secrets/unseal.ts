/**
 * Decrypts AES-256-GCM without its tag. Whoever has the key can, and need not know the associated
 * data: GCM encrypts in counter mode, and its tag only detects changes.
 */

import { createCipheriv, createDecipheriv } from 'node:crypto';

const blockBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** Before the nonce: nothing, a version of 1 or 2 bytes, or one after a name or a public key. */
const headerLengths = [0, 1, 2, 9, 33] as const;
/** The counter of the first block of plaintext; 1 is used for the tag. */
const firstCounter = 2;

export interface Sealed<Place> {
  readonly place: Place;
  readonly nonce: Buffer;
  readonly ciphertext: Buffer;
}

/** Both orders of nonce, tag and ciphertext, after each header. */
export function readLayouts<Place>(value: Uint8Array, place: Place): Sealed<Place>[] {
  const layouts: Sealed<Place>[] = [];
  for (const start of headerLengths) {
    const bytes = Buffer.from(value).subarray(start);
    if (bytes.length <= nonceBytes + tagBytes) break;
    const nonce = bytes.subarray(0, nonceBytes);
    layouts.push(
      { place, nonce, ciphertext: bytes.subarray(nonceBytes + tagBytes) },
      { place, nonce, ciphertext: bytes.subarray(nonceBytes, -tagBytes) },
    );
  }
  return layouts;
}

const counterBlock = (nonce: Buffer): Buffer =>
  Buffer.concat([nonce, Buffer.of(0, 0, 0, firstCounter)]);

const decrypt = (key: Uint8Array, { nonce, ciphertext }: Sealed<unknown>): Buffer =>
  createDecipheriv('aes-256-ctr', key, counterBlock(nonce)).update(ciphertext);

const highBits = (word: number): number =>
  (word >>> 31) + ((word >>> 23) & 1) + ((word >>> 15) & 1) + ((word >>> 7) & 1);

const isCompressed = (word: number): boolean =>
  (word & 0xffff) === 0x8b1f ||
  ((word & 0xff) === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes((word >>> 8) & 0xff));

const isSmallHalf = (byte: number): boolean => byte <= 3 || byte >= 0xfc;

/** Whether two words may be numbers of 16 bits, in either byte order. */
const areSmallNumbers = (one: number, other: number): boolean =>
  [0, 8].some((shift) =>
    [one, other].every(
      (word) => isSmallHalf((word >>> shift) & 0xff) && isSmallHalf((word >>> (shift + 16)) & 0xff),
    ),
  );

/**
 * Text, digits, small numbers and pairs of answers rarely have the highest bit of a byte set. What
 * passes is searched for the secrets themselves, so it matters only that few random values pass.
 */
const maxHighBits = { ofBlock: 3, shareOfValue: 1 / 4 } as const;

/** Whether the first 16 bytes, as four words, may be text, compressed data or numbers. */
const looksReadable = (a: number, b: number, c: number, d: number): boolean =>
  highBits(a) + highBits(b) + highBits(c) + highBits(d) <= maxHighBits.ofBlock ||
  isCompressed(a) ||
  areSmallNumbers(a, b);

/** The same for a whole value; only text and bytes can be told better by more of them. */
function staysReadable(plain: Buffer): boolean {
  const [first, second] = [plain.readInt32LE(0), plain.readInt32LE(4)];
  if (isCompressed(first) || areSmallNumbers(first, second)) return true;
  const high = plain.reduce((count, byte) => count + (byte >>> 7), 0);
  return high <= maxHighBits.shareOfValue * plain.length;
}

interface Batch<Place> {
  readonly sealed: readonly Sealed<Place>[];
  readonly counters: Buffer;
  /** The first 16 bytes of each ciphertext, filled up with zeros, as four words each. */
  readonly firstBlocks: Int32Array;
}

/** Leaves out values of less than 8 bytes, which can hold no secret. */
export function prepareBatch<Place>(given: readonly Sealed<Place>[]): Batch<Place> {
  const sealed = given.filter(({ ciphertext }) => ciphertext.length >= 8);
  const blocks = Buffer.alloc(blockBytes * sealed.length);
  for (const [index, { ciphertext }] of sealed.entries())
    ciphertext.copy(blocks, blockBytes * index, 0, blockBytes);
  const counters = Buffer.concat(sealed.map(({ nonce }) => counterBlock(nonce)));
  return { sealed, counters, firstBlocks: toWords(blocks) };
}

/** Copies bytes, since words must be aligned. */
const toWords = (bytes: Buffer): Int32Array => new Int32Array(Uint8Array.from(bytes).buffer);

export function tryKey<Place>(
  key: Uint8Array,
  { sealed, counters, firstBlocks }: Batch<Place>,
): { readonly place: Place; readonly plain: Buffer }[] {
  const cipher = createCipheriv('aes-256-ecb', key, null);
  cipher.setAutoPadding(false);
  const stream = toWords(cipher.update(counters));
  const found: { readonly place: Place; readonly plain: Buffer }[] = [];
  for (let at = 0; at < stream.length; at += 4) {
    const word = (n: number): number => (stream[at + n] ?? 0) ^ (firstBlocks[at + n] ?? 0);
    const each = sealed[at / 4];
    if (!each || !looksReadable(word(0), word(1), word(2), word(3))) continue;
    const plain = decrypt(key, each);
    if (staysReadable(plain)) found.push({ place: each.place, plain });
  }
  return found;
}

/** Returns what a wrapped key of 32 bytes may be under `key`, in each layout that fits. */
export const unwrap = (key: Uint8Array, wrap: Uint8Array): Buffer[] =>
  readLayouts(wrap, null)
    .filter(({ ciphertext }) => ciphertext.length === keyBytes)
    .map((sealed) => decrypt(key, sealed));
