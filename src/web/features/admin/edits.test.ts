import { expect, test } from 'vitest';
import {
  byCategory,
  changesOf,
  isModified,
  modifiedItems,
  modifiedLabels,
  type AdminItem,
} from './edits.ts';

const item: AdminItem = {
  id: 'A01',
  category: 'DS',
  text: 'Before',
  shortDescription: 'Short',
  compareTo: 'A02',
  version: 3,
};

test('an edit that changes nothing is none', () => {
  expect(isModified(item, undefined)).toBe(false);
  expect(isModified(item, { text: 'Before', shortDescription: 'Short' })).toBe(false);
  expect(modifiedItems([item], { A01: { text: 'After', shortDescription: 'Short' } })).toEqual([
    item,
  ]);
});

test('only the changed fields are sent, with the version they were made from', () => {
  expect(changesOf(item, { text: 'After', shortDescription: 'Short' })).toEqual({
    id: 'A01',
    version: 3,
    text: 'After',
  });
  expect(changesOf(item, { text: 'Before', shortDescription: '' })).toEqual({
    id: 'A01',
    version: 3,
    shortDescription: '',
  });
});

test('only changed labels are sent', () => {
  const labels = [
    { value: 1, label: 'One', version: 0 },
    { value: 2, label: 'Two', version: 5 },
  ];
  expect(modifiedLabels(labels, { 1: 'One', 2: 'Zwei' })).toEqual([
    { value: 2, label: 'Zwei', version: 5 },
  ]);
});

test('items stand under their category', () => {
  const other: AdminItem = { ...item, id: 'A09', category: 'FET' };
  expect(
    byCategory([item, other, { ...item, id: 'A02' }]).map(([category, items]) => [
      category,
      items.map(({ id }) => id),
    ]),
  ).toEqual([
    ['DS', ['A01', 'A02']],
    ['FET', ['A09']],
  ]);
});
