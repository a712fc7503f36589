import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { latentCount } from '../../src/psychometrics/bank/traits.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { naiveItems, position, probabilities } from '../second-model/model.ts';
import { generator } from '../study/people/population.ts';
import { dimensionNames, mirtFiles } from './export.ts';
import { shortForm } from './short-form.ts';

const bank = readItemBank(new URL('../../items/', import.meta.url));
const { model } = bank.current;
const files = mirtFiles(bank);
const rows: Record<string, string>[] = parse(files['items.csv']!, { columns: true });
const numbers = (row: Record<string, string>, letter: string, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Number(row[`${letter}${i + 1}`]));

describe('the export for mirt', () => {
  test('has every question with equal parameters', () => {
    expect(rows.map(({ id }) => id)).toEqual(model.items.map(({ id }) => id));
    rows.forEach((row, i) => {
      const { dimensions, slopes, intercepts } = model.linear[i]!;
      const dense = Array.from({ length: latentCount }, () => 0);
      dimensions.forEach((dimension, k) => (dense[dimension] = slopes[k]!));
      expect(numbers(row, 'a', latentCount)).toEqual(dense);
      expect(numbers(row, 'd', 6)).toEqual(Array.from(intercepts, (value) => value + 0)); // 0 for -0
    });
  });

  test('has the covariance of the prior', () => {
    const [head, ...body]: string[][] = parse(files['covariance.csv']!);
    expect(head!.slice(1)).toEqual(dimensionNames);
    expect(body.flatMap((row) => row.slice(1).map(Number))).toEqual(
      Array.from(model.priorCovariance),
    );
  });

  test('gives the probabilities of the second model', () => {
    const random = generator('export');
    const items = naiveItems(model.items);
    const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
    rows.forEach((row, i) => {
      const theta = Array.from({ length: latentCount }, () => random.normal());
      const x = numbers(row, 'a', latentCount).reduce((sum, a, k) => sum + a * theta[k]!, 0);
      const above = [1, ...numbers(row, 'd', 6).map((d) => logistic(x + d)), 0];
      const expected = probabilities(items[i]!, position(items[i]!, theta));
      expected.forEach((p, k) =>
        expect(Math.abs(above[k]! - above[k + 1]! - p)).toBeLessThan(1e-6),
      );
    });
  });

  test('marks the short form: 24 questions of Set A, two or more a theme', () => {
    const chosen = rows.filter((row) => row['short_form'] === 'yes');
    expect(chosen.map(({ id }) => id).toSorted()).toEqual(shortForm.toSorted());
    expect(chosen).toHaveLength(24);
    expect(new Set(chosen.map(({ form }) => form))).toEqual(new Set(['standard-48']));
    for (const rest of Object.values(Object.groupBy(chosen, ({ theme }) => theme!)))
      expect(rest!.length).toBeGreaterThanOrEqual(2);
  });

  test('has a script that reads each file it needs', () => {
    for (const name of ['items.csv', 'covariance.csv'])
      expect(files['mirt.R']).toContain(`"${name}"`);
  });
});
