import fc from 'fast-check';
import { computeProfile, type Estimate, findTitle, type Profile } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { bank } from '../../../test/support/psychometrics/real-bank.ts';
import { archetypes } from '../../domain/archetypes.ts';
import {
  keepTitle,
  listFigures,
  packFigures,
  readFigures,
  readFormer,
  unpackFigures,
} from './figures.ts';

const itemCount = bank.current.model.items.length;
const answers = fc.array(fc.option(fc.integer({ min: 1, max: 7 }), { freq: 3 }), {
  minLength: itemCount,
  maxLength: itemCount,
});
const compute = (answers: (number | null)[]): Profile =>
  computeProfile(bank.current.model, answers);

const isEstimate = (node: object): node is Estimate => 'value' in node && 'se' in node;
const to = (digits: number, number: number): number =>
  Math.round(number * 10 ** digits) / 10 ** digits + 0;

/** Rounds estimates to one decimal, standard scores and probabilities of being first to three. */
function roundEstimates(node: unknown, digits = 1): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (isEstimate(node)) {
    const { value, se } = node;
    const first = 'first' in node ? { first: to(3, Number(node.first)) } : {};
    return { value: to(digits, value), se: to(digits, se), ...first };
  }
  if ('mean' in node && 'sd' in node)
    return { mean: to(digits, Number(node.mean)), sd: to(digits, Number(node.sd)) };
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => [
      key,
      roundEstimates(part, key === 'standing' ? 3 : digits),
    ]),
  );
}

describe('stored figures', () => {
  test('are read back rounded', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const profile = compute(given);
        const figures = listFigures(profile);
        expect(readFigures(figures)).toEqual(roundEstimates(profile));
        expect(unpackFigures(packFigures(figures))).toEqual(figures);
      }),
      { numRuns: 15 },
    );
  });

  test('do not change when written again', () => {
    const figures = listFigures(compute(Array.from({ length: itemCount }, (_, i) => (i % 7) + 1)));
    expect(listFigures(readFigures(figures))).toEqual(figures);
  });

  test('are refused with a wrong length or a gap', () => {
    const numbers = listFigures(compute(Array.from({ length: itemCount }, () => null)));
    const gap: (number | null)[] = numbers.map((number, i) => (i === 10 ? null : number));
    for (const wrong of [[], numbers.slice(0, -1), numbers.slice(0, 20), [...numbers, 1, 2], gap])
      expect(() => readFigures(wrong)).toThrow();
  });

  test('may say what the owner was told before', () => {
    const profile = compute(Array.from({ length: itemCount }, (_, i) => (i % 7) + 1));
    const former = { title: ['SM+', 'SOFT'] as const, isNews: true };
    const figures = listFigures(profile, former);
    expect(readFormer(unpackFigures(packFigures(figures)))).toEqual(former);
    expect(readFigures(figures.slice(0, -3))).toEqual(readFigures(figures)); // as in version 1.0
    expect(readFormer(figures.slice(0, -3))).toEqual({ title: [], isNews: false });
  });
});

describe('an earlier title', () => {
  const profile = compute(Array.from({ length: itemCount }, (_, i) => (i % 7) + 1));
  const [first, second, third, fourth] = archetypes.toSorted(
    (a, b) => profile.archetypes[b].first - profile.archetypes[a].first,
  );

  test('stays while it is among the first three', () => {
    expect(keepTitle(profile, [third!])).toEqual([third]);
    expect(keepTitle(profile, [second!, third!])).toEqual([second, third]);
  });

  test('goes with the fourth place, or without one', () => {
    const own = findTitle(profile.archetypes);
    expect(keepTitle(profile, [fourth!])).toEqual(own);
    expect(keepTitle(profile, [first!, fourth!])).toEqual(own);
    expect(keepTitle(profile, [])).toEqual(own);
  });
});
