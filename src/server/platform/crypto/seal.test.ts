import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DamagedRow,
  newKey,
  padText,
  prepareKey,
  randomVersion,
  seal,
  unpadText,
  unseal,
} from './seal.ts';

const row = { table: 'attempts', id: 'a1', version: 3, columns: [2, 'A_ACTIVE'] };
const key = newKey();
const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

describe('a sealed value', () => {
  test('opens under its key and row, 29 bytes longer', () => {
    fc.assert(
      fc.property(bytes(300), fc.string(), fc.integer(), (plain, id, version) => {
        const name = { table: 'users', id, version };
        const sealed = seal(key, name, plain);
        expect(sealed).toHaveLength(plain.length + 29);
        expect(new Uint8Array(unseal(key, name, sealed))).toEqual(plain);
      }),
    );
  });

  test.each([
    ['another table', { ...row, table: 'profiles' }],
    ['another id', { ...row, id: 'a2' }],
    ['another version', { ...row, version: 4 }],
    ['a version of another type', { ...row, version: '3' }],
    ['another column', { ...row, columns: [2, 'FINISHED'] }],
    ['no columns', { table: row.table, id: row.id, version: row.version }],
    ['columns shifted into the version', { ...row, version: 2, columns: [3, 'A_ACTIVE'] }],
  ])('is refused for %s', (_, name) => {
    expect(() => unseal(key, name, seal(key, row, padText('x', 8)))).toThrow(DamagedRow);
  });

  test('opens under a prepared key, and under the same bytes', () => {
    const [plain, prepared] = [padText('x', 8), prepareKey(key)];
    expect(unseal(key, row, seal(prepared, row, plain))).toEqual(plain);
    expect(unseal(prepared, row, seal(key, row, plain))).toEqual(plain);
    expect(() => unseal(prepareKey(newKey()), row, seal(prepared, row, plain))).toThrow(DamagedRow);
  });

  test('is refused under another key', () => {
    expect(() => unseal(newKey(), row, seal(key, row, padText('x', 8)))).toThrow(DamagedRow);
  });

  test('is refused after any change of any byte', () => {
    const sealed = seal(key, row, padText('a text', 32));
    for (let i = 0; i < sealed.length; i++)
      for (let bit = 0; bit < 8; bit++) {
        const changed = Uint8Array.from(sealed);
        changed[i]! ^= 1 << bit;
        expect(() => unseal(key, row, changed)).toThrow(DamagedRow);
      }
  });

  test('is refused at any other length', () => {
    const sealed = seal(key, row, padText('a text', 32));
    for (let length = 0; length < sealed.length; length++)
      expect(() => unseal(key, row, sealed.slice(0, length))).toThrow(DamagedRow);
    expect(() => unseal(key, row, Uint8Array.of(...sealed, 0))).toThrow(DamagedRow);
  });

  test('differs each time', () => {
    const plain = new Uint8Array(32);
    const nonces = Array.from({ length: 1000 }, () => seal(key, row, plain).slice(1, 13).join());
    expect(new Set(nonces).size).toBe(1000);
  });

  test('names nothing but its table when refused', () => {
    expect(new DamagedRow(row).message).toBe(
      'a sealed row of attempts is not the one that was written',
    );
  });
});

describe('a padded text', () => {
  test('has the same length for every text, and comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const padded = padText(text, 1024);
        expect(padded).toHaveLength(1024);
        expect(unpadText(padded)).toBe(Buffer.from(text).toString());
      }),
    );
  });

  test('may fill its length, and not exceed it', () => {
    expect(unpadText(padText('é'.repeat(5), 12))).toBe('é'.repeat(5));
    expect(() => padText('é'.repeat(5), 11)).toThrow(RangeError);
  });
});

test('a random version has at most 30 bits', () => {
  const versions = Array.from({ length: 1000 }, randomVersion);
  expect(versions.every((version) => Number.isInteger(version) && version >= 0)).toBe(true);
  expect(Math.max(...versions)).toBeLessThan(2 ** 30);
  expect(new Set(versions).size).toBeGreaterThan(990);
});
