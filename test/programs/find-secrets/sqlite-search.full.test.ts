import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  answerForms,
  codeForms,
  itemForms,
  numberForms,
  tokenForms,
} from '../../support/secrets/forms.ts';
import type { Cell } from './columns.ts';
import { deriveAllKeys } from './derived-keys.ts';
import { isForbidden } from './report.ts';
import { createSearcher } from './search.ts';
import type { Group, SecretKind } from './secrets.ts';

const loginCode = 'A1B2-C3D4-E5F6-G7H8-J9K0-M1N2';
const tokenSecret = randomBytes(32);
const token = `spark_${'a'.repeat(22)}.${tokenSecret.toString('base64url')}`;
const answers = Array.from({ length: 48 }, (_, at) => 1 + ((at * at + 3 * at) % 7));
const digits = answers.join('');
const figures = Array.from({ length: 60 }, (_, at) => ((at * 37) % 1000) / 10);
const items = Array.from({ length: 18 }, (_, at) => `B${10 + ((at * 7) % 60)}`);

const forms = {
  'login code': codeForms(loginCode),
  token: tokenForms(token),
  answers: answerForms(answers),
  figures: numberForms(figures),
  'Set B': itemForms(items),
} as const;

const makePerson = (id: string, group: Group) => ({
  id,
  group,
  loginCode,
  patterns: Object.entries(forms).flatMap(([kind, each]) => {
    const owner = { kind: kind as SecretKind, group }; // as: a key of the object above
    return each.map((form) => ({ ...form, owner }));
  }),
});

const { searchBytes, searchCells, searchSealed, searchWords } = createSearcher([
  makePerson('owner', 'no address'),
]);

const surround = (bytes: Buffer): Buffer =>
  Buffer.concat([randomBytes(1001), bytes, randomBytes(1001)]);

const toCell = (value: Buffer | string, userId = 'owner', table = 'attempts'): Cell => ({
  table,
  column: 'sealed',
  value: Buffer.from(value),
  userId,
});

describe('a file with', () => {
  test.each<[SecretKind, string, Buffer | string]>([
    ['login code', 'a code', loginCode],
    ['login code', 'a code without hyphens', loginCode.replaceAll('-', '')],
    ['login code', 'a code in lower case', loginCode.toLowerCase()],
    ['login code', 'a code in UTF-16', Buffer.from(loginCode, 'utf16le')],
    ['login code', 'a code in base64', Buffer.from(`x${loginCode}`).toString('base64')],
    ['token', 'a token', token],
    ['token', 'the bytes of a token', tokenSecret],
    ['answers', 'twenty digits', digits.slice(9, 29)],
    ['answers', 'digits in UTF-16', Buffer.from(digits.slice(9, 29), 'utf16le')],
    ['answers', 'digits in hexadecimal', Buffer.from(digits.slice(9, 29)).toString('hex')],
    ['answers', 'digits in base64', Buffer.from(digits.slice(9, 33)).toString('base64')],
    ['answers', 'a list', JSON.stringify(answers.slice(5, 30))],
    ['answers', 'bytes', Buffer.from(answers.slice(5, 30))],
    ['answers', 'half bytes', Buffer.from(digits.slice(2, 40), 'hex')],
    ['answers', 'half bytes at an odd place', Buffer.from(digits.slice(3, 41), 'hex')],
    ['figures', 'numbers', JSON.stringify(figures.slice(4, 30))],
    ['figures', 'integers', Buffer.from(Int16Array.from(figures, (each) => 10 * each).buffer)],
    ['figures', 'floats', Buffer.from(Float64Array.from(figures.slice(4, 20)).buffer)],
    ['Set B', 'fifteen items', items.slice(3, 18).join(',')],
    ['Set B', 'fifteen items in JSON', JSON.stringify(items.slice(3, 18))],
  ])('%s as %s is found', (kind, _, planted) => {
    const found = searchBytes(surround(Buffer.from(planted)));
    expect(found.map(({ secret }) => secret.kind)).toEqual([kind]);
  });

  test('nineteen digits, or other answers, betrays nothing', () => {
    expect(searchBytes(surround(Buffer.from(digits.slice(9, 28))))).toEqual([]);
    expect(searchBytes(surround(Buffer.from(digits.replaceAll('1', '2'))))).toEqual([]);
    expect(searchBytes(randomBytes(1 << 20))).toEqual([]);
  });

  test('an age range is told from a number', () => {
    expect(searchWords(Buffer.from('x25-34female'))).toHaveLength(1);
    expect(searchWords(Buffer.from('"requestId":"6925-3435-44"'))).toEqual([]);
  });
});

