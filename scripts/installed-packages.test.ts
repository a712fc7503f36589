import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isInstalled, isLocked } from './prepare.mjs';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const a = { version: '1.0.0', integrity: 'sha512-a' };
const lock = {
  packages: {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': a,
    'node_modules/b-windows': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
};

describe('isInstalled', () => {
  test('accepts what npm ci installed here', () => {
    expect(
      isInstalled(read('../package-lock.json'), read('../node_modules/.package-lock.json')),
    ).toBe(true);
  });

  test('needs no package for another system', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': a } })).toBe(true);
  });

  test.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['has other contents', { 'node_modules/a': { ...a, integrity: 'sha512-x' } }],
  ])('refuses when a package %s', (_, packages) => {
    expect(isInstalled(lock, { packages })).toBe(false);
  });
});

describe('isLocked', () => {
  test('compares names and versions in any order', () => {
    expect(isLocked(read('../package.json'), read('../package-lock.json'))).toBe(true);
    expect(isLocked({ dependencies: { a: '1.0.0' } }, lock)).toBe(true);
    expect(isLocked({ dependencies: { a: '1.1.0' } }, lock)).toBe(false);
    expect(isLocked({ dependencies: {} }, lock)).toBe(false);
  });
});
