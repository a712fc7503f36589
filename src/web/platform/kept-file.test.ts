import { expect, test } from 'vitest';
import { type Kept, openKept, sealKept } from './kept-file.ts';

const kept: Kept = {
  edition: 4,
  person: { id: 'x' },
  answers: [{ itemId: 'A01', value: null }],
  limits: ['A02'],
};

test('a kept file opens with its passphrase alone', async () => {
  const file = await sealKept(kept, 'four words of no sense');
  expect(await openKept(file, 'four words of no sense')).toEqual({ kept });
  expect(await openKept(file, 'four words of no sens')).toEqual({ failure: 'wrong' });
  expect(new TextDecoder().decode(file)).not.toContain('A01');
});

test('a changed byte anywhere is refused', async () => {
  const file = await sealKept(kept, 'passphrase');
  for (const at of [6, 22, 34, file.length - 1]) {
    const changed = file.slice();
    changed[at]! ^= 1;
    expect(await openKept(changed, 'passphrase')).toEqual({ failure: 'wrong' });
  }
});

test.each([
  ['', 'not-kept'],
  ['a letter to somebody, of more than thirty-four bytes', 'not-kept'],
  ['SPARK1', 'damaged'],
  ['SPARK2', 'other-edition'],
])('a file that is no kept one is told from a wrong passphrase: %s', async (text, failure) => {
  expect(await openKept(new TextEncoder().encode(text), 'x')).toEqual({ failure });
});

test('a shortened or lengthened file is damaged', async () => {
  const file = await sealKept(kept, 'x');
  for (const changed of [file.slice(0, -1), Uint8Array.of(...file, 0)])
    expect(await openKept(changed, 'x')).toEqual({ failure: 'damaged' });
});

test('every file has the same length and another salt', async () => {
  const [one, other] = await Promise.all([
    sealKept(kept, 'x'),
    sealKept({ ...kept, limits: [] }, 'x'),
  ]);
  expect(other.length).toBe(one.length);
  expect(other.slice(6, 34)).not.toEqual(one.slice(6, 34));
});
