/** Checks the product's response model, prior and item parameters against the naive program. */

import { describe, expect, test } from 'vitest';
import { priorCovariance as productPrior } from '../../../src/psychometrics/bank/prior.ts';
import {
  categoryProbabilities,
  expectedResponse,
  itemInformation,
} from '../../../src/psychometrics/index.ts';
import { maxDeviation } from '../../parts/statistics.ts';
import { drawPerson } from '../../people/population.ts';
import { generator } from '../../people/random.ts';
import { expectedAnswer, information, latentCount, position, probabilities } from '../model.ts';
import { priorCovariance } from '../prior.ts';
import { createCases, graded } from './cases.ts';

const random = generator('naive against fast');
const cases = createCases(random);

describe('kernel', () => {
  test('the prior equals measurement §2.1 entry by entry', () => {
    expect(maxDeviation(productPrior().flat(), priorCovariance().flat())).toBeLessThan(1e-15);
  });

  test('provisional and given parameters reach the items unchanged', () => {
    for (const { bank, items } of cases.slice(0, 4)) {
      bank.linear.forEach((item, i) => {
        expect(maxDeviation(item.intercepts, graded(items[i]!).intercepts)).toBeLessThan(1e-13);
        const dense = Array.from({ length: latentCount }, () => 0);
        item.dimensions.forEach((dimension, k) => {
          dense[dimension] = item.slopes[k]!;
        });
        expect(dense).toEqual([...items[i]!.slopes]);
      });
    }
  });

  test('probabilities, expected answers and information agree', () => {
    for (let n = 0; n < 3000; n++) {
      const { items } = cases[n % cases.length]!;
      const item = items[random.below(128)]!;
      const theta = Array.from(drawPerson(random, 0), (value) => 1.5 * value);
      const x = position(item, theta);
      expect(
        maxDeviation(categoryProbabilities(graded(item), theta), probabilities(item, x)),
      ).toBeLessThan(1e-12);
      expect(
        Math.abs(expectedResponse(graded(item), theta) - expectedAnswer(item, x)),
      ).toBeLessThan(1e-12);
      const expected = item.slopes.flatMap((a) =>
        item.slopes.map((b) => information(item, x) * a * b),
      );
      expect(maxDeviation(itemInformation(graded(item), theta).flat(), expected)).toBeLessThan(
        1e-11,
      );
    }
  });
});
