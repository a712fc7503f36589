import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { allItems, retiredItems } from './items.ts';

const folder = new URL('../', import.meta.url);
const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(file, folder)), { columns: true, bom: true });

const evidence = read('evidence.csv');
const sources = read('sources.csv');
const keyOf = ({ category, scene, pole }: Record<string, string>): string =>
  [category, scene, pole].join(' ');

describe('evidence.csv', () => {
  test('names contents that the bank has or had, each once', () => {
    const contents = new Set([...allItems, ...retiredItems].map(keyOf));
    expect(evidence.map(keyOf).filter((key) => !contents.has(key))).toEqual([]);
    expect(new Set(evidence.map(keyOf)).size).toBe(evidence.length);
  });

  test('gives a share with its band, a weight and a grade', () => {
    for (const row of evidence) {
      const [low, mid, high, weight] = [row['low'], row['mid'], row['high'], row['weight']].map(
        Number,
      ) as [number, number, number, number]; // as: map keeps the length
      expect(0 < low && low <= mid && mid <= high && high < 1, keyOf(row)).toBe(true);
      expect(weight > 0 && weight <= 1, keyOf(row)).toBe(true);
      expect(row['grade']).toMatch(/^[ABC]$/);
      // A figure is either observed or judged from the sources.
      expect(row['observed'] === '', keyOf(row)).toBe(row['kind'] === 'judged');
    }
  });

  test('cites sources that sources.csv lists', () => {
    const ids = new Set(sources.map((source) => source['id']));
    for (const row of evidence)
      for (const id of row['source']!.split(' ')) expect(ids.has(id), keyOf(row)).toBe(true);
  });
});

test('the parameters say which of them lean on a published figure', () => {
  const { model } = readItemBank(folder).current;
  const withFigure = new Set(evidence.map(keyOf));
  const expected = model.items.map(({ category, scene, pole }) =>
    withFigure.has(keyOf({ category, scene, pole })) ? 'literature' : 'provisional',
  );
  expect(model.status).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
  expect(model.provisional).toBe(true);
});
