import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { latentCount, traits } from '../../packages/psychometrics/src/bank/traits.ts';
import {
  covarianceAfter,
  predictorVariance,
} from '../../packages/psychometrics/src/kernel/d-optimal.ts';
import { fisherInformation } from '../../packages/psychometrics/src/kernel/graded-response.ts';
import { hermiteRule } from '../../packages/psychometrics/src/kernel/hermite-rule.ts';
import { dimensionNames, mirtFiles } from '../../src/server/commands/instrument/mirt.ts';
import { shortForm } from '../../src/server/commands/instrument/short-form.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { naiveItems, position, probabilities } from '../second-model/model.ts';
import { generator } from '../study/people/population.ts';

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

  test('marks 24 questions, at least two of each theme', () => {
    const chosen = rows.filter((row) => row['short_form'] === 'yes');
    expect(chosen.map(({ id }) => id).toSorted()).toEqual(shortForm.toSorted());
    expect(chosen).toHaveLength(24);
    expect(new Set(chosen.map(({ form }) => form))).toEqual(new Set(['standard-48']));
    for (const rest of Object.values(Object.groupBy(chosen, ({ theme }) => theme!)))
      expect(rest!.length).toBeGreaterThanOrEqual(2);
  });

  test('has a script that reads files and columns that exist', () => {
    const script = files['mirt.R']!;
    const read = [...script.matchAll(/read\.csv\("([^"]+)"/g)].map(([, name]) => name!);
    const written = Object.keys(files).filter((name) => name.endsWith('.csv'));
    expect(read.toSorted()).toEqual(written.toSorted());
    const columns = [...script.matchAll(/items\$(\w+)/g)].map(([, column]) => column!);
    expect(columns).toContain('short_form');
    for (const column of columns) expect(rows[0]).toHaveProperty(column);
  });
});

test('the short form lowers the variance of the traits most, question by question', () => {
  const weights = model.linear.map((item) => {
    const sd = Math.sqrt(predictorVariance(model.priorCovariance, latentCount, item));
    const at = (node: number): number => fisherInformation(item.intercepts, node * sd);
    return hermiteRule.reduce((sum, [node, weight]) => sum + weight * at(node), 0);
  });
  let covariance: Float64Array = model.priorCovariance;
  const after = (i: number) =>
    covarianceAfter(covariance, latentCount, model.linear[i]!, weights[i]!);
  const traitVariance = (matrix: Float64Array): number =>
    traits.reduce((sum, _, t) => sum + matrix[t * latentCount + t]!, 0);
  const setA = model.items.flatMap(({ form }, i) => (form === 'standard-48' ? [i] : []));
  const asked: number[] = [];
  while (asked.length < shortForm.length) {
    const left = setA.filter((i) => !asked.includes(i));
    const variances = left.map((i) => traitVariance(after(i)));
    const best = left[variances.indexOf(Math.min(...variances))]!;
    covariance = after(best);
    asked.push(best);
  }
  expect(asked.map((i) => model.items[i]!.id).toSorted()).toEqual(shortForm.toSorted());
});
