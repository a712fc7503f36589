import { describe, expect, test } from 'vitest';
import {
  sealToKey,
  unsealWithKey,
  fromPem,
  newKeyPair,
  publicKeyOf,
  toPem,
} from './seal-to-key.ts';
import { DamagedRow } from './seal.ts';

const row = { table: 'donations', id: 'a tag', version: 1, columns: ['2026-W03', 2] };
const pair = newKeyPair();
const plain = new Uint8Array(Buffer.from('a few answers'));

describe('a value sealed to a key', () => {
  test('opens with the private half alone', () => {
    const sealed = sealToKey(pair.publicKey, row, plain);
    expect(sealed).toHaveLength(plain.length + 61);
    expect(unsealWithKey(pair.privateKey, row, sealed)).toEqual(plain);
    expect(() => unsealWithKey(newKeyPair().privateKey, row, sealed)).toThrow(DamagedRow);
  });

  test('opens in its own row alone', () => {
    const sealed = sealToKey(pair.publicKey, row, plain);
    for (const other of [
      { ...row, id: 'another tag' },
      { ...row, columns: ['2026-W04', 2] },
      { ...row, columns: ['2026-W03', 3] },
    ])
      expect(() => unsealWithKey(pair.privateKey, other, sealed)).toThrow(DamagedRow);
  });

  test('is refused after a change of any bit', () => {
    const sealed = sealToKey(pair.publicKey, row, plain);
    for (let bit = 0; bit < 8 * sealed.length; bit++) {
      const changed = Uint8Array.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => unsealWithKey(pair.privateKey, row, changed)).toThrow(DamagedRow);
    }
  });

  test('is refused if cut', () => {
    const sealed = sealToKey(pair.publicKey, row, plain);
    for (let length = 0; length < sealed.length; length++)
      expect(() => unsealWithKey(pair.privateKey, row, sealed.subarray(0, length))).toThrow(
        DamagedRow,
      );
  });

  test('is never made for a public key without a secret', () => {
    expect(() => sealToKey(new Uint8Array(32), row, plain)).toThrow();
    expect(() => sealToKey(new Uint8Array(31), row, plain)).toThrow();
  });
});

describe('a private key', () => {
  test('survives its file', () => {
    const read = fromPem(toPem(pair.privateKey));
    expect(read).toEqual(pair.privateKey);
    expect(publicKeyOf(read)).toEqual(pair.publicKey);
  });

  test('of another kind is refused', () => {
    expect(() => fromPem('no key')).toThrow();
  });
});
