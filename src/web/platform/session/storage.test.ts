import { describe, expect, test } from 'vitest';
import { createVisitStorage, type KeyValue, memoryStorage, storedKeys } from './storage.ts';

const held = (store: KeyValue) =>
  Object.values(storedKeys).filter((key) => store.getItem(key) !== null);

describe('a visit on a shared device', () => {
  test('leaves nothing in the browser, and is found again in its own tab alone', () => {
    const [browser, tab] = [memoryStorage(), memoryStorage()];
    const storage = createVisitStorage(browser, tab);
    for (const key of Object.values(storedKeys)) storage.setItem(key, 'of the visit before');
    storage.keepInTabOnly(true, 'forgotten');
    storage.setItem(storedKeys.session, '{}');
    storage.setItem(storedKeys.token, 't');
    expect(held(browser)).toEqual([]);
    expect(createVisitStorage(browser, tab).getItem(storedKeys.token)).toBe('t');
    expect(createVisitStorage(browser, memoryStorage()).getItem(storedKeys.token)).toBeNull();
  });

  test('is followed by an ordinary one, which leaves nothing in the tab', () => {
    const [browser, tab] = [memoryStorage(), memoryStorage()];
    const storage = createVisitStorage(browser, tab);
    storage.keepInTabOnly(true, 'forgotten');
    storage.setItem(storedKeys.session, '{}');
    storage.keepInTabOnly(false, 'forgotten');
    storage.setItem(storedKeys.session, '{"new":1}');
    expect(held(tab)).toEqual([]);
    expect(browser.getItem(storedKeys.session)).toBe('{"new":1}');
  });

  test('that goes on as it was keeps what it holds', () => {
    const storage = createVisitStorage(memoryStorage(), memoryStorage());
    storage.setItem(storedKeys.welcome, '1');
    storage.keepInTabOnly(false, 'forgotten');
    expect(storage.getItem(storedKeys.welcome)).toBe('1');
  });

  test('may begin in the middle of one: what is held moves into the tab, and back', () => {
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
