import { describe, expect, test } from 'vitest';
import type { ItemParameters } from '../../../packages/psychometrics/src/bank/bank-item.ts';
import { createBank } from '../../../packages/psychometrics/src/bank/bank.ts';
import { seededUniform } from '../../../packages/psychometrics/src/kernel/random.ts';
import { plausibleParameters } from '../../../packages/psychometrics/src/population/simulated-people.ts';
import type { Answers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import {
  isSetA,
  randomPerson,
  simulateAnswers,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import {
  differentialItemFunctioning,
  rejectAtFalseDiscoveryRate,
} from './differential-item-functioning.ts';
import { estimateGroupLevels } from './group-levels.ts';
import { fitOrdinalLogistic } from './ordinal-logistic.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('Benjamini and Hochberg reject the example of their paper', () => {
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
    0.6528, 0.759, 1,
  ];
  expect(rejectAtFalseDiscoveryRate(p, 0.05).filter(Boolean)).toHaveLength(4);
});

describe('ordinal logistic regression', () => {
  test('gives the log odds ratio of a two by two table', () => {
    const cells = [
      { group: 0, answer: 1, count: 30 },
      { group: 0, answer: 5, count: 10 },
      { group: 1, answer: 1, count: 12 },
      { group: 1, answer: 5, count: 28 },
    ];
    const people = cells.flatMap(({ count, ...person }) =>
      Array.from({ length: count }, () => person),
    );
    const { coefficients, logLikelihood } = fitOrdinalLogistic(
      people.map(({ answer }) => answer),
      people.map(({ group }) => [group]),
    );
    expect(coefficients[0]).toBeCloseTo(Math.log((30 * 28) / (10 * 12)), 8);
    const expected = [30 / 40, 10 / 40, 12 / 40, 28 / 40].reduce(
      (sum, p, i) => sum + cells[i]!.count * Math.log(p),
      0,
    );
    expect(logLikelihood).toBeCloseTo(expected, 8);
  });

  test('recovers the coefficients of simulated answers', () => {
    const uniform = seededUniform('ordinal');
    const rows = Array.from({ length: 4000 }, (_, n) => [4 * uniform() - 2, n % 2]);
    const answers = rows.map(([level, group]) => {
      const noise = uniform();
      const latent = 1.5 * level! + 0.5 * group! + Math.log(noise / (1 - noise));
      return 1 + [-2, -1, 0, 1, 2, 3].filter((cut) => latent > cut).length;
    });
    const fit = fitOrdinalLogistic(answers, rows);
    const [slope, shift] = fit.coefficients;
    expect(Math.abs(slope! - 1.5)).toBeLessThan(0.1);
    expect(Math.abs(shift! - 0.5)).toBeLessThan(0.18);
    expect(mean(rows.map((row) => fit.expected(row)))).toBeCloseTo(mean(answers), 1);
  });
});

describe('differential item functioning', () => {
  const uniform = seededUniform('fairness');
  const items = readRealItems();
  const parameters = plausibleParameters(items, uniform);
  const bank = createBank(items, parameters);
  const harder = ['A05', 'A30'];
  const otherTruth = createBank(
    items,
    new Map(
      [...parameters].map(([id, { a, b, status }]): [string, ItemParameters] => {
        // as: six thresholds stay six
        const raised = b.map((value) => value + 1.2 / a) as unknown as ItemParameters['b'];
        return [id, { a, b: harder.includes(id) ? raised : b, status }];
      }),
    ),
  );
  const peopleOf = (truth: typeof bank, shift: number) =>
    Array.from({ length: 250 }, () =>
      simulateAnswers(truth, randomPerson(uniform, shift), uniform, (i) => isSetA(bank, i)),
    );
  /** Both groups together, as they answer under this truth. */
  const sameLevels = (truth: typeof bank): Answers[] => {
    const own = seededUniform('same levels');
    return [0, 0.7].flatMap((shift) =>
      Array.from({ length: 1000 }, () =>
        simulateAnswers(truth, randomPerson(own, shift), own, (i) => isSetA(bank, i)),
      ),
    );
  };
  const groups = Array.from({ length: 500 }, (_, n) => (n < 250 ? 0 : 1));
  const found = differentialItemFunctioning(
    bank,
    [...peopleOf(bank, 0), ...peopleOf(otherTruth, 0.7)],
    groups,
  );

  test('is found where it is, and only there', () => {
    const detected = found.filter(({ isDetected }) => isDetected).map(({ id }) => id);
    expect(detected).toEqual(harder);
  });

  test('has the size with which it was made', () => {
    const [own, others] = [sameLevels(bank), sameLevels(otherTruth)];
    for (const { id, points } of found) {
      const item = bank.indexById.get(id)!;
      const answersOf = (people: readonly Answers[]) => mean(people.map((own) => own[item]!));
      const apart = answersOf(others) - answersOf(own);
      if (harder.includes(id)) expect(Math.abs(points[0]! - apart)).toBeLessThan(0.3);
    }
  });

  test('does not need an anchor for every trait', () => {
    const [first] = estimateGroupLevels(
      bank,
      {
        people: [...peopleOf(bank, 0), ...peopleOf(bank, 0)],
        groups: groups.map(() => 0),
        groupCount: 1,
      },
      (item) => bank.items[item]!.category !== 'FET',
    );
    expect(first!.levels.every(Number.isFinite)).toBe(true);
    expect(first!.variances.every((variance) => variance > 0)).toBe(true);
  });

  test('is notable only from .2 points', () => {
    for (const { isNotable, isDetected, points } of found)
      expect(isNotable).toBe(isDetected && Math.abs(points[0]!) >= 0.2);
    expect(found.filter(({ isNotable }) => isNotable).map(({ id }) => id)).toEqual(harder);
  });

  test('is not tested with fewer than 200 answers a group', () => {
    const few = groups.map((group, n) => (n < 260 ? group : 2));
    const people = [...peopleOf(bank, 0), ...peopleOf(bank, 0)];
    expect(found.every(({ answers }) => answers.join() === '250,250')).toBe(true);
    for (const { answers } of differentialItemFunctioning(bank, people, few))
      expect(answers).toHaveLength(2);
  });
});
