import { describe, expect, test } from 'vitest';
import { makeScoredPeople } from '../../../test/support/psychometrics/scored-people.ts';
import { syntheticItems } from '../../../test/support/psychometrics/synthetic-bank.ts';
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

describe('published cells', () => {
  test.each<[string, number[], (number | null)[], number?]>([
    ['are multiples of ten', [14, 15, 99, 250, 1001], [10, 20, 100, 250, 1000]],
    ['hide two where one is too small', [9, 40, 80, 60, 12], [null, 40, 80, 60, null]],
    ['hide more until ten are hidden', [3, 2, 80, 60, 90], [null, null, 80, null, 90]],
    ['hide two that are ten together', [3, 8, 80, 60, 90], [null, null, 80, 60, 90]],
    ['stand three deviations above ten', [24, 26, 60, 70, 80], [null, null, 60, 70, 80], 5],
    ['are all hidden where none is large', [9, 8, 9, 7, 3], [null, null, null, null, null]],
  ])('%s', (_, present, cells, noiseSd = 0) => {
    expect(publishCells({ noisy: present, present, noiseSd })).toEqual(cells);
  });

  test('have ten people whatever the noise says', () => {
    const noisy = [30, 52, 58, 71, 84];
    const present = [9, 50, 60, 70, 80];
    expect(publishCells({ noisy, present, noiseSd: 2 })).toEqual([null, null, 60, 70, 80]);
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
