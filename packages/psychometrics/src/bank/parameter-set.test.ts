import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import { seededUniform } from '../kernel/random.ts';
import { plausibleParameters } from '../population/simulated-people.ts';
import { createBank } from './bank.ts';
import {
  bankFromParameterSet,
  createParameterSet,
  parseParameterSet,
  serialiseParameterSet,
} from './parameter-set.ts';
import { priorCovariance } from './prior.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const bank = createBank(readRealItems());
const parameters = plausibleParameters(bank.items, seededUniform('parameter set'));
const [first, rare] = [bank.items[0]!.id, bank.items.at(-1)!.id];

const set = createParameterSet(
  {
    version: '2',
    people: 1200,
    seed: 'seed',
    items: [...parameters].map(([id, { a, b }]) => ({
      id,
      a,
      b,
      answers: id === rare ? 99 : 400,
      aError: 0.1,
      bErrors: b.map(() => 0.05),
      textHash: hash(id),
    })),
    covariance: priorCovariance(),
    cuts: { personFit: { logRatio: 6 }, levels: [-1, 0, 1] },
    referenceProfiles: [],
  },
  hash,
);
const text = serialiseParameterSet(set);

describe('a stored parameter set', () => {
  test('is read as it was written', () => {
    expect(parseParameterSet(text, hash)).toEqual({ set, refused: null });
  });

  test('has one text, whatever the order of its fields', () => {
    const reversed = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as unknown;
    const parsed = parseParameterSet(JSON.stringify(reversed), hash);
    expect(parsed.set && serialiseParameterSet(parsed.set)).toBe(text);
  });

  test('cannot be changed in memory', () => {
    expect(() => Object.assign(set.items[0]!, { a: 1 })).toThrow(TypeError);
    expect(Object.isFrozen(set.items[0]!.b)).toBe(true);
  });

  test.each([
    ['a number is changed', text.replace('"people":1200', '"people":1201'), 'checksum_mismatch'],
    ['the checksum is another', text.replace(set.checksum, hash('')), 'checksum_mismatch'],
    ['a field is added', text.replace('"people"', '"more":1,"people"'), 'malformed'],
    [
      'an inherited name stands for a field',
      text.replace('"seed":', '"constructor":'),
      'malformed',
    ],
    ['a field is missing', text.replace('"seed":"seed",', ''), 'malformed'],
    ['a slope is negative', text.replace(/"a":\d/, '"a":-1'), 'malformed'],
    ['the text is cut off', text.slice(0, -9), 'not_json'],
    ['it is another document', '[]', 'malformed'],
  ])('is refused if %s', (_, changed, refused) => {
    expect(changed).not.toBe(text);
    expect(parseParameterSet(changed, hash)).toEqual({ set: null, refused });
  });
});

describe('the bank of a parameter set', () => {
  const calibrated = bankFromParameterSet(bank, set);

  test('scores as a bank with the same parameters', () => {
    expect(calibrated.linear).toEqual(createBank(bank.items, parameters).linear);
  });

  test('calls items calibrated from 100 answers on', () => {
    const status = (id: string): string => calibrated.status[calibrated.indexById.get(id)!]!;
    expect([status(first), status(rare)]).toEqual(['calibrated', 'provisional']);
    expect(calibrated.provisional).toBe(true);
  });

  test('is refused for another latent covariance', () => {
    const other = set.covariance.map((row) => row.map((value) => 2 * value));
    expect(() => bankFromParameterSet(bank, { ...set, covariance: other })).toThrow(
      'Parameter set 2 has another latent covariance.',
    );
  });
});
