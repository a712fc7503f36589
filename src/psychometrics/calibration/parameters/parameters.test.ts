import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import { plausibleParameters } from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { createBank } from '../../bank/bank.ts';
import { priorCovariance } from '../../bank/prior.ts';
import { seededUniform } from '../../kernel/random.ts';
import { computeProfile } from '../../profile/profile.ts';
import { referencePeople } from '../../population/reference-people.ts';
import type { ItemFit } from '../fit/fit-item-parameters.ts';
import { bankFromParameterSet, parameterSetFrom } from './calibrated-bank.ts';
import { parameterDrift } from './parameter-drift.ts';
import { parseParameterSet, serialiseParameterSet } from './parameter-set.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const bank = createBank(readRealItems());
const parameters = plausibleParameters(bank.items, seededUniform('parameter set'));
const [first, rare] = [bank.items[0]!.id, bank.items.at(-1)!.id];

const fit: ItemFit = {
  people: 1200,
  acceptance: 0.8,
  remainingStep: 0.1,
  drift: 0.1,
  items: [...parameters].map(([id, { a, b }]) => ({
    id,
    a,
    b,
    answers: id === rare ? 99 : 400,
    aError: 0.1,
    bErrors: b.map(() => 0.05),
    locationError: 0.04,
  })),
};
const set = parameterSetFrom(
  { fit, cuts: { logRatio: 6, lz: 0 }, filtered: 60, covariance: priorCovariance() },
  bank,
  { version: '2', seed: 'seed', textHashes: new Map(bank.items.map(({ id }) => [id, hash(id)])) },
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
    const answers = bank.items.map((_, i) => (i < 60 ? 1 + (i % 7) : null));
    const expected = computeProfile(createBank(bank.items, parameters), answers);
    expect(computeProfile(calibrated, answers)).toEqual({ ...expected, provisional: true });
  });

  test('calls items calibrated from 100 answers on', () => {
    const status = (id: string): string => calibrated.status[calibrated.indexById.get(id)!]!;
    expect([status(first), status(rare)]).toEqual(['calibrated', 'provisional']);
    expect(calibrated.provisional).toBe(true);
  });

  test('has the reference people of the set', () => {
    referencePeople(calibrated).domains.forEach((scores, person) =>
      scores.forEach((score, trait) =>
        expect(Math.abs(score - set.referenceProfiles[person]![trait]!)).toBeLessThan(0.001),
      ),
    );
  });

  test('is refused for another latent covariance', () => {
    const other = set.covariance.map((row) => row.map((value) => 2 * value));
    expect(() => bankFromParameterSet(bank, { ...set, covariance: other })).toThrow(
      'Parameter set 2 has another latent covariance.',
    );
  });
});

describe('the drift of a fit', () => {
  const moved: ItemFit = {
    ...fit,
    items: bank.items.map(({ id }, i) => {
      const a = bank.linear[i]!.slopes[0]!;
      const b = Array.from(bank.linear[i]!.intercepts, (intercept) => -intercept / a + 0.6);
      const extra = id === 'A10' ? 0.4 : 0;
      const [b1, b2, b3, b4, b5, b6] = b.map((value) => value + extra);
      return {
        ...fit.items[i]!,
        id,
        a: a + (id === 'A10' ? 0.3 : 0),
        b: [b1!, b2!, b3!, b4!, b5!, b6!],
      };
    }),
  };
  const { items, traits } = parameterDrift(moved, bank);

  test('tells a moved population from a moved item', () => {
    const own = bank.trait[bank.indexById.get('A10')!]!;
    for (const [trait, shift] of traits) if (trait !== own) expect(shift).toBeCloseTo(0.6, 10);
    const { shift, slope, location } = items.find(({ id }) => id === 'A10')!;
    expect(shift).toBeGreaterThan(0.3);
    expect(slope).toBeCloseTo(3, 10);
    expect(location).toBeCloseTo(shift / 0.04, 10);
  });
});
