import { describe, expect, test } from 'vitest';
import { createVisitStorage, type KeyValueStore, memoryStorage, storedKeys } from './storage.ts';

const held = (store: KeyValueStore) =>
  Object.values(storedKeys).filter((key) => store.getItem(key) !== null);

describe('a visit on a shared device', () => {
  test('leaves nothing in the browser outside its tab', () => {
    const [browser, tab] = [memoryStorage(), memoryStorage()];
    const storage = createVisitStorage(browser, tab);
    for (const key of Object.values(storedKeys)) storage.setItem(key, 'of the previous visit');
    storage.keepInTabOnly(true, 'forgotten');
    storage.setItem(storedKeys.session, '{}');
    storage.setItem(storedKeys.token, 't');
    expect(held(browser)).toEqual([]);
    expect(createVisitStorage(browser, tab).getItem(storedKeys.token)).toBe('t');
    expect(createVisitStorage(browser, memoryStorage()).getItem(storedKeys.token)).toBeNull();
  });

  test('leaves nothing in the tab for an ordinary visit', () => {
    const [browser, tab] = [memoryStorage(), memoryStorage()];
    const storage = createVisitStorage(browser, tab);
    storage.keepInTabOnly(true, 'forgotten');
    storage.setItem(storedKeys.session, '{}');
    storage.keepInTabOnly(false, 'forgotten');
    storage.setItem(storedKeys.session, '{"new":1}');
    expect(held(tab)).toEqual([]);
    expect(browser.getItem(storedKeys.session)).toBe('{"new":1}');
  });

  test('keeps its values when nothing changes', () => {
    const storage = createVisitStorage(memoryStorage(), memoryStorage());
    storage.setItem(storedKeys.welcome, '1');
    storage.keepInTabOnly(false, 'forgotten');
    expect(storage.getItem(storedKeys.welcome)).toBe('1');
  });

  test('moves the values along when it begins later', () => {
    const [browser, tab] = [memoryStorage(), memoryStorage()];
    const storage = createVisitStorage(browser, tab);
    storage.setItem(storedKeys.session, '{"of":"this visit"}');
    storage.keepInTabOnly(true, 'moved');
    expect([storage.isTabOnly(), held(browser), held(tab)]).toEqual([
      true,
      [],
      [storedKeys.session],
    ]);
    storage.keepInTabOnly(false, 'moved');
    expect([storage.isTabOnly(), held(browser), held(tab)]).toEqual([
      false,
      [storedKeys.session],
      [],
    ]);
    expect(storage.getItem(storedKeys.session)).toBe('{"of":"this visit"}');
  });
});