describe('a column with', () => {
  test.each([
    ['gzip', gzipSync(digits)],
    ['deflate', deflateSync(digits)],
    ['raw deflate', deflateRawSync(digits)],
    ['brotli', brotliCompressSync(digits)],
    ['base64 of gzip', gzipSync(digits).toString('base64')],
    ['hexadecimal of base64', Buffer.from(Buffer.from(digits).toString('base64')).toString('hex')],
    ['JSON', JSON.stringify({ a: [{ b: gzipSync(digits).toString('base64url') }] })],
    [
      'an object',
      JSON.stringify(Object.fromEntries(answers.map((value, at) => [`A${at}`, value]))),
    ],
  ])('answers as %s is found', (_, value) => {
    expect(searchCells([toCell(value)]).map(({ secret }) => secret.kind)).toContain('answers');
  });

  test('a gender is found, except in tables of the product', () => {
    expect(searchCells([toCell('["25-34","female"]')])).not.toEqual([]);
    expect(searchCells([toCell('female', 'owner', 'items')])).toEqual([]);
  });
});

const master = randomBytes(32);
const keys = deriveAllKeys(master);
const derive = (secret: Uint8Array, purpose: string, salt = ''): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));

interface Layout {
  readonly header: readonly number[];
  readonly tagFirst: boolean;
}

function seal(key: Buffer, plain: Uint8Array, { header, tagFirst }: Layout): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from('what only the program knows'));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  const rest = [encrypted, cipher.getAuthTag()];
  return Buffer.concat([Buffer.from(header), nonce, ...(tagFirst ? rest.toReversed() : rest)]);
}

const layouts: readonly Layout[] = [0, 1, 2].flatMap((length) =>
  [true, false].map((tagFirst) => ({ header: Array.from({ length }, () => 1), tagFirst })),
);

const plaintexts = {
  digits: Buffer.from(digits),
  'padded text': Buffer.concat([Buffer.of(0, 48), Buffer.from(digits), Buffer.alloc(20)]),
  bytes: Buffer.from(answers),
  'half bytes': Buffer.from(digits, 'hex'),
  'a time, places and pairs': Buffer.concat([
    Buffer.from('6921a5f3', 'hex'),
    Buffer.from(Array.from({ length: 25 }, (_, at) => (at * 29) % 80)),
    Buffer.from([...(digits.match(/../g) ?? [])].map((pair) => Number.parseInt(pair, 16)))

      .map((byte) => ((byte & 15) << 4) | (byte >>> 4)),
  ]),
  gzip: gzipSync(digits),
  JSON: Buffer.from(JSON.stringify({ answers })),
};

describe('a sealed column', () => {
  test.each(layouts)('is opened with a key from the master key: %j', (layout) => {
    for (const key of [master, derive(master, 'spark:email'), derive(master, 'check')])
      for (const [name, plain] of Object.entries(plaintexts)) {
        const finds = searchSealed([toCell(seal(key, plain, layout))], keys, 0);
        expect(
          finds.map(({ secret }) => secret.kind),
          name,
        ).toContain('answers');
        expect(finds.every(isForbidden)).toBe(true);
      }
  });

  test.each(layouts)('is opened with a data key that such a key wraps: %j', (layout) => {
    const dataKey = randomBytes(32);
    const wrappingKey = derive(derive(master, 'spark:login-code'), 'sealed:v1', 'id-of-sixteen-or');
    const cells = [
      toCell('id-of-sixteen-or', 'owner', 'users'),
      toCell(seal(wrappingKey, dataKey, layout), 'owner', 'key_wraps'),
      toCell(seal(dataKey, plaintexts['padded text'], layout)),
    ];
    expect(searchSealed(cells, keys, 1)).not.toEqual([]);
    expect(searchSealed(cells.slice(0, 1).concat(cells.slice(2)), keys, 1)).toEqual([]);
  });

  test('with an address may be opened with the master key', () => {
    const searcher = createSearcher([makePerson('owner', 'address')]);
    const sealed = toCell(seal(derive(master, 'spark:email'), Buffer.from(digits), layouts[0]!));
    const finds = searcher.searchSealed([sealed], keys, 1);
    expect(finds).not.toEqual([]);
    expect(finds.some(isForbidden)).toBe(false);
    expect(searcher.searchCells([toCell(digits)]).every(isForbidden)).toBe(true);
  });

  test('stays closed under another key', () => {
    const sealed = layouts.map((layout) =>
      toCell(seal(randomBytes(32), plaintexts.digits, layout)),
    );
    expect(searchSealed(sealed, keys, 1)).toEqual([]);
  });
});
