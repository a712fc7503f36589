import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { computeProfile, type Estimate, type Profile } from '../../../../psychometrics/index.ts';
import { decodeFigures, encodeFigures } from './figures.ts';

const itemCount = bank.current.model.items.length;
const answers = fc.array(fc.option(fc.integer({ min: 1, max: 7 }), { freq: 3 }), {
  minLength: itemCount,
  maxLength: itemCount,
});
const compute = (answers: (number | null)[]): Profile =>
  computeProfile(bank.current.model, answers);

const roundTenth = (value: number): number => Math.round(value * 10) / 10 + 0;

const isEstimate = (node: object): node is Estimate => 'value' in node && 'se' in node;

/** Returns a copy of an object in which every estimate is rounded to one decimal. */
function roundEstimates(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (isEstimate(node)) return { value: roundTenth(node.value), se: roundTenth(node.se) };
  if ('mean' in node && 'sd' in node)
    return { mean: roundTenth(Number(node.mean)), sd: roundTenth(Number(node.sd)) };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, roundEstimates(value)]),
  );
}

describe('stored figures (D2)', () => {
  test('are read back rounded to one decimal', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const profile = compute(given);
        expect(decodeFigures(encodeFigures(profile))).toEqual(roundEstimates(profile));
      }),
      { numRuns: 15 },
    );
  });

  test('do not change when written again', () => {
    const figures = encodeFigures(
      compute(Array.from({ length: itemCount }, (_, i) => (i % 7) + 1)),
    );
    expect(encodeFigures(decodeFigures(figures))).toBe(figures);
  });

  test('are refused with a wrong length or a gap', () => {
    const numbers: unknown[] = JSON.parse(
      encodeFigures(compute(Array.from({ length: itemCount }, () => null))),
    );
    const gap = numbers.with(10, null);
    for (const wrong of [[], numbers.slice(0, -1), numbers.slice(0, 20), [...numbers, 1, 2], gap])
      expect(() => decodeFigures(JSON.stringify(wrong))).toThrow();
  });
});
