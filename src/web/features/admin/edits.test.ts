import { describe, expect, test } from 'vitest';
import {
  groupByTheme,
  buildItemUpdate,
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
  status: 'asked',
  version: 3,
};

describe('unsaved edits', () => {
  test('ignore an edit that changes nothing', () => {
    expect(isModified(item, undefined)).toBe(false);
    expect(isModified(item, { text: 'Before', shortDescription: 'Short' })).toBe(false);
    expect(modifiedItems([item], { A01: { text: 'After', shortDescription: 'Short' } })).toEqual([
      item,
    ]);
  });

  test('send only changed fields with their version', () => {
    expect(buildItemUpdate(item, { text: 'After', shortDescription: 'Short' })).toEqual({
      id: 'A01',
      version: 3,
      text: 'After',
    });
    expect(buildItemUpdate(item, { text: 'Before', shortDescription: '' })).toEqual({
      id: 'A01',
      version: 3,
      shortDescription: '',
    });
  });

  test('send only changed labels', () => {
    const labels = [
      { value: 1, label: 'One', version: 0 },
      { value: 2, label: 'Two', version: 5 },
    ];
    expect(modifiedLabels(labels, { 1: 'One', 2: 'Zwei' })).toEqual([
      { value: 2, label: 'Zwei', version: 5 },
    ]);
  });

  test('group items by theme', () => {
    const other: AdminItem = { ...item, id: 'A09', category: 'FET' };
    expect(
      groupByTheme([item, other, { ...item, id: 'A02' }]).map(([category, items]) => [
        category,
        items.map(({ id }) => id),
      ]),
    ).toEqual([
      ['DS', ['A01', 'A02']],
      ['FET', ['A09']],
    ]);
  });
});
