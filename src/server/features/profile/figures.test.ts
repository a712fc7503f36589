import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bank } from '../../../../test/support/server/test-app.ts';
import { computeProfile, type Estimate, type Profile } from '../../../psychometrics/index.ts';
import { decodeFigures, encodeFigures } from './figures.ts';

const answers = fc.array(fc.option(fc.integer({ min: 1, max: 7 }), { freq: 3 }), {
  minLength: 128,
  maxLength: 128,
});
const computed = (given: (number | null)[]): Profile => computeProfile(bank.model, given);

function isEstimate(node: object): node is Estimate {
  return 'value' in node && 'se' in node;
}

/** The profile in tenths, as far as it is numbers. */
function inTenths(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (isEstimate(node))
    return { value: Math.round(node.value * 10) / 10 + 0, se: Math.round(node.se * 10) / 10 + 0 };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inTenths(value)]));
}

describe('a stored profile (D2)', () => {
  test('is read back as it was computed, in tenths', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const profile = computed(given);
        expect(decodeFigures(encodeFigures(profile))).toEqual(inTenths(profile));
      }),
      { numRuns: 15 },
    );
  });

  test('stays the same however often it is read and written', () => {
    const figures = encodeFigures(computed(Array.from({ length: 128 }, (_, i) => (i % 7) + 1)));
    expect(encodeFigures(decodeFigures(figures))).toBe(figures);
  });

  test('is refused where the list is shorter or longer than a profile, or has a gap', () => {
    const numbers: unknown[] = JSON.parse(
      encodeFigures(computed(Array.from({ length: 128 }, () => null))),
    );
    const gap = numbers.with(10, null);
    for (const wrong of [[], numbers.slice(0, -1), numbers.slice(0, 20), [...numbers, 1, 2], gap])
      expect(() => decodeFigures(JSON.stringify(wrong))).toThrow();
  });
});
