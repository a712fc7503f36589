import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GradedItem,
  categoryProbability,
  fisherInformation,
  logCategoryProbability,
  observedInformation,
  scoreFunction,
} from './graded-response.ts';

const categories = [1, 2, 3, 4, 5, 6, 7];
const anyItem = fc
  .tuple(
    fc.double({ min: -8, max: 8, noNaN: true }),
    fc.array(fc.double({ min: 0.001, max: 3, noNaN: true }), { minLength: 5, maxLength: 5 }),
    fc.double({ min: 0.05, max: 6, noNaN: true }),
  )
  .map(([first, gaps, slope]): GradedItem => {
    const intercepts = [first];
    for (const gap of gaps) intercepts.push(intercepts[intercepts.length - 1]! - gap);
    return { slopes: [slope], intercepts };
  });
const anyX = fc.double({ min: -60, max: 60, noNaN: true });

describe('the graded response model', () => {
  test('has positive probabilities that sum to one', () => {
    fc.assert(
      fc.property(anyItem, anyX, ({ intercepts }, x) => {
        const p = categories.map((category) => categoryProbability(intercepts, x, category));
        expect(p.every((value) => value > 0 && value < 1 + 1e-15)).toBe(true);
        expect(p.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 13);
        categories.forEach((category, k) => {
          expect(
            Math.abs(logCategoryProbability(intercepts, x, category) - Math.log(p[k]!)),
          ).toBeLessThan(1e-9);
        });
      }),
    );
  });

  test('has the score and information as derivatives', () => {
    const h = 1e-5;
    fc.assert(
      fc.property(
        anyItem,
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.constantFrom(...categories),
        ({ intercepts }, x, y) => {
          const slope =
            (logCategoryProbability(intercepts, x + h, y) -
              logCategoryProbability(intercepts, x - h, y)) /
            (2 * h);
          expect(Math.abs(scoreFunction(intercepts, x, y) - slope)).toBeLessThan(1e-7);
          const curvature =
            (scoreFunction(intercepts, x - h, y) - scoreFunction(intercepts, x + h, y)) / (2 * h);
          expect(Math.abs(observedInformation(intercepts, x, y) - curvature)).toBeLessThan(1e-7);
        },
      ),
    );
  });

  test('has the mean observed information as Fisher information', () => {
    fc.assert(
      fc.property(anyItem, anyX, ({ intercepts }, x) => {
        const expected = categories.reduce(
          (sum, y) =>
            sum + categoryProbability(intercepts, x, y) * observedInformation(intercepts, x, y),
          0,
        );
        expect(Math.abs(fisherInformation(intercepts, x) - expected)).toBeLessThan(1e-12);
      }),
    );
  });
});
