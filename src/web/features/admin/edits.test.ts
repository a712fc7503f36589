import { describe, expect, test } from 'vitest';
import {
  afterSave,
  applyEdit,
  groupByTheme,
  buildItemUpdate,
  isModified,
  searchItems,
  withVersions,
  modifiedItems,
  modifiedLabels,
  type AdminItem,
  type ItemChanges,
} from './edits.ts';

const item: AdminItem = {
  id: 'A01',
  category: 'DS',
  text: 'Before',
  shortDescription: 'Short',
  compareTo: 'A02',
  version: 3,
};

describe('a save', () => {
  const sent = { text: 'After', shortDescription: 'Short', version: 3 };
  const saved = [{ before: item, sent }];
  const stored = [{ ...item, text: 'After', version: 4 }];

  test('removes the edit that it stored', () => {
    expect(afterSave({ A01: sent }, saved, stored)).toEqual({});
  });

  test('keeps what was typed meanwhile', () => {
    const typed = { ...sent, text: 'Later' };
    expect(afterSave({ A01: typed }, saved, stored)).toEqual({ A01: { ...typed, version: 4 } });
  });

  test('keeps an undo as an edit of what it stored', () => {
    expect(afterSave({}, saved, stored)).toEqual({
      A01: { text: 'Before', shortDescription: 'Short', version: 4 },
    });
  });
});

describe('unsaved edits', () => {
  test('ignore an edit that changes nothing', () => {
    expect(isModified(item, undefined)).toBe(false);
    expect(isModified(item, { text: 'Before', shortDescription: 'Short', version: 3 })).toBe(false);
    expect(
      modifiedItems([item], { A01: { text: 'After', shortDescription: 'Short', version: 3 } }),
    ).toEqual([item]);
  });

  test('send only changed fields with their version', () => {
    const update = (changes: ItemChanges) =>
      buildItemUpdate(item, { text: 'Before', shortDescription: 'Short', version: 3, ...changes });
    expect(update({ text: 'After' })).toEqual({ id: 'A01', version: 3, text: 'After' });
    expect(update({ shortDescription: '' })).toEqual({
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
    expect(
      modifiedLabels(labels, {
        1: { label: 'One', version: 0 },
        2: { label: 'Zwei', version: 5 },
      }),
    ).toEqual([{ value: 2, label: 'Zwei', version: 5 }]);
  });

  test('group items by theme', () => {
    const other: AdminItem = { ...item, id: 'A09', category: 'FET' };
    const groups = groupByTheme([item, other, { ...item, id: 'A02' }]);
    expect(groups.map(([theme, items]) => [theme, ...items.map(({ id }) => id)])).toEqual([
      ['DS', 'A01', 'A02'],
      ['FET', 'A09'],
    ]);
  });

  test('list the two items of a pair together', () => {
    const items = ['A01', 'A03', 'A02'].map((id) => ({
      ...item,
      id,
      compareTo: { A01: 'A02', A02: 'A01' }[id] ?? id,
    }));
    expect(groupByTheme(items)[0]?.[1].map(({ id }) => id)).toEqual(['A01', 'A02', 'A03']);
  });

  test('keep the version that they started from', () => {
    const edits = applyEdit({}, item, { text: 'Mine' });
    const newer = { ...item, text: 'Theirs', version: 4 };
    expect(
      buildItemUpdate(newer, applyEdit(edits, newer, { text: 'Mine.' })['A01']!),
    ).toMatchObject({ text: 'Mine.', version: 3 });
    expect(withVersions(edits, new Map([['A01', 4]]))['A01']).toMatchObject({
      text: 'Mine',
      version: 4,
    });
  });

  test('that restore the texts are dropped', () => {
    const edits = applyEdit({}, item, { text: 'Mine' });
    expect(applyEdit(edits, item, { text: 'Before' })).toEqual({});
  });
});

describe('the search', () => {
  const items: AdminItem[] = [
    item,
    { ...item, id: 'A02', compareTo: 'A01', text: 'The counterpart' },
    { ...item, id: 'A09', compareTo: 'A09', category: 'FET', text: 'Another' },
  ];
  const find = (query: string) => searchItems(items, query).map(({ id }) => id);

  test('finds ids, texts and themes, each with its counterpart', () => {
    expect(find(' counterPART ')).toEqual(['A01', 'A02']);
    expect(find('a09')).toEqual(['A09']);
    expect(find('fetish')).toEqual(['A09']);
    expect(find('nothing like it')).toEqual([]);
  });

  test('shows everything without a query', () => {
    expect(find(' ')).toEqual(['A01', 'A02', 'A09']);
  });
});
