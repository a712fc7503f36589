import { describe, expect, test } from 'vitest';
import { createBank } from '../../src/psychometrics/bank/bank.ts';
import { bankFromParameterSet } from '../../src/psychometrics/bank/parameter-set.ts';
import { seededUniform } from '../../src/psychometrics/kernel/random.ts';
import { referencePeople } from '../../src/psychometrics/population/reference-people.ts';
import { readRealItems } from '../../test/support/psychometrics/real-items.ts';
import {
  calibrationOf,
  fittedSet,
} from '../../test/support/psychometrics/sets/make-parameter-set.ts';
import { plausibleParameters } from '../../test/support/psychometrics/synthetic-bank.ts';
import type { ItemFit } from './fit.ts';
import { parameterDrift } from './parameter-set.ts';

const bank = createBank(readRealItems());
const parameters = plausibleParameters(bank.items, seededUniform('parameter set'));
const { fit } = calibrationOf(parameters);

test('a set has the reference people of its parameters', () => {
  const set = fittedSet(bank, parameters);
  referencePeople(bankFromParameterSet(bank, set)).domains.forEach((scores, person) =>
    scores.forEach((score, trait) =>
      expect(Math.abs(score - set.referenceProfiles[person]![trait]!)).toBeLessThan(0.001),
    ),
  );
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
