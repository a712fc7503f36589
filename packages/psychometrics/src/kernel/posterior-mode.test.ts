/** Tests of the search for the posterior mode in the product's model of 27 dimensions. */

import { describe, expect, test } from 'vitest';
import { syntheticBank as bank } from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { latentCount } from '../bank/traits.ts';
import { answeredItems } from '../profile/posterior.ts';
import { estimateMap, posteriorGradient, maximisePosterior } from './posterior-mode.ts';
import { seededUniform } from './random.ts';

const answerByIndex = (kind: (i: number) => number): number[] => bank.items.map((_, i) => kind(i));
const uniform = seededUniform('kernel laws');
const patterns: [string, number[]][] = [
  ['all 1', answerByIndex(() => 1)],
  ['all 7', answerByIndex(() => 7)],
  ['alternating 1 and 7', answerByIndex((i) => (i % 2 ? 7 : 1))],
  ...Array.from({ length: 20 }, (_, n): [string, number[]] => [
    `random ${n}`,
    answerByIndex(() => 1 + Math.floor(7 * uniform())),
  ]),
];

describe('the posterior mode in 27 dimensions', () => {
  test.each(patterns)('converges for %s from any start in 12 steps', (_, answers) => {
    for (const counts of [() => true, (i: number) => i < 48]) {
      const answered = answeredItems(bank, answers, counts);
      const { mode, iterations } = maximisePosterior(bank.prior, answered);
      expect(Math.max(...posteriorGradient(bank.prior, answered, mode).map(Math.abs))).toBeLessThan(
        1e-8,
      );
      expect(iterations).toBeLessThanOrEqual(12);
    }
    const answered = answeredItems(bank, answers, () => true);
    const { mode } = maximisePosterior(bank.prior, answered);
    for (let n = 0; n < 20; n++) {
      const start = Float64Array.from({ length: latentCount }, () => 8 * uniform() - 4);
      const other = maximisePosterior(bank.prior, answered, start).mode;
      expect(Math.max(...other.map((value, i) => Math.abs(value - mode[i]!)))).toBeLessThan(1e-10);
    }
  });

  test('equals the prior mean without answers', () => {
    const prior = {
      mean: [0.3, -1],
      covariance: [
        [1, 0.2],
        [0.2, 0.5],
      ],
    };
    const item = { slopes: [1, 0], intercepts: [3, 2, 1, 0, -1, -2] };
    const { mode, covariance } = estimateMap(prior, [item], [null]);
    expect(mode).toEqual(prior.mean);
    covariance
      .flat()
      .forEach((value, i) => expect(value).toBeCloseTo(prior.covariance.flat()[i]!, 14));
  });
});
