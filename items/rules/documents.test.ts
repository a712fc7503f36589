import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themes } from '../../src/domain/themes.ts';
import { allItems, askedItems, type Item, items } from './items.ts';

const readDocument = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Returns the cells of the first table row that starts with a cell, without that cell. */
function readRow(document: string, start: string): string[] {
  const row = document.split('\n').find((line) => line.startsWith(start)) ?? '';
  return row
    .slice(start.length)
    .split('|')
    .slice(0, -1)
    .map((cell) => cell.trim());
}

/** Checks a row with one count per theme, in the order of the table's header, and their sum. */
function expectCounts(document: string, start: string, count: (theme: string) => number): void {
  const order = readRow(document, '| | DS |');
  const counts = ['DS', ...order.slice(0, -1)].map(count);
  const sum = counts.reduce((total, value) => total + value, 0);
  expect(readRow(document, start)).toEqual([...counts, sum].map(String));
}

const countItems = (list: readonly Item[]) => (theme: string) =>
  list.filter(({ category }) => category === theme).length;

describe('items/README.md', () => {
  const document = readDocument('items/README.md');

  test('has a column for every theme', () => {
    const columns = readRow(document, '| |').slice(0, -1);
    expect(columns.toSorted()).toEqual(themes.toSorted());
  });

  test('counts the items of each theme', () => {
    expectCounts(document, '| Set A, items |', countItems(items.A));
    expectCounts(document, '| Pool, items |', countItems(items.B));
    expectCounts(document, '| Explore, items |', countItems(items.E));
  });

  test('counts the scenes', () => {
    const countScenes = (list: readonly Item[]) => (theme: string) =>
      new Set(list.filter(({ category }) => category === theme).map(({ scene }) => scene)).size;
    expectCounts(document, '| Scenes, edition 2 |', countScenes(askedItems));
    expectCounts(document, '| Scenes with explore |', countScenes(allItems));
  });
});
