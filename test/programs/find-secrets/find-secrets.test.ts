import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  answerForms,
  codeForms,
  type Form,
  itemForms,
  labelForms,
  numberForms,
  tokenForms,
} from '../../support/secrets/forms.ts';
import { engine } from '../../support/server/test-database.ts';
import { isFull } from '../../support/tiers.ts';
import { findSecretsOfServer } from '../find-secrets.ts';
import { createSearcher, type SecretKind } from './search.ts';

const loginCode = 'A1B2-C3D4-E5F6-G7H8-J9K0-M1N2';
const tokenSecret = randomBytes(32);
const token = `spark_${'a'.repeat(22)}.${tokenSecret.toString('base64url')}`;
const answers = Array.from({ length: 48 }, (_, at) => 1 + ((at * at + 3 * at) % 7));
const digits = answers.join('');
const figures = Array.from({ length: 60 }, (_, at) => ((at * 37) % 1000) / 10);
const items = Array.from({ length: 18 }, (_, at) => `B${10 + ((at * 7) % 60)}`);
const address = 'canary@known.example';

const forms: Partial<Record<SecretKind, Form[]>> = {
  address: labelForms(address),
  'login code': codeForms(loginCode),
  token: tokenForms(token),
  answers: answerForms(answers),
  figures: numberForms(figures),
  'Set B': itemForms(items),
};
const { searchBytes, searchCells } = createSearcher(
  Object.entries(forms).flatMap(
    ([kind, each]) => each.map((form) => ({ ...form, owner: kind as SecretKind })), // as: a key of the object above
  ),
);

describe('what is planted', () => {
  test.each<[SecretKind, string, Buffer | string]>([
    ['address', 'an address', address],
    ['address', 'an address in UTF-16', Buffer.from(address, 'utf16le')],
    ['login code', 'a code', loginCode],
    ['login code', 'a code without hyphens', loginCode.replaceAll('-', '')],
    ['login code', 'a code in lower case', loginCode.toLowerCase()],
    ['login code', 'a code in base64', Buffer.from(`x${loginCode}`).toString('base64')],
    ['token', 'a token', token],
    ['token', 'the bytes of a token', tokenSecret],
    ['answers', 'twenty digits', digits.slice(9, 29)],
    ['answers', 'digits in hexadecimal', Buffer.from(digits.slice(9, 29)).toString('hex')],
    ['answers', 'a list', JSON.stringify(answers.slice(5, 30))],
    ['answers', 'bytes', Buffer.from(answers.slice(5, 30))],
    ['answers', 'half bytes', Buffer.from(digits.slice(2, 40), 'hex')],
    ['answers', 'half bytes at an odd place', Buffer.from(digits.slice(3, 41), 'hex')],
    ['figures', 'numbers', JSON.stringify(figures.slice(4, 30))],
    ['figures', 'integers', Buffer.from(Int16Array.from(figures, (each) => 10 * each).buffer)],
    ['figures', 'floats', Buffer.from(Float64Array.from(figures.slice(4, 20)).buffer)],
    ['Set B', 'fifteen items', items.slice(3, 18).join(',')],
    ['age range or gender', 'an age range', 'x25-34female'],
  ])('is found in a file: %s as %s', (kind, _, planted) => {
    const file = Buffer.concat([randomBytes(1001), Buffer.from(planted), randomBytes(1001)]);
    expect([...searchBytes(file)]).toEqual([kind]);
  });

  test.each([
    ['gzip', gzipSync(digits)],
    ['deflate', deflateSync(digits)],
    ['raw deflate', deflateRawSync(digits)],
    ['brotli', brotliCompressSync(digits)],
    ['hexadecimal of base64', Buffer.from(Buffer.from(digits).toString('base64')).toString('hex')],
    ['JSON', JSON.stringify({ a: [{ b: gzipSync(digits).toString('base64url') }] })],
    [
      'an object',
      JSON.stringify(Object.fromEntries(answers.map((value, at) => [`A${at}`, value]))),
    ],
  ])('is found in a column: answers as %s', (_, value) => {
    expect(searchCells([{ table: 'attempts', value: Buffer.from(value) }])).toContain('answers');
  });

  test('differs from numbers, other answers and the product’s tables', () => {
    for (const file of [digits.slice(9, 28), digits.replaceAll('1', '2'), '"6925-3435-44"'])
      expect(searchBytes(Buffer.from(file)).size).toBe(0);
    expect(searchBytes(randomBytes(1 << 20)).size).toBe(0);
    const word = Buffer.from('["25-34","female"]');
    expect(searchCells([{ table: 'attempts', value: word }]).size).toBe(1);
    expect(searchCells([{ table: 'items', value: word }]).size).toBe(0);
  });
});

test('nothing stored, logged or in memory betrays a secret', async () => {
  const heapSurveys = isFull ? 12 : 0;
  const results = await findSecretsOfServer({ engine, accounts: isFull ? 12 : 8, heapSurveys });
  expect(results.length).toBeGreaterThan(5);
  expect(results.filter(({ found }) => found.length > 0)).toEqual([]);
}, 900_000);
