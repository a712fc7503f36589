import { describe, expect, test } from 'vitest';
import { makeScoredPeople } from '../../../test/support/psychometrics/scored-people.ts';
import { syntheticItems } from '../../../test/support/psychometrics/synthetic-bank.ts';
import { mayRefresh } from '../../domain/statistics.ts';
import { themes } from '../../domain/themes.ts';
import { createBank } from '../bank/bank.ts';
import { itemInformation } from '../kernel/graded-response.ts';
import { seededUniform } from '../kernel/random.ts';
import { countCells, readScales } from './population-scales.ts';
import { describePopulation, publishCells } from './population-statistics.ts';
import {
  discreteLaplaceVariance,
  drawDiscreteLaplace,
  addCohort,
  cellNoiseSd,
} from './population-sums.ts';

const bank = createBank(syntheticItems());
const people = makeScoredPeople('a town', 4000);
const uniform = () => seededUniform('noise');

describe('the noise', () => {
  test('has its stated mean and variance', () => {
    const next = uniform();
    const drawn = Array.from({ length: 40_000 }, () => drawDiscreteLaplace(next, 2));
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const squares = drawn.reduce((sum, value) => sum + value ** 2, 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.06);
    expect(squares / discreteLaplaceVariance(2)).toBeCloseTo(1, 1);
  });

  test('changes the odds of neighbouring counts by e^(1/2)', () => {
    const next = uniform();
    const counts = new Map<number, number>();
    for (let n = 0; n < 200_000; n++) {
      const value = drawDiscreteLaplace(next, 2);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const value of [0, 1, 2, 3, -1, -2])
      expect(
        (counts.get(value) ?? 0) / (counts.get(value + Math.sign(value || 1)) ?? 1),
      ).toBeCloseTo(Math.exp(0.5), 1);
  });

  test('grows with the square root of the cohorts', () => {
    expect(cellNoiseSd({ cohorts: 16 }) / cellNoiseSd({ cohorts: 4 })).toBeCloseTo(2, 12);
  });
});

describe('a refresh', () => {
  test.each([
    [0, 49, false],
    [0, 50, true],
    [200, 249, false],
    [200, 250, true],
    [200, 150, false],
  ])('from %d to %d people is allowed: %s', (before, now, expected) => {
    expect(mayRefresh(before, now)).toBe(expected);
  });
});

describe('published cells', () => {
  const publish = (present: number[], noiseSd = 0, noisy = present) =>
    publishCells({ noisy, present, noiseSd });

  test('are multiples of ten', () => {
    expect(publish([14, 15, 99, 250, 1001])).toEqual([10, 20, 100, 250, 1000]);
  });

  test('hide two cells where one is too small', () => {
    expect(publish([9, 40, 80, 60, 12])).toEqual([null, 40, 80, 60, null]);
  });

  test('hide more until the hidden ones are ten together', () => {
    expect(publish([3, 2, 80, 60, 90])).toEqual([null, null, 80, null, 90]);
    expect(publish([3, 8, 80, 60, 90])).toEqual([null, null, 80, 60, 90]);
  });

  test('stand above ten by three deviations of the noise', () => {
    expect(publish([24, 26, 60, 70, 80], 5)).toEqual([null, null, 60, 70, 80]);
  });

  test('have ten people whatever the noise says', () => {
    expect(publish([9, 50, 60, 70, 80], 2, [30, 52, 58, 71, 84])).toEqual([null, null, 60, 70, 80]);
  });

  test('are all hidden where nothing is large', () => {
    expect(publish([9, 8, 9, 7, 3])).toEqual([null, null, null, null, null]);
  });
});

describe('the published statistics', () => {
  const sums = addCohort(null, people, uniform());
  const statistics = describePopulation({ sums, present: people, bank });
  const describePeople = (present: typeof people) =>
    describePopulation({ sums: addCohort(null, present, uniform()), present, bank });

  test('are close to the true counts', () => {
    const truth = countCells(people);
    statistics.themes.forEach(({ cells }, scale) =>
      cells.forEach((shown, cell) => {
        if (shown !== null) expect(Math.abs(shown - truth[scale]![cell]!)).toBeLessThan(30);
      }),
    );
    expect(statistics.people).toBe(4000);
    expect(statistics.margin).toBe(8);
  });

  test('have the reliability of the exact scores', () => {
    statistics.themes.forEach(({ reliability }, scale) => {
      const estimates = people.map((person) => readScales(person)[scale]!);
      const mean = estimates.reduce((sum, { value }) => sum + value, 0) / people.length;
      const variance =
        estimates.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / people.length;
      const error = estimates.reduce((sum, { se }) => sum + se ** 2, 0) / people.length;
      expect(Math.abs((reliability ?? 0) - variance / (variance + error))).toBeLessThan(0.05);
    });
  });

  test('do not change when people of large cells withdraw', () => {
    expect(describePopulation({ sums, present: people.slice(0, 3900), bank })).toEqual(statistics);
  });

  test('give no reliability below 300 people', () => {
    const { themes: shown } = describePeople(people.slice(0, 299));
    expect(shown.map(({ reliability }) => reliability)).toEqual(themes.map(() => null));
  });

  test('refuse fewer than 50 people', () => {
    expect(() => describePeople(people.slice(0, 49))).toThrow(RangeError);
  });

  test('sum the information of the questions of a pole', () => {
    const [curve] = statistics.themes.find(({ theme }) => theme === 'SENS')!.information;
    const items = bank.linear.filter((_, i) => bank.items[i]!.category === 'SENS');
    const expected = items.reduce(
      (sum, { slopes, intercepts }) =>
        sum + itemInformation({ slopes: [slopes[0]!], intercepts: [...intercepts] }, [0])[0]![0]!,
      0,
    );
    expect(curve!.information[6]).toBeCloseTo(expected, 2);
    expect(curve!.scores).toEqual(curve!.scores.toSorted((a, b) => a - b));
  });
});
